import { StyleSheet } from 'react-native';
import { CardIcon } from '#app/art/icons';
import { useAnchor } from '#app/table/anchors/anchors';
import { useTable } from '#app/table/model/TableContext';
import { cardName } from '#app/text/voice';
import { Box } from '#app/ui/base/Box';
import { Text } from '#app/ui/base/Text';
import { useFrames } from '#app/ui/frame';
import { Touchable } from '#app/ui/Touchable';
import { space, touchTarget } from '#app/ui/tokens/scale';
import { CARD_NAMES, type CardProgress, cardsOf } from '#engine';
import { useProgressText } from './progressText';

/** The player's own great achievements with their progress. Nobody else sees them. */
export function OwnCards() {
  const { state, view, owner, voice, open } = useTable();
  const said = useProgressText();
  const frames = useFrames();
  const anchor = useAnchor('cards');
  // A spectator has no cards, and the cards in a guessed state are wrong.
  const cards = view.viewer === owner || view.over ? cardsOf(state, owner) : [];
  if (cards.length === 0) return null;
  const label = cards
    .map((progress) => `${cardName(voice, progress.card)}: ${said(progress)}`)
    .join('. ');
  return (
    <Touchable
      ref={anchor}
      label={`${voice.t('ui:cards.own')}. ${label}`}
      hint={voice.t('ui:cards.open')}
      onPress={() => open({ kind: 'cards', seat: owner })}
      testID="own-cards"
      style={[styles.strip, frames.plain]}
    >
      {cards.map((progress) => (
        <SmallCard key={progress.card} progress={progress} />
      ))}
    </Touchable>
  );
}

function SmallCard({ progress }: Readonly<{ progress: CardProgress }>) {
  const { card, reached, isMomentary, have, need } = progress;
  const isReady = isMomentary && have >= need && need > 1;
  return (
    <Box style={styles.card}>
      <CardIcon card={CARD_NAMES[card]} size={30} />
      <Text variant="caption" tone={reached || isReady ? 'positive' : 'text'}>
        {reached ? '✓' : isReady ? '!' : `${have}/${need}`}
      </Text>
    </Box>
  );
}

const styles = StyleSheet.create({
  strip: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-evenly',
    minHeight: touchTarget,
    paddingHorizontal: space.s,
  },
  card: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
});
