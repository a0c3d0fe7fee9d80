import { StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { ReachedCards } from '#app/table/cards/ReachedCards';
import { controlFor } from '#app/table/decide/controls';
import { usePlacementIsLegal } from '#app/table/decide/PlaceColonists';
import { useRoom } from '#app/table/layout/useRoom';
import { useChoosing, useTable } from '#app/table/model/TableContext';
import { Button } from '#app/ui/Button';
import { Text } from '#app/ui/base/Text';
import { themedStyles } from '#app/ui/theme/themed';
import { space, stroke } from '#app/ui/tokens/scale';
import { useAnnounced } from '#app/ui/useAnnounced';
import { type Action, isRare } from '#engine';
import { answersTo } from './answers';
import { HintButton } from './HintButton';
import { NoteLine } from './NoteLine';
import { RecentEvents } from './RecentEvents';
import { UndoButton } from './UndoButton';
import { usePromptRoom } from './usePromptRoom';
import { usePromptText } from './usePromptText';

type PromptBarProps = Readonly<{ onUndo: () => void; onScore: () => void }>;

/** The current question, and the answers that are not on the table itself. */
export function PromptBar({ onUndo, onScore }: PromptBarProps) {
  const { voice, snapshot, view, asked } = useTable();
  const { ground } = useLooks();
  const insets = useSafeAreaInsets();
  const { tall } = useRoom();
  const bottom = Math.max(insets.bottom, space.s);
  const { t } = voice;
  const prompt = usePromptText();
  const { draft } = useChoosing();
  const room = usePromptRoom(view.ply);
  useAnnounced(prompt);
  // While a lesson explains something, the board needs the room.
  const isEmpty = asked === null && prompt === '' && !view.over && !snapshot.canUndo;
  return (
    <View
      style={[styles.bar, tall && !isEmpty && styles.steady, ground, { paddingBottom: bottom }]}
      testID={asked === null ? 'waits' : 'asks'}
    >
      <RecentEvents />
      <NoteLine />
      <View key={view.ply} {...room}>
        <Text variant="label" testID="prompt">
          {prompt}
        </Text>
      </View>
      <ReachedCards action={draft} />
      <View style={[styles.row, isEmpty && styles.noAnswers]}>
        {asked !== null && snapshot.kind === 'local' && <HintButton key={view.ply} />}
        <UndoButton onUndo={onUndo} />
        {view.over ? (
          <Grow>
            <Button wide label={t('ui:table.scoreSheet')} onPress={onScore} testID="to-score" />
          </Grow>
        ) : (
          <Answers />
        )}
      </View>
    </View>
  );
}

function Grow({ children }: Readonly<{ children: React.ReactNode }>) {
  const isTight = useRoom().width < TIGHT;
  return <View style={[styles.grow, isTight && styles.tight]}>{children}</View>;
}

/** Width of a narrow pane, as on a phone in landscape. */
const TIGHT = 350;

/** Pass, take what is offered, or confirm what was chosen. */
function Answers() {
  const { asked, options, act, voice, decision } = useTable();
  const { draft } = useChoosing();
  const legal = usePlacementIsLegal();
  const { t } = voice;
  if (asked === null) return null;
  const pass = options.find((action) => action.type === 'pass');
  // Taking a role without its privilege is offered on the role's sheet instead.
  const rare = decision === 'round' ? undefined : options.find(isRare);
  const use = options.find((action) => action.type === 'use');
  const isOffer = controlFor(decision).makes.includes('use');
  const confirmable = draft !== null && (decision !== 'place' || legal);
  return (
    <>
      {pass && <Decline action={pass} quiet={false} />}
      {!pass && rare && (
        <View style={styles.rare}>
          <Decline action={rare} quiet />
        </View>
      )}
      {use && isOffer && draft === null && (
        <Grow>
          <Button wide label={t(answersTo(decision).use)} onPress={() => act(use)} testID="use" />
        </Grow>
      )}
      {(draft !== null || decision === 'place') && (
        <Grow>
          <Button
            wide
            label={t(decision === 'place' ? 'ui:table.placeAs' : 'ui:table.confirm')}
            disabled={!confirmable}
            onPress={() => draft && act(draft)}
            testID="confirm"
          />
        </Grow>
      )}
    </>
  );
}

/** Button to decline; small if declining is unusual. */
function Decline({ action, quiet }: Readonly<{ action: Action; quiet: boolean }>) {
  const { voice, act, decision } = useTable();
  const { t } = voice;
  return (
    <Button
      kind={quiet ? 'quiet' : 'secondary'}
      small={quiet}
      label={t(quiet ? answersTo(decision).rare : answersTo(decision).pass)}
      hint={t('ui:table.passHint')}
      onPress={() => act(action)}
      testID={quiet ? 'decline' : 'pass'}
    />
  );
}

const useLooks = themedStyles(({ colors }) => ({
  ground: { backgroundColor: colors.surface, borderTopColor: colors.border },
}));

const styles = StyleSheet.create({
  bar: {
    borderTopWidth: stroke.hair,
    paddingHorizontal: space.m,
    paddingTop: space.s,
    gap: space.s,
  },
  /** Room for events, two lines and the answers, so that the board above does not move. */
  steady: { minHeight: 160 },
  row: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.s,
    marginTop: 'auto',
    alignContent: 'center',
    // As high as a button, so that nothing moves when one appears.
    minHeight: 50,
  },
  noAnswers: { minHeight: 0 },
  /** Leaves room for an answer beside it. */
  rare: { maxWidth: '42%' },
  /** Large text needs its own line. */
  grow: { flexGrow: 1, flexShrink: 1, flexBasis: 110 },
  tight: { flexBasis: 96 },
});
