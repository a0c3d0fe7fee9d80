import { Text } from '#app/ui/base/Text';
import type { Difficulty, Expansion } from '#engine';
import { useT, useWords } from '#i18n/react';
import { lineFor, type SoloRecord } from '#session/preferences/soloRecord';

type SoloLineTextProps = Readonly<{
  record: SoloRecord;
  difficulty: Difficulty;
  expansions: readonly Expansion[];
}>;

/** Solo results for a difficulty and expansions; empty before the first game. */
export function SoloLineText({ record, difficulty, expansions }: SoloLineTextProps) {
  const t = useT();
  const words = useWords();
  const line = lineFor(record, difficulty, expansions);
  if (line === undefined) return null;
  return (
    <Text variant="label" tone="textMuted" align="center" testID="solo-record">
      {t('ui:puertoma.record', {
        difficulty: t(`ui:puertoma.difficulties.${difficulty}`),
        won: line.won,
        played: line.played,
        points: words.amount('vp', line.best),
      })}
    </Text>
  );
}
