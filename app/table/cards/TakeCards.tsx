import { StyleSheet, View } from 'react-native';
import { CardIcon } from '#app/art/icons';
import { useChoosing, useTable } from '#app/table/model/TableContext';
import { cardName } from '#app/text/voice';
import { Text } from '#app/ui/base/Text';
import { frameTone, useFrames } from '#app/ui/frame';
import { Touchable } from '#app/ui/Touchable';
import { radius, space, touchTarget } from '#app/ui/tokens/scale';
import { CARD_NAMES, type Card, cardsOf, progressFor } from '#engine';
import { useHelp } from '#i18n/react';
import { CardFace } from './CardFace';

/** The cards to choose from, and those already taken (X6-3, X6-4). */
export function TakeCards() {
  const { options, owner, state, voice } = useTable();
  const offered = options.flatMap((action) => (action.type === 'takeCard' ? [action.card] : []));
  const taken = cardsOf(state, owner);
  return (
    <View style={styles.column}>
      {offered.map((card) => (
        <Choice key={card} card={card} />
      ))}
      {taken.length > 0 && (
        <View style={styles.taken}>
          <Text variant="label" tone="textMuted">
            {voice.t('ui:cards.taken')}
          </Text>
          {taken.map(({ card }) => (
            <CardIcon key={card} card={CARD_NAMES[card]} size={34} label={cardName(voice, card)} />
          ))}
        </View>
      )}
    </View>
  );
}

function Choice({ card }: Readonly<{ card: Card }>) {
  const { state, owner, voice, pick } = useTable();
  const { draft } = useChoosing();
  const frames = useFrames();
  const help = useHelp();
  const chosen = draft?.type === 'takeCard' && draft.card === card;
  const progress = progressFor(state, owner, card);
  const worth = voice.words.amount('vp', progress.vp);
  return (
    <Touchable
      label={`${cardName(voice, card)}, ${worth}. ${help.card(CARD_NAMES[card])}`}
      hint={voice.t('ui:cards.pick')}
      state={{ selected: chosen }}
      onPress={() => pick({ type: 'takeCard', card })}
      testID={`take-${CARD_NAMES[card]}`}
      style={[styles.choice, frames[frameTone(true, chosen)]]}
    >
      <CardFace progress={progress} isNew />
    </Touchable>
  );
}

const styles = StyleSheet.create({
  column: { gap: space.s },
  choice: { borderRadius: radius.m, padding: space.s, minHeight: touchTarget },
  taken: { flexDirection: 'row', alignItems: 'center', flexWrap: 'wrap', gap: space.s },
});
