import type { Translate } from '#i18n/keys';
import type { GameReview } from '#session/review/gameReview';
import type { Sample } from '#session/review/samples';
import type { SeatSetup } from '#session/seats';
import { heightOf, type Measure } from './chart';

export const percent = (chance: number) => Math.round(chance * 100);

/** "38 %" or "12". */
export function shownValue(t: Translate, measure: Measure, value: number): string {
  const whole = Math.round(value);
  return measure === 'chances' ? t('ui:review.chance', { percent: whole }) : String(whole);
}

/** "Ana 38 %, Ben 62 %" */
export function standingOf(
  t: Translate,
  sample: Sample,
  measure: Measure,
  seats: readonly SeatSetup[],
): string {
  return seats
    .map(({ name }, seat) =>
      t('ui:review.standing', {
        name,
        value: shownValue(t, measure, heightOf(sample, measure, seat)),
      }),
    )
    .join(', ');
}

/** The chart in words for screen readers; the table has every round. */
export function chartText(
  t: Translate,
  { samples }: GameReview,
  measure: Measure,
  seats: readonly SeatSetup[],
): string {
  const [first, last] = [samples[0], samples.at(-1)];
  if (first === undefined || last === undefined) return '';
  return t('ui:review.chartSpoken', {
    measure: t(`ui:review.measure.${measure}`),
    count: last.round,
    starts: t('ui:review.chartStart', { standing: standingOf(t, first, measure, seats) }),
    ends: t('ui:review.chartEnd', { standing: standingOf(t, last, measure, seats) }),
  });
}
