import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { type Action, isRare } from '../../../src/engine';
import { useT, useWords } from '../../../src/i18n/react';
import type { MatchId } from '../../../src/protocol/ids';
import { MAX_WISHES } from '../../../src/protocol/limits';
import type { Orders } from '../../../src/protocol/match';
import { type Ahead, aheadFor } from '../../../src/session/online/ahead';
import type { OnlineSession } from '../../../src/session/online/hub';
import type { SessionSnapshot } from '../../../src/session/session';
import { useSession } from '../../../src/session/useSession';
import { Glyph } from '../../art/Glyph';
import { describe } from '../../table/story/describe';
import { voiceFor } from '../../table/story/voice';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { PressableCard } from '../../ui/Card';
import { IconButton } from '../../ui/IconButton';
import { Sheet } from '../../ui/Sheet';
import { Text } from '../../ui/Text';
import { space } from '../../ui/tokens/scale';
import { Note } from '../shared/Section';
import { useAsk } from './useOnline';

type AheadButtonProps = Readonly<{ id: MatchId; session: OnlineSession }>;

/** While others are still to act: says ahead what to do when one's own turn comes. */
export function AheadButton({ id, session }: AheadButtonProps) {
  const t = useT();
  const snapshot = useSession(session);
  const [isOpen, setIsOpen] = useState(false);
  const { holder, asked, table, view } = snapshot;
  const ahead = holder === null || asked !== null ? null : aheadFor(table, holder);
  if (ahead === null) return null;
  const given = ordersFor(session, ahead);
  return (
    <>
      <IconButton
        icon={<Glyph name={given.length > 0 ? 'check' : 'clock'} tone="accent" />}
        label={t(given.length > 0 ? 'ui:online.aheadGiven' : 'ui:online.ahead')}
        onPress={() => setIsOpen(true)}
        testID="ahead"
      />
      <Sheet
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('ui:online.ahead')}
        testID="ahead-sheet"
      >
        <AheadForm
          key={`${view.round} ${view.role}`}
          id={id}
          ahead={ahead}
          snapshot={snapshot}
          given={given}
          onDone={() => setIsOpen(false)}
        />
      </Sheet>
    </>
  );
}

/** What was said ahead for this phase already. */
function ordersFor(session: OnlineSession, { round, role }: Ahead): readonly Action[] {
  const text = session.match().own?.orders;
  const orders = text ? (JSON.parse(text) as Orders) : null;
  return orders?.round === round && orders.role === role ? orders.wishes : [];
}

type AheadFormProps = Readonly<{
  id: MatchId;
  ahead: Ahead;
  snapshot: SessionSnapshot;
  given: readonly Action[];
  onDone: () => void;
}>;

const isSame = (one: Action, other: Action) => JSON.stringify(one) === JSON.stringify(other);

function AheadForm({ id: matchId, ahead, snapshot, given, onDone }: AheadFormProps) {
  const t = useT();
  const words = useWords();
  const ask = useAsk();
  const [wishes, setWishes] = useState(given);
  const { round, role, table, choices } = ahead;
  const voice = voiceFor(snapshot.view, t, words);
  const seat = snapshot.holder ?? 0;
  const toggle = (action: Action) => {
    const rest = wishes.filter((wish) => !isSame(wish, action));
    setWishes(rest.length < wishes.length ? rest : [...wishes, action].slice(0, MAX_WISHES));
  };
  const save = async () => {
    if ((await ask('setOrders', { matchId, round, role, wishes })) !== null) onDone();
  };
  return (
    <View style={styles.form}>
      <Note>{t('ui:online.aheadNote')}</Note>
      {choices
        .filter((action) => !isRare(action))
        .map((action, at) => {
          const rank = wishes.findIndex((wish) => isSame(wish, action)) + 1;
          const text = describe(action, table, seat, voice);
          return (
            <PressableCard
              key={JSON.stringify(action)}
              label={rank > 0 ? `${rank}. ${text}` : text}
              onPress={() => toggle(action)}
              tone={rank > 0 ? 'chosen' : 'legal'}
              state={{ selected: rank > 0 }}
              testID={`wish-${at}`}
            >
              <View style={styles.line}>
                <Text variant="bodyStrong" style={styles.fill}>
                  {text}
                </Text>
                {rank > 0 && <Badge text={`${rank}`} tone="glow" />}
              </View>
            </PressableCard>
          );
        })}
      <Button label={t('ui:online.aheadSave')} onPress={save} wide testID="ahead-save" />
    </View>
  );
}

const styles = StyleSheet.create({
  form: { gap: space.s },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  fill: { flex: 1 },
});
