import { Note } from '#app/screens/shared/Section';
import { Segmented } from '#app/ui/Segmented';
import { DIFFICULTIES } from '#engine';
import { useT } from '#i18n/react';
import type { ChoiceProps } from './choice';

/** Difficulty of the Puertomas, with an explanation. */
export function DifficultyChoice({ choice, onChange }: ChoiceProps) {
  const t = useT();
  return (
    <>
      <Segmented
        label={t('ui:puertoma.difficulty')}
        options={DIFFICULTIES.map((value) => ({
          value,
          label: t(`ui:puertoma.difficulties.${value}`),
        }))}
        value={choice.difficulty}
        onChange={(difficulty) => onChange({ ...choice, difficulty })}
        testID="difficulty"
      />
      <Note>{t(`ui:puertoma.difficultyDetails.${choice.difficulty}`)}</Note>
    </>
  );
}
