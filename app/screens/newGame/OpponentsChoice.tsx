import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { Art } from '#app/art/drawing/Art';
import { Glyph } from '#app/art/Glyph';
import { puertoma } from '#app/art/pieces/puertoma';
import { Note } from '#app/screens/shared/Section';
import { SoloLineText } from '#app/screens/shared/SoloLineText';
import { usePreferences } from '#app/services/services';
import { Card } from '#app/ui/Card';
import { Stepper } from '#app/ui/Stepper';
import { space } from '#app/ui/tokens/scale';
import { useT } from '#i18n/react';
import { ChoiceCard, PICTURE } from './ChoiceCard';
import { type ChoiceProps, isUnadvised, soloAgainstPuertomas, withPuertomas } from './choice';
import { DifficultyChoice } from './DifficultyChoice';

const OPPONENTS = ['bots', 'puertomas'] as const;
const COUNTS = [1, 2] as const;

const PICTURES: Readonly<Record<(typeof OPPONENTS)[number], ReactNode>> = {
  bots: <Glyph name="robot" size={PICTURE - space.s} tone="accent" />,
  puertomas: <Art drawing={puertoma} size={PICTURE} />,
};

/** The opponents: people and bots, or the automated opponents of the 1897 box. */
export function OpponentsChoice({ choice, onChange }: ChoiceProps) {
  const t = useT();
  const chosen = choice.puertomas > 0 ? 'puertomas' : 'bots';
  const choose = {
    bots: () => onChange(withPuertomas(choice, 0)),
    puertomas: () => onChange(soloAgainstPuertomas(choice)),
  };
  return (
    <View style={styles.cards} role="radiogroup" aria-label={t('ui:puertoma.opponents')}>
      {OPPONENTS.map((opponents) => (
        <ChoiceCard
          key={opponents}
          role="radio"
          picture={PICTURES[opponents]}
          title={t(`ui:puertoma.against.${opponents}`)}
          about={t(`ui:puertoma.againstDetails.${opponents}`)}
          on={opponents === chosen}
          onPress={() => opponents !== chosen && choose[opponents]()}
          testID={`against-${opponents}`}
        />
      ))}
      {chosen === 'puertomas' && (
        <Card>
          <PuertomaChoice choice={choice} onChange={onChange} />
        </Card>
      )}
    </View>
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
      <Note>{t(isUnadvised(choice) ? 'ui:puertoma.unadvised' : 'ui:puertoma.advised')}</Note>
    </View>
  );
}

const styles = StyleSheet.create({ group: { gap: space.s }, cards: { gap: space.s } });
