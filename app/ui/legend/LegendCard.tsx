import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { useStore } from 'zustand';
import { Facing } from '#app/ui/base/Facing';
import { Text } from '#app/ui/base/Text';
import { areaSeen, roomWithin, useTurn } from '#app/ui/base/turned';
import { useTextScale } from '#app/ui/base/windowShape';
import { themedStyles } from '#app/ui/theme/themed';
import { radius, space, stroke } from '#app/ui/tokens/scale';
import { useLanguage, useT } from '#i18n/react';
import { capitalised } from '#i18n/words';
import { type LegendText, openLegend } from './legend';
import { legendPlace } from './legendPlace';

/** Element id of the card, for `aria-describedby`. */
export const LEGEND_ID = 'legend';

/** The open legend card. It appears without animation, and touches pass through it. */
export function LegendLayer() {
  const { card } = useStore(openLegend);
  const window = useWindowDimensions();
  const scale = useTextScale('label');
  const looks = useLooks();
  const turn = useTurn();
  if (card === null) return null;
  const thing = areaSeen(card.place, window, turn);
  return (
    <Facing touches="none">
      <View
        id={LEGEND_ID}
        // React Native's types lack this role; react-native-web passes it on.
        role={'tooltip' as 'none'}
        style={[styles.card, looks.card, legendPlace(thing, roomWithin(window, turn), scale)]}
        testID="legend"
      >
        <LegendWords {...card.text} />
      </View>
    </Facing>
  );
}

function LegendWords({ title, lines, outcome }: LegendText) {
  const t = useT();
  const language = useLanguage();
  return (
    <>
      {title !== null && <Text variant="bodyStrong">{capitalised(title, language)}</Text>}
      {lines.map((line) => (
        <Text key={line} variant="label" style={styles.line}>
          {line}
        </Text>
      ))}
      {outcome !== null && (
        <Text variant="label" tone="positive" testID="legend-outcome">
          {t('ui:legend.outcome', { what: outcome })}
        </Text>
      )}
    </>
  );
}

const useLooks = themedStyles(({ colors }) => ({
  card: { backgroundColor: colors.raised, borderColor: colors.borderStrong },
}));

const styles = StyleSheet.create({
  card: {
    position: 'absolute',
    overflow: 'hidden',
    pointerEvents: 'none',
    borderWidth: stroke.line,
    borderRadius: radius.m,
    padding: space.m,
    gap: space.xs,
    boxShadow: '0 4px 18px rgba(0, 0, 0, 0.35)',
  },
  line: { fontWeight: '400' },
});
