import { GOOD_NAMES, type Good } from '#engine';
import type { Voice } from './voice';

export type Cargo = Readonly<{ capacity: number; good: Good | null; count: number }>;

/** A ship and its cargo in words. */
export function shipText(
  { capacity, good, count }: Cargo,
  { t, words }: Pick<Voice, 't' | 'words'>,
): string {
  return good === null
    ? t('ui:table.shipEmpty', { size: capacity })
    : t('ui:table.shipWith', { size: capacity, goods: words.goods(GOOD_NAMES[good], count) });
}
