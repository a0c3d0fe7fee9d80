import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { Glyph } from '#app/art/Glyph';
import { Note } from '#app/screens/shared/Section';
import { useAsk } from '#app/services/useOnline';
import { describe } from '#app/text/describe';
import { roleName, voiceFor } from '#app/text/voice';
import { Badge } from '#app/ui/Badge';
import { Button } from '#app/ui/Button';
import { Text } from '#app/ui/base/Text';
import { PressableCard } from '#app/ui/Card';
import { Chip } from '#app/ui/Chip';
import { IconButton } from '#app/ui/IconButton';
import { Sheet } from '#app/ui/Sheet';
import { useToast } from '#app/ui/Toast';
import { space } from '#app/ui/tokens/scale';
import {
  type Action,
  formatAction,
  isRare,
  isSameJson,
  upcomingDecision as lookAhead,
  parseAction,
  ROLE_NAMES,
  ROLES,
  type Role,
  type UpcomingDecision,
  upcomingRoles,
} from '#engine';
import { useT, useWords } from '#i18n/react';
import { orders as ordersSchema, readJson } from '#protocol/documents';
import type { MatchId } from '#protocol/ids';
import { MAX_ORDERED_ACTIONS } from '#protocol/limits';
import type { Orders } from '#protocol/match';
import type { OnlineSession } from '#session/online/hub';
import type { SessionSnapshot } from '#session/session';
import { useSession } from '#session/useSession';

type AheadButtonProps = Readonly<{ id: MatchId; session: OnlineSession }>;

/** Gives orders for the player's next turn while others are still to act. */
export function AheadButton({ id, session }: AheadButtonProps) {
  const t = useT();
  const snapshot = useSession(session);
  const [isOpen, setIsOpen] = useState(false);
  const { holder, asked, guessedState: state, view } = snapshot;
  const isFree = holder !== null && asked === null;
  const ahead = isFree ? lookAhead(state, holder) : null;
  const roles = isFree ? upcomingRoles(state, holder) : [];
  if (view.role === null || (ahead === null && roles.length === 0)) return null;
  const phase = { round: view.round, role: ROLE_NAMES[view.role] };
  const given = ordersFor(session, phase);
  const hasSaid = given.actions.length + (given.roles?.length ?? 0) > 0;
  return (
    <>
      <IconButton
        icon={<Glyph name={hasSaid ? 'check' : 'clock'} tone="accent" />}
        label={t(hasSaid ? 'ui:online.aheadGiven' : 'ui:online.ahead')}
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
          phase={phase}
          ahead={ahead}
          roles={roles}
          snapshot={snapshot}
          given={given}
          onDone={() => setIsOpen(false)}
        />
      </Sheet>
    </>
  );
}

/** Current orders for this phase. */
function ordersFor(session: OnlineSession, { round, role }: Phase): Orders {
  const orders = readJson(ordersSchema, session.match().own?.orders ?? '');
  const isForNow = orders?.round === round && orders.role === role;
  return isForNow ? orders : { round, role, actions: [], roles: [] };
}

type Phase = Pick<Orders, 'round' | 'role'>;

type AheadFormProps = Readonly<{
  id: MatchId;
  phase: Phase;
  /** Null if the player has nothing left to decide in this phase. */
  ahead: UpcomingDecision | null;
  /** Roles left after the phase, if this player chooses next. */
  roles: readonly Role[];
  snapshot: SessionSnapshot;
  given: Orders;
  onDone: () => void;
}>;

const toggled = (roles: readonly Role[], role: Role) =>
  roles.includes(role) ? roles.filter((it) => it !== role) : [...roles, role];

function AheadForm({ id: matchId, phase, ahead, roles, snapshot, given, onDone }: AheadFormProps) {
  const t = useT();
  const words = useWords();
  const ask = useAsk();
  const { show } = useToast();
  const [wishes, setWishes] = useState<readonly Action[]>(() =>
    given.actions.flatMap((wish) => parseAction(wish) ?? []),
  );
  const [wanted, setWanted] = useState<readonly Role[]>(() =>
    ROLES.filter((role) => given.roles?.includes(ROLE_NAMES[role])),
  );
  const voice = voiceFor(snapshot.view, t, words);
  const seat = snapshot.holder ?? 0;
  const toggle = (action: Action) => {
    const rest = wishes.filter((wish) => !isSameJson(wish, action));
    setWishes(
      rest.length < wishes.length ? rest : [...wishes, action].slice(0, MAX_ORDERED_ACTIONS),
    );
  };
  const save = async () => {
    if (
      (await ask('setOrders', {
        matchId,
        ...phase,
        actions: wishes.map(formatAction),
        roles: wanted.map((role) => ROLE_NAMES[role]),
      })) === null
    )
      return;
    onDone();
    const [first] = wishes;
    const isSaid = wishes.length + wanted.length > 0;
    const what = first && ahead && describe(first, ahead.state, seat, voice);
    if (what) show({ message: t('ui:people.aheadSaid', { what }) });
    else show({ message: t(isSaid ? 'ui:people.aheadKept' : 'ui:people.aheadTaken') });
  };
  return (
    <View style={styles.form}>
      <Note>{t('ui:online.aheadNote')}</Note>
      {ahead?.choices
        .filter((action) => !isRare(action))
        .map((action, at) => {
          const rank = wishes.findIndex((wish) => isSameJson(wish, action)) + 1;
          const text = describe(action, ahead.state, seat, voice);
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
      {roles.length > 0 && <Text variant="heading">{t('ui:people.thenRole')}</Text>}
      <View style={styles.roles}>
        {roles.map((role) => {
          const rank = wanted.indexOf(role) + 1;
          const name = roleName(voice, role);
          return (
            <Chip
              key={role}
              label={rank > 0 ? `${rank}. ${name}` : name}
              selected={rank > 0}
              onPress={() => setWanted(toggled(wanted, role))}
              testID={`then-role-${ROLE_NAMES[role]}`}
            />
          );
        })}
      </View>
      <Button label={t('ui:online.aheadSave')} onPress={save} wide testID="ahead-save" />
    </View>
  );
}

const styles = StyleSheet.create({
  form: { gap: space.s },
  roles: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  fill: { flex: 1 },
});
