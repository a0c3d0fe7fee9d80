import type { KnownScore } from '#engine';
import type { Translate } from '#i18n/keys';
import { CATEGORIES, isHiddenIn, pointsIn } from './scoreCategories';
import type { Voice } from './voice';

/** The known points of a player, and whether there are more that the reader may not know. */
export interface Points {
  readonly points: number;
  readonly hasHiddenPoints: boolean;
}

export const pointsOf = ({ total, hidden }: KnownScore): Points => ({
  points: total,
  hasHiddenPoints: hidden.length > 0,
});

/** For a narrow place beside an icon: "12", or "12+?". */
export const pointsFigure = (t: Translate, { points, hasHiddenPoints }: Points): string =>
  hasHiddenPoints ? t('ui:score.withHiddenShort', { points }) : String(points);

/** In words: "12 VP", or "12 VP and hidden points". */
export function pointsText(
  { t, words }: Pick<Voice, 't' | 'words'>,
  { points, hasHiddenPoints }: Points,
): string {
  const known = words.amount('vp', points);
  return hasHiddenPoints ? t('ui:score.withHidden', { points: known }) : known;
}

/** The points by source: "Goods shipped ? · Buildings 6". */
export function scoreSplit({ t }: Pick<Voice, 't'>, score: KnownScore): string {
  return CATEGORIES.flatMap((category) => {
    const points = pointsIn(category, score);
    const isHidden = isHiddenIn(category, score);
    if (points === 0 && !isHidden) return [];
    const figure =
      isHidden && points === 0 ? '?' : pointsFigure(t, { points, hasHiddenPoints: isHidden });
    return t('ui:score.part', { category: t(`ui:score.category.${category}`), points: figure });
  }).join(' · ');
}
