import type { Drawing } from '#app/art/drawing/drawing';
import { coffeeField } from './coffee';
import { cornField } from './corn';
import { forest } from './forest';
import { fruitField } from './fruit';
import { indigoField } from './indigo';
import { quarry } from './quarry';
import { sugarField } from './sugar';
import { tobaccoField } from './tobacco';

export type TileArtName = 'corn' | 'indigo' | 'sugar' | 'tobacco' | 'coffee' | 'quarry' | 'turned';

const classic: Readonly<Record<TileArtName, Drawing>> = {
  corn: cornField,
  indigo: indigoField,
  sugar: sugarField,
  tobacco: tobaccoField,
  coffee: coffeeField,
  quarry,
  turned: forest,
};

export const tileDrawings = { classic, 1897: { ...classic, indigo: fruitField } } as const;
