import { type ChoiceProps, isUnadvised } from '#app/screens/newGame/choice';
import { DifficultyChoice } from '#app/screens/newGame/DifficultyChoice';
import { Note, Section } from '#app/screens/shared/Section';
import { Stepper } from '#app/ui/Stepper';
import { useT } from '#i18n/react';

const COUNTS = [0, 1, 2] as const;

type PuertomaSeatsProps = ChoiceProps & Readonly<{ others: readonly unknown[] }>;

/** Choice of the number of Puertomas, which have the last seats (P-1). */
export function PuertomaSeats({ choice, others, onChange }: PuertomaSeatsProps) {
  const t = useT();
  const { puertomas } = choice;
  return (
    <Section title={t('ui:puertoma.howMany')} note={t('ui:puertoma.online')}>
      <Stepper
        label={t('ui:puertoma.howMany')}
        value={puertomas}
        min={0}
        max={Math.min(2, others.length)}
        onChange={(to) => onChange({ ...choice, puertomas: COUNTS.find((it) => it === to) ?? 0 })}
        testID="puertoma-count"
      />
      {puertomas > 0 && <DifficultyChoice choice={choice} onChange={onChange} />}
      {isUnadvised({ seatCount: others.length + 1, puertomas }) && (
        <Note>{t('ui:puertoma.unadvised')}</Note>
      )}
    </Section>
  );
}
