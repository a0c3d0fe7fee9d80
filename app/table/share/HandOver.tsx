import { useDeferredValue, useMemo, useRef } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { Glyph } from '#app/art/Glyph';
import { PlayerMark } from '#app/art/PlayerMark';
import { Vignette } from '#app/art/Vignette';
import { useTurnOf } from '#app/table/layout/useAround';
import { ChapterText } from '#app/table/log/LogSheet';
import { setupAt } from '#app/table/model/tableModel';
import { recapOf } from '#app/text/recap';
import { voiceFor } from '#app/text/voice';
import { Button } from '#app/ui/Button';
import { Facing } from '#app/ui/base/Facing';
import { Text } from '#app/ui/base/Text';
import { TurnProvider } from '#app/ui/base/turned';
import { useWindowRoom } from '#app/ui/base/windowShape';
import { IconButton } from '#app/ui/IconButton';
import { useTheme } from '#app/ui/theme/theme';
import { playerColors } from '#app/ui/tokens/players';
import { columnWidth, space, stroke } from '#app/ui/tokens/scale';
import { useCover } from '#app/ui/useCover';
import { useKeyboardStart } from '#app/ui/useKeyboardStart';
import type { Seat } from '#engine';
import { useT, useWords } from '#i18n/react';
import type { SessionSnapshot } from '#session/session';

type HandOverProps = Readonly<{
  snapshot: SessionSnapshot;
  to: Seat;
  onTake: () => void;
  onUndo: () => void;
  onLeave: () => void;
}>;

/** Asks for the next person by name and colour. It shows only public information. */
export function HandOver(props: HandOverProps) {
  const { snapshot, to } = props;
  const t = useT();
  const { colors } = useTheme();
  const cover = useRef<View>(null);
  useCover(cover);
  const { name } = setupAt(snapshot, to);
  const isLying = useWindowRoom().shape === 'short';
  return (
    <View
      ref={cover}
      tabIndex={-1}
      role="dialog"
      aria-modal
      accessibilityViewIsModal
      aria-label={`${t('ui:table.handOver')} ${name}`}
      style={[StyleSheet.absoluteFill, { backgroundColor: colors.background }]}
      testID="hand-over"
    >
      <TurnProvider value={useTurnOf(snapshot, to)}>
        <Facing touches="all">
          <WaysBack {...props} />
          <View style={[styles.body, isLying && styles.beside]}>
            <NextPerson {...props} isLying={isLying} />
            <Recap snapshot={snapshot} to={to} />
          </View>
        </Facing>
      </TurnProvider>
    </View>
  );
}

function WaysBack({ snapshot, onUndo, onLeave }: HandOverProps) {
  const t = useT();
  const { top } = useSafeAreaInsets();
  return (
    <View style={[styles.top, { paddingTop: top }]}>
      <IconButton icon={<Glyph name="back" />} label={t('ui:table.leave')} onPress={onLeave} />
      {snapshot.canUndo && (
        <IconButton
          icon={<Glyph name="undo" />}
          label={t('ui:table.undo')}
          hint={t('ui:table.undoHint')}
          onPress={onUndo}
          testID="undo"
        />
      )}
    </View>
  );
}

type NextPersonProps = HandOverProps & Readonly<{ isLying: boolean }>;

function NextPerson({ snapshot, to, onTake, isLying }: NextPersonProps) {
  const t = useT();
  const theme = useTheme().name;
  const take = useRef<View>(null);
  useKeyboardStart(take);
  const { name, color } = setupAt(snapshot, to);
  const tones = playerColors[color].tones[theme];
  const ground = { backgroundColor: tones.soft, borderColor: tones.solid };
  return (
    <View style={[styles.banner, ground, isLying && styles.left]}>
      <View style={styles.row}>
        <PlayerMark color={color} size={56} />
        <View style={styles.who}>
          <Text variant="label" tone="textMuted">
            {t('ui:table.handOver')}
          </Text>
          <Text variant="display" numberOfLines={2}>
            {name}
          </Text>
        </View>
      </View>
      {/* Far from the confirm button, so that an accidental second tap opens no one's table. */}
      <View ref={take} style={styles.take}>
        <Button
          wide
          label={t('ui:table.handOverTake', { name })}
          hint={t('ui:table.handOverHint')}
          onPress={onTake}
          testID="take-phone"
        />
      </View>
    </View>
  );
}

function Recap({ snapshot, to }: Readonly<{ snapshot: SessionSnapshot; to: Seat }>) {
  const t = useT();
  const words = useWords();
  const { bottom } = useSafeAreaInsets();
  const { log, unseenFrom, view } = snapshot;
  // The picture may be rendered after the text.
  const settled = useDeferredValue(true, false);
  const told = useMemo(() => {
    const unseen = log.filter(({ number }) => number >= unseenFrom);
    return recapOf(unseen, voiceFor(view, t, words, to));
  }, [log, unseenFrom, view, t, words, to]);
  return (
    <ScrollView
      style={styles.recap}
      contentContainerStyle={[styles.log, { paddingBottom: Math.max(bottom, space.l) }]}
      tabIndex={0}
    >
      <Text variant="heading">{t('ui:table.recap')}</Text>
      {told.length === 0 && <Text tone="textMuted">{t('ui:table.recapNothing')}</Text>}
      {told.map((chapter) => (
        <ChapterText key={chapter.number} chapter={chapter} />
      ))}
      <View style={styles.scene}>{settled && <Vignette width={SCENE_WIDTH} />}</View>
    </ScrollView>
  );
}

/** Smaller than on the home screen, because the log is more important. */
const SCENE_WIDTH = 260;

const column = { width: '100%', maxWidth: columnWidth, alignSelf: 'center' } as const;

const styles = StyleSheet.create({
  top: { flexDirection: 'row', justifyContent: 'space-between', paddingHorizontal: space.xs },
  banner: {
    gap: space.l,
    borderTopWidth: stroke.carved,
    borderBottomWidth: stroke.carved,
    paddingHorizontal: space.xl,
    paddingVertical: space.l,
  },
  body: { flex: 1 },
  /** In landscape the log needs the whole height. */
  beside: { flexDirection: 'row' },
  left: { width: '44%', justifyContent: 'center' },
  row: { ...column, flexDirection: 'row', alignItems: 'center', gap: space.l },
  take: column,
  who: { flex: 1 },
  recap: { flex: 1 },
  log: {
    ...column,
    maxWidth: columnWidth + 2 * space.xl,
    flexGrow: 1,
    paddingHorizontal: space.xl,
    paddingTop: space.l,
    gap: space.m,
  },
  scene: { flexGrow: 1, alignItems: 'center', justifyContent: 'flex-end', paddingTop: space.l },
});
