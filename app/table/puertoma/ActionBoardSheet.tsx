import { StyleSheet, View } from 'react-native';
import { PlayerMark } from '#app/art/PlayerMark';
import { useRoom } from '#app/table/layout/useRoom';
import { useTable } from '#app/table/model/TableContext';
import { setupAt } from '#app/table/model/tableModel';
import { Text } from '#app/ui/base/Text';
import { Sheet, type SheetHandle } from '#app/ui/Sheet';
import { space } from '#app/ui/tokens/scale';
import { forecast, SEATS, type Seat } from '#engine';
import type { LogEntry } from '#session/session';
import { ActionBoard } from './ActionBoard';
import { type Choice, choiceSteps } from './choiceSteps';

const WIDEST = 420;

/** The action board, with the last and the next choice of each Puertoma step by step. */
export function ActionBoardSheet(handle: SheetHandle) {
  const { view, voice, roles } = useTable();
  const { t } = voice;
  const width = Math.min(useRoom().width - space.l * 2, WIDEST);
  if (view.puertoma === null) return null;
  const { token, deck, boards } = view.puertoma;
  return (
    <Sheet {...handle} title={t('ui:puertoma.actionBoard')} testID="action-board-sheet">
      <View style={styles.column}>
        <View style={styles.board}>
          <ActionBoard token={token} roles={roles} voice={voice} width={width} />
        </View>
        <Text variant="caption" tone="textMuted">
          {t('ui:puertoma.cardsLeft', { cards: deck.join(', ') || t('ui:table.none') })}
        </Text>
        {SEATS.filter((seat) => boards[seat]).map((seat) => (
          <Choices key={seat} seat={seat} />
        ))}
      </View>
    </Sheet>
  );
}

/** The last choice of a seat in the log. */
function lastChoice(log: readonly LogEntry[], seat: Seat): Choice | null {
  for (let at = log.length - 1; at >= 0; at--) {
    const event = log[at]?.event;
    if (event?.type === 'puertomaChose' && event.seat === seat) return event;
  }
  return null;
}

function Choices({ seat }: Readonly<{ seat: Seat }>) {
  const { snapshot, state, voice } = useTable();
  const { t } = voice;
  const { name, color } = setupAt(snapshot, seat);
  const last = lastChoice(snapshot.log, seat);
  const next = forecast(state, seat);
  return (
    <View style={styles.choices}>
      <Heading color={color} text={t('ui:puertoma.next', { name })} />
      {next !== null && <Steps choice={{ ...next, card: null }} testID={`next-choice-${seat}`} />}
      <Heading color={color} text={t('ui:puertoma.last', { name })} />
      {last === null ? (
        <Text tone="textMuted">{t('ui:puertoma.noneYet')}</Text>
      ) : (
        <Steps choice={last} testID={`last-choice-${seat}`} />
      )}
    </View>
  );
}

function Heading({
  color,
  text,
}: Readonly<{ color: Parameters<typeof PlayerMark>[0]['color']; text: string }>) {
  return (
    <View style={styles.heading}>
      <PlayerMark color={color} size={18} />
      <Text variant="heading">{text}</Text>
    </View>
  );
}

/** One line per step. The last one is the result. */
function Steps({ choice, testID }: Readonly<{ choice: Choice; testID: string }>) {
  const { voice, roles } = useTable();
  const steps = choiceSteps(choice, roles, voice);
  return (
    <View style={styles.steps} testID={testID}>
      {steps.map((step, at) => (
        <View key={step} style={styles.step}>
          <Text variant="label" tone="textMuted">
            {at + 1}
          </Text>
          <Text variant={at === steps.length - 1 ? 'bodyStrong' : 'body'} style={styles.text}>
            {step}
          </Text>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  column: { gap: space.m },
  board: { alignItems: 'center', paddingVertical: space.s },
  choices: { gap: space.s },
  heading: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  steps: { gap: space.xs },
  step: { flexDirection: 'row', gap: space.s },
  text: { flex: 1 },
});
