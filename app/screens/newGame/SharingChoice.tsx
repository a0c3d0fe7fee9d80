import { Note, Section } from '#app/screens/shared/Section';
import { hasRoomAround } from '#app/table/layout/places';
import { useWindowRoom } from '#app/ui/base/windowShape';
import { Segmented } from '#app/ui/Segmented';
import { useT } from '#i18n/react';
import { SHARINGS } from '#session/local/sharing';
import { type ChoiceProps, seatsInPlay } from './choice';

/** How several people share this device. Hidden with one person. */
export function SharingChoice({ choice, onChange }: ChoiceProps) {
  const t = useT();
  const people = seatsInPlay(choice).filter(({ kind }) => kind === 'person').length;
  const isLarge = hasRoomAround(useWindowRoom());
  if (people < 2) return null;
  const offered = SHARINGS.filter((sharing) => isLarge || sharing !== 'around');
  const shown = offered.find((sharing) => sharing === choice.sharing) ?? 'open';
  return (
    <Section title={t('ui:newGame.sharing')}>
      <Segmented
        label={t('ui:newGame.sharing')}
        options={offered.map((value) => ({ value, label: t(`ui:newGame.sharings.${value}`) }))}
        value={shown}
        onChange={(sharing) => onChange({ ...choice, sharing })}
        testID="sharing"
      />
      <Note>{t(`ui:newGame.sharingDetails.${shown}`)}</Note>
    </Section>
  );
}
