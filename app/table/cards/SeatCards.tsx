import { StyleSheet, View } from 'react-native';
import { CardIcon } from '#app/art/icons';
import { useTable } from '#app/table/model/TableContext';
import { cardName } from '#app/text/voice';
import { CARD_NAMES, type Seat } from '#engine';
import { seenCards } from './seenCards';

type SeatCardsProps = Readonly<{ seat: Seat; size: number }>;

/** A player's cards as others see them: face-up cards and the backs of the rest. */
export function SeatCards({ seat, size }: SeatCardsProps) {
  const { view, voice } = useTable();
  const cards = seenCards(view, seat);
  if (cards === null) return null;
  const { laid, hidden } = cards;
  const label = [
    ...laid.map((card) => cardName(voice, card)),
    voice.t('ui:cards.hidden', { count: hidden }),
  ].join(', ');
  return (
    <View style={styles.row} role="img" aria-label={label} testID={`cards-${seat}`}>
      {laid.map((card) => (
        <CardIcon key={card} card={CARD_NAMES[card]} size={size} />
      ))}
      {Array.from({ length: hidden }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all card backs are equal
        <CardIcon key={`hidden ${at}`} card={null} size={size} />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({ row: { flexDirection: 'row', flexWrap: 'wrap', gap: 1 } });
