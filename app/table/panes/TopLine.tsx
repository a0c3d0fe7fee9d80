import { memo, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { Glyph } from '#app/art/Glyph';
import { PlayerMark } from '#app/art/PlayerMark';
import { useAround } from '#app/table/layout/useAround';
import { actingSeat } from '#app/table/model/acting';
import { useTable } from '#app/table/model/TableContext';
import { setupAt } from '#app/table/model/tableModel';
import { PeekButton } from '#app/table/share/PeekButton';
import { roleWord, type Voice } from '#app/text/voice';
import { Text } from '#app/ui/base/Text';
import { IconButton } from '#app/ui/IconButton';
import { themedStyles } from '#app/ui/theme/themed';
import { space, stroke } from '#app/ui/tokens/scale';
import type { GameView } from '#engine';

type TopLineProps = Readonly<{ onLeave: () => void }>;

/** Round, phase and player to act. */
export const TopLine = memo(function TopLine({ onLeave }: TopLineProps) {
  const { voice, open, showRules } = useTable();
  const { edge } = useLooks();
  const { t } = voice;
  return (
    <View style={[styles.line, edge]}>
      <IconButton
        icon={<Glyph name="back" />}
        label={t('ui:table.leave')}
        hint={t('ui:table.leaveHint')}
        onPress={onLeave}
        testID="leave"
      />
      <NamePlate />
      {showRules && (
        <IconButton
          icon={<Glyph name="question" />}
          label={t('ui:table.rules')}
          onPress={() => showRules()}
        />
      )}
      <IconButton
        icon={<Glyph name="log" />}
        label={t('ui:table.log')}
        hint={t('ui:table.logHint')}
        onPress={() => open({ kind: 'log' })}
        testID="open-log"
      />
    </View>
  );
});

/** The current phase, or the state between phases. */
function phaseText({ t, words }: Voice, view: GameView, decision: string | null): string {
  if (view.role !== null) return words.phase(roleWord(view.role));
  if (view.over) return '';
  if (decision === 'takeCards') return t('ui:table.section.cards');
  return decision === 'draft' ? t('ui:table.chooseBoard') : t('ui:table.chooseRole');
}

/** The deciding player. With several people around the screen, a long press shows the own points. */
function NamePlate() {
  const { asked, snapshot } = useTable();
  const isAtOwnPlace = useAround() !== null;
  const standing = useStanding();
  if (!snapshot.covered || asked === null || isAtOwnPlace) return <Standing {...standing} />;
  return (
    <PeekButton seat={asked} spoken={`${standing.when}. ${standing.turn}`}>
      {(held) => <Standing {...standing} beside={held} />}
    </PeekButton>
  );
}

/** Round, phase and player to act, in words. */
function useStanding() {
  const { view, voice, snapshot, asked, decision } = useTable();
  const { t } = voice;
  const seat = actingSeat(snapshot);
  const phase = phaseText(voice, view, decision);
  const round = t('ui:table.round', { round: view.round });
  const ending = view.endTriggers.length > 0 && !view.over;
  const turn =
    seat === null
      ? view.over
        ? t('ui:table.over')
        : ''
      : seat === asked && snapshot.covered
        ? t('ui:table.decides', { name: voice.nameOf(seat) })
        : seat === asked
          ? t('ui:table.yourTurn')
          : t('ui:table.turnOf', { name: voice.nameOf(seat) });
  const when = [round, ending ? t('ui:table.lastRound') : phase].filter(Boolean).join(' · ');
  return { seat, when, turn, ending };
}

type StandingProps = ReturnType<typeof useStanding> & Readonly<{ beside?: ReactNode }>;

function Standing({ seat, when, turn, ending, beside }: StandingProps) {
  const { snapshot } = useTable();
  return (
    <View style={styles.texts} accessible testID="standing">
      <View style={styles.when}>
        <Text variant="caption" tone={ending ? 'danger' : 'textMuted'}>
          {when}
        </Text>
        {beside}
      </View>
      <View style={styles.turn}>
        {seat !== null && <PlayerMark color={setupAt(snapshot, seat).color} size={14} />}
        <Text variant="bodyStrong" numberOfLines={1} style={styles.name}>
          {turn}
        </Text>
      </View>
    </View>
  );
}

const useLooks = themedStyles(({ colors }) => ({ edge: { borderBottomColor: colors.border } }));

const styles = StyleSheet.create({
  line: {
    flexDirection: 'row',
    alignItems: 'center',
    paddingHorizontal: space.xs,
    borderBottomWidth: stroke.hair,
  },
  texts: { flex: 1, paddingVertical: space.xs },
  when: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: space.s,
  },
  turn: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
  name: { flexShrink: 1 },
});
