import { StyleSheet, View } from 'react-native';
import { useT } from '../../../src/i18n/react';
import { usePreferences } from '../../navigation/services';
import { Segmented } from '../../ui/Segmented';
import { Stepper } from '../../ui/Stepper';
import { space } from '../../ui/tokens/scale';
import { Note, Section } from '../shared/Section';
import { SoloLineText } from '../shared/SoloLineText';
import { type ChoiceProps, isUnadvised, soloAgainstPuertomas, withPuertomas } from './choice';
import { DifficultyChoice } from './DifficultyChoice';

const OPPONENTS = ['bots', 'puertomas'] as const;
const COUNTS = [1, 2] as const;

/** Whom one plays against: people and bots, or the automated opponents of the 1897 box. */
export function OpponentsChoice({ choice, onChange }: ChoiceProps) {
  const t = useT();
  const opponents = choice.puertomas > 0 ? 'puertomas' : 'bots';
  return (
    <Section title={t('ui:puertoma.opponents')}>
      <Segmented
        label={t('ui:puertoma.opponents')}
        options={OPPONENTS.map((value) => ({ value, label: t(`ui:puertoma.against.${value}`) }))}
        value={opponents}
        onChange={(to) =>
          onChange(to === 'bots' ? withPuertomas(choice, 0) : soloAgainstPuertomas(choice))
        }
        testID="opponents"
      />
      <Note>{t(`ui:puertoma.againstDetails.${opponents}`)}</Note>
      {opponents === 'puertomas' && <PuertomaChoice choice={choice} onChange={onChange} />}
    </Section>
  );
}

function PuertomaChoice({ choice, onChange }: ChoiceProps) {
  const t = useT();
  return (
    <View style={styles.group}>
      <Stepper
        label={t('ui:puertoma.howMany')}
        value={choice.puertomas}
        min={1}
        max={2}
        onChange={(to) => {
          const puertomas = COUNTS.find((count) => count === to);
          if (puertomas !== undefined) onChange(withPuertomas(choice, puertomas));
        }}
        testID="puertoma-count"
      />
      <DifficultyChoice choice={choice} onChange={onChange} />
      <SoloLineText
        record={usePreferences().solo}
        difficulty={choice.difficulty}
        expansions={choice.expansions}
      />
      {isUnadvised(choice) && <Note>{t('ui:puertoma.unadvised')}</Note>}
    </View>
  );
}

const styles = StyleSheet.create({ group: { gap: space.s } });
