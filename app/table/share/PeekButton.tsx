import { type ReactNode, useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { VpIcon } from '#app/art/icons';
import { useTable } from '#app/table/model/TableContext';
import { pointsOf, pointsText } from '#app/text/score';
import { cardName, type Voice } from '#app/text/voice';
import { announce } from '#app/ui/announce';
import { Text } from '#app/ui/base/Text';
import { themedStyles } from '#app/ui/theme/themed';
import { radius, space, stroke } from '#app/ui/tokens/scale';
import { type GameView, knownScore, type Seat } from '#engine';

type PeekButtonProps = Readonly<{
  seat: Seat;
  /** The owner's name plate around the short text; without it only that is shown. */
  children?: (held: ReactNode) => ReactNode;
  spoken?: string;
}>;

/**
 * Shows hidden information while its owner holds the button. A screen reader reads it only when the
 * button is pressed, not when the focus passes over it.
 */
export function PeekButton({ seat, spoken, children }: PeekButtonProps) {
  const { peek, voice } = useTable();
  const isPlate = children !== undefined;
  const { frame } = useLooks();
  const [shown, setShown] = useState<GameView | null>(null);
  const cover = () => setShown(null);
  const say = () => {
    const view = peek(seat);
    if (view) announce(secretText(view, seat, voice));
  };
  return (
    <Pressable
      onPressIn={() => setShown(peek(seat))}
      onPressOut={cover}
      onBlur={cover}
      onPress={say}
      accessibilityRole="button"
      accessibilityLabel={[spoken, voice.t('ui:table.holdToSee', { name: voice.nameOf(seat) })]
        .filter(Boolean)
        .join('. ')}
      accessibilityHint={voice.t('ui:table.holdToSeeHint')}
      style={[styles.plate, isPlate && styles.wide, frame]}
      testID={`peek-${seat}`}
    >
      {shown === null ? (
        isPlate ? (
          children(<Held variant="caption" text={voice.t('ui:table.holdShort')} />)
        ) : (
          <Held variant="label" text={voice.t('ui:table.holdShort')} />
        )
      ) : (
        <Held variant="label" text={secretText(shown, seat, voice)} testID="peeked" />
      )}
    </Pressable>
  );
}

type HeldProps = Readonly<{ variant: 'label' | 'caption'; text: string; testID?: string }>;

/** A short text about victory points. Screen readers hear the label of the button instead. */
function Held({ variant, text, testID }: HeldProps) {
  return (
    <View
      style={styles.held}
      aria-hidden
      accessibilityElementsHidden
      importantForAccessibility="no-hide-descendants"
    >
      <VpIcon size={variant === 'caption' ? 14 : 18} />
      <Text variant={variant} testID={testID}>
        {text}
      </Text>
    </View>
  );
}

/** The secrets of a seat in words. */
function secretText(view: GameView, seat: Seat, voice: Voice): string {
  const cards = (view.achievements?.hands?.[seat] ?? []).flatMap((card) =>
    card === null ? [] : [cardName(voice, card)],
  );
  return [pointsText(voice, pointsOf(knownScore(view, seat))), ...cards].join(' · ');
}

const useLooks = themedStyles(({ colors }) => ({
  frame: { backgroundColor: colors.raised, borderColor: colors.borderStrong },
}));

const styles = StyleSheet.create({
  /** Fills the space between its neighbours. */
  wide: { flex: 1, minWidth: 0, paddingVertical: 0 },
  held: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
  plate: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.xs,
    minHeight: 44,
    minWidth: 84,
    paddingHorizontal: space.s,
    borderWidth: stroke.hair,
    borderRadius: radius.m,
  },
});
