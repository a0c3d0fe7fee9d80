import { Fragment } from 'react';
import { StyleSheet, View } from 'react-native';
import { CardIcon } from '#app/art/icons';
import { useTable } from '#app/table/model/TableContext';
import { setupAt } from '#app/table/model/tableModel';
import { RulesLink } from '#app/table/widgets/RulesLink';
import { cardName } from '#app/text/voice';
import { Text } from '#app/ui/base/Text';
import { Divider } from '#app/ui/Divider';
import { Sheet, type SheetHandle } from '#app/ui/Sheet';
import { Touchable } from '#app/ui/Touchable';
import { space, touchTarget } from '#app/ui/tokens/scale';
import { CARD_NAMES, type CardProgress, cardsOf, cardVp, type Seat } from '#engine';
import { CardFace } from './CardFace';
import { useProgressText } from './progressText';
import { seenCards } from './seenCards';

/** Great achievements of a player: own ones in detail, other players' only if face up. */
export function CardsSheet({ seat, ...handle }: SheetHandle & Readonly<{ seat: Seat }>) {
  const { view, state, voice } = useTable();
  const { t } = voice;
  const isOwn = view.viewer === seat || view.over;
  const all = cardsOf(state, seat);
  const cards = isOwn ? all : all.filter(({ reached }) => reached);
  return (
    <Sheet
      {...handle}
      title={t('ui:cards.title')}
      icon={<CardIcon card={null} size={22} />}
      testID="cards-sheet"
    >
      <View style={styles.column}>
        {!isOwn && <HiddenNote seat={seat} />}
        {isOwn && !view.over && (
          <Text variant="label" tone="textMuted">
            {t('ui:cards.onlyYou')}
          </Text>
        )}
        {cards.map((progress, at) => (
          <Fragment key={progress.card}>
            {at > 0 && <Divider />}
            <CardRow progress={progress} />
          </Fragment>
        ))}
        <RulesLink topic="achievements" />
      </View>
    </Sheet>
  );
}

function HiddenNote({ seat }: Readonly<{ seat: Seat }>) {
  const { view, snapshot, voice } = useTable();
  const count = seenCards(view, seat)?.hidden ?? 0;
  return (
    <Text variant="label" tone="textMuted">
      {voice.t('ui:cards.hiddenOf', { name: setupAt(snapshot, seat).name, count })}
    </Text>
  );
}

/** A card. A tap opens its page in the rules. */
function CardRow({ progress }: Readonly<{ progress: CardProgress }>) {
  const { voice, open, showRules } = useTable();
  const said = useProgressText();
  const { card } = progress;
  if (!showRules) return <CardFace progress={progress} />;
  const lookUp = () => {
    open(null);
    showRules(CARD_NAMES[card]);
  };
  const worth = voice.words.amount('vp', cardVp(card));
  return (
    <Touchable
      label={`${cardName(voice, card)}, ${worth}. ${said(progress)}`}
      hint={voice.t('ui:table.inRules')}
      onPress={lookUp}
      testID={`card-${CARD_NAMES[card]}`}
      style={styles.row}
    >
      <CardFace progress={progress} />
    </Touchable>
  );
}

const styles = StyleSheet.create({
  column: { gap: space.m },
  row: { minHeight: touchTarget, justifyContent: 'center' },
});
