import type { SourceTexts } from './resources';

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type WithoutForm<K extends string> = K extends `${infer Base}_${PluralForm}` ? Base : K;
type Join<Prefix extends string, K extends string> = Prefix extends '' ? K : `${Prefix}.${K}`;

type Leaves<Texts, Prefix extends string = ''> = {
  [K in keyof Texts & string]: Texts[K] extends string
    ? Join<Prefix, WithoutForm<K>>
    : Leaves<Texts[K], Join<Prefix, K>>;
}[keyof Texts & string];

export type Namespace = keyof SourceTexts;

/** Key of a text, as `namespace:area.key`. Plural keys have no suffix. */
export type TextKey = { [N in Namespace]: `${N}:${Leaves<SourceTexts[N]>}` }[Namespace];

type Words = SourceTexts['words'];
export type GoodWord = keyof Words['good'];
export type TileWord = keyof Words['tile'];
export type RoleWord = keyof Words['role'];
export type BuildingWord = keyof Words['building'];
export type CardWord = keyof Words['card'];
export type GoalWord = keyof Words['goal'];
export type TermWord = WithoutForm<keyof Words['term'] & string>;
export type AmountWord = WithoutForm<keyof Words['amount'] & string>;
export type ChapterId = keyof SourceTexts['help']['chapter'];

/** Values for the {{placeholders}} of a text. `count` also selects the plural form. */
export type TextValues = Readonly<Record<string, string | number>>;

export type Translate = (key: TextKey, values?: TextValues) => string;
