import { useT } from '../../../src/i18n/react';
import { SHARINGS } from '../../../src/session/local/sharing';
import { Segmented } from '../../ui/Segmented';
import { Note, Section } from '../shared/Section';
import { type ChoiceProps, seatsInPlay } from './choice';

/** How several people share this device; with one person there is nothing to share. */
export function SharingChoice({ choice, onChange }: ChoiceProps) {
  const t = useT();
  const people = seatsInPlay(choice).filter(({ kind }) => kind === 'human').length;
  if (people < 2) return null;
  return (
    <Section title={t('ui:newGame.sharing')}>
      <Segmented
        label={t('ui:newGame.sharing')}
        options={SHARINGS.map((value) => ({ value, label: t(`ui:newGame.sharings.${value}`) }))}
        value={choice.sharing}
        onChange={(sharing) => onChange({ ...choice, sharing })}
        testID="sharing"
      />
      <Note>{t(`ui:newGame.sharingDetails.${choice.sharing}`)}</Note>
    </Section>
  );
}
