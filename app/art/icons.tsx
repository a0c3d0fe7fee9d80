import { useEdition } from '#i18n/react';
import { type BuildingArtName, buildingDrawings } from './buildings/drawings';
import { type CardArtName, cardBack, cardDrawings } from './cards/drawings';
import { Art, type ArtProps } from './drawing/Art';
import { type GoodArtName, goodDrawings } from './goods/drawings';
import { colonist, noble } from './pieces/people';
import { hiringOffice, tradingHouse } from './pieces/places';
import { colonistShip } from './pieces/ships';
import { coin, crown, supply, victoryPoint } from './pieces/tokens';
import { type RoleArtName, roleDrawings } from './roles/emblems';
import { type TileArtName, tileDrawings } from './tiles/drawings';

/** A good, drawn as in the current edition. */
export function GoodIcon({ good, ...art }: ArtProps & Readonly<{ good: GoodArtName }>) {
  return <Art drawing={goodDrawings[useEdition()][good]} {...art} />;
}

export function TileIcon({ tile, ...art }: ArtProps & Readonly<{ tile: TileArtName }>) {
  return <Art drawing={tileDrawings[useEdition()][tile]} {...art} />;
}

export function RoleIcon({ role, ...art }: ArtProps & Readonly<{ role: RoleArtName }>) {
  return <Art drawing={roleDrawings[role]} {...art} />;
}

export function BuildingIcon({
  building,
  ...art
}: ArtProps & Readonly<{ building: BuildingArtName }>) {
  return <Art drawing={buildingDrawings[useEdition()][building]} {...art} />;
}

/** A great achievement, or the back of a card that is hidden. */
export function CardIcon({ card, ...art }: ArtProps & Readonly<{ card: CardArtName | null }>) {
  const drawings = cardDrawings[useEdition()];
  return <Art drawing={card === null ? cardBack : drawings[card]} {...art} />;
}

/** The colonist ship, or the hiring office that the 1897 edition has in its place. */
export function ColonistShipIcon(art: ArtProps) {
  return <Art drawing={useEdition() === '1897' ? hiringOffice : colonistShip} {...art} />;
}

export function ColonistIcon(art: ArtProps) {
  return <Art drawing={colonist} {...art} />;
}

export function NobleIcon(art: ArtProps) {
  return <Art drawing={noble} {...art} />;
}

export function CoinIcon(art: ArtProps) {
  return <Art drawing={coin} {...art} />;
}

export function VpIcon(art: ArtProps) {
  return <Art drawing={victoryPoint} {...art} />;
}

export function CrownIcon(art: ArtProps) {
  return <Art drawing={crown} {...art} />;
}

export function TradingHouseIcon(art: ArtProps) {
  return <Art drawing={tradingHouse} {...art} />;
}

export function SupplyIcon(art: ArtProps) {
  return <Art drawing={supply} {...art} />;
}
