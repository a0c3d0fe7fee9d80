import { useCallback, useMemo } from 'react';
import { StyleSheet, View } from 'react-native';
import { useAnchor } from '#app/table/anchors/anchors';
import { useRoom } from '#app/table/layout/useRoom';
import { useChoosing, useTable } from '#app/table/model/TableContext';
import { setupAt } from '#app/table/model/tableModel';
import { ownOutlook, type Prospect } from '#app/table/preview/roleOutlook';
import { takersOfRound } from '#app/text/takers';
import { roleWord } from '#app/text/voice';
import { space } from '#app/ui/tokens/scale';
import { type Role, SEATS } from '#engine';
import { useWords } from '#i18n/react';
import { LEAST_CARD_WIDTH, RoleCard } from './RoleCard';

/** Width of a letter of a name, including its share of the card's edges. */
const LETTER = 8;

/** Share of the width for a card in a row of so many. */
const SHARES = { 3: '30%', 4: '22%' } as const;

const NONE: readonly Prospect[] = [];

/** All role cards of the game. */
export function Roles() {
  const { view, state, asked, options, roles, snapshot, open } = useTable();
  const { draft } = useChoosing();
  const show = useCallback((role: Role) => open({ kind: 'role', role }), [open]);
  const takers = useMemo(() => takersOfRound(snapshot.log), [snapshot.log]);
  const people = useMemo(
    () => SEATS.slice(0, snapshot.seats.length).map((seat) => setupAt(snapshot, seat)),
    [snapshot],
  );
  const { tall, width } = useRoom();
  const words = useWords();
  const longest = Math.max(...roles.map((role) => words.role(roleWord(role)).length));
  const columns = roles.length % 3 === 0 || longest * LETTER > width / 4 ? 3 : 4;
  const prospects = useMemo(
    () =>
      new Map(roles.map((role) => [role, asked === null ? [] : ownOutlook(state, asked, role)])),
    [roles, state, asked],
  );
  const captive = view.smuggler?.captured ?? null;
  const captor = view.smuggler?.captor ?? null;
  const isLegal = (role: Role) =>
    options.some((action) => action.type === 'chooseRole' && action.role === role);
  return (
    <View style={styles.grid} ref={useAnchor('roles')}>
      {roles.map((role) => {
        const taker = takers.get(role);
        return (
          <RoleCard
            key={role}
            role={role}
            coins={view.roleCoins[role]}
            taken={view.roleTaken[role]}
            taker={taker === undefined ? null : (people[taker] ?? null)}
            captor={role === captive && captor !== null ? (people[captor] ?? null) : null}
            legal={isLegal(role)}
            chosen={draft?.type === 'chooseRole' && draft.role === role}
            prospects={isLegal(role) ? (prospects.get(role) ?? NONE) : NONE}
            large={tall}
            share={SHARES[columns]}
            onOpen={show}
          />
        );
      })}
      {Array.from({ length: (columns - (roles.length % columns)) % columns }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: empty places are all alike
        <View key={at} style={[styles.place, { flexBasis: SHARES[columns] }]} />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  grid: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s, justifyContent: 'center' },
  /** Ends the last row, so that its cards are as wide as all others. */
  place: { flexGrow: 1, minWidth: LEAST_CARD_WIDTH },
});
