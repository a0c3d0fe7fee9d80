import type { Drawing } from '#app/art/drawing/drawing';
import { coffee } from './coffee';
import { corn } from './corn';
import { fruit } from './fruit';
import { indigo } from './indigo';
import { sugar } from './sugar';
import { tobacco } from './tobacco';

export type GoodArtName = 'corn' | 'indigo' | 'sugar' | 'tobacco' | 'coffee';

const classic: Readonly<Record<GoodArtName, Drawing>> = { corn, indigo, sugar, tobacco, coffee };

export const goodDrawings = { classic, 1897: { ...classic, indigo: fruit } } as const;
