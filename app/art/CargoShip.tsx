import { useMemo } from 'react';
import { useEdition } from '#i18n/react';
import { Art, type ArtProps } from './drawing/Art';
import { type GoodArtName, goodDrawings } from './goods/drawings';
import { cargoShip, shipWidth } from './pieces/ships';

type CargoShipProps = ArtProps &
  Readonly<{
    spaces: number;
    /** The good aboard; undefined while the ship is empty. */
    good?: GoodArtName;
    filled?: number;
  }>;

/** Width of a ship with a height of `size`. */
export function cargoShipWidth(spaces: number, size: number): number {
  return (shipWidth(spaces) / 48) * size;
}

/** A cargo ship that shows every space of its hold. `size` is its height. */
export function CargoShip({ spaces, good, filled = 0, ...art }: CargoShipProps) {
  const edition = useEdition();
  const drawing = useMemo(() => {
    const aboard = good ? Array.from({ length: filled }, () => goodDrawings[edition][good]) : [];
    return cargoShip(spaces, aboard);
  }, [spaces, good, filled, edition]);
  return <Art drawing={drawing} width={shipWidth(spaces)} {...art} />;
}
