import { memo } from 'react';
import { TileIcon } from '#app/art/icons';
import { legendOf } from '#app/table/legend/names';
import { Tally } from '#app/table/widgets/Tally';
import { listed, tileName } from '#app/text/voice';
import { type GameView, GOODS, type StaffedTile, TILE_NAMES, Tile } from '#engine';
import { type PartProps, ShelfPart } from './ShelfPart';

type TilesPartProps = PartProps & Pick<GameView, 'faceUp' | 'quarries'>;

/** The face-up plantations and the quarries. */
export const TilesPart = memo(function TilesPart({ faceUp, quarries, ...part }: TilesPartProps) {
  const { voice } = part;
  const offers: readonly (readonly [tile: StaffedTile, count: number])[] = [
    ...GOODS.filter((good) => faceUp[good] > 0).map((good) => [good, faceUp[good]] as const),
    [Tile.quarry, quarries],
  ];
  const spoken = offers.map(([tile, count]) =>
    voice.t('ui:table.tileCount', { tile: tileName(voice, tile), count }),
  );
  return (
    <ShelfPart {...part} section="plantations" label={listed(voice, spoken)}>
      {offers.map(([tile, count]) => (
        <Tally
          key={tile}
          small
          icon={<TileIcon tile={TILE_NAMES[tile]} size={22} />}
          value={count}
          legend={legendOf.tile(tile)}
        />
      ))}
    </ShelfPart>
  );
});
