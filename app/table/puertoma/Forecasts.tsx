import { StyleSheet } from 'react-native';
import { Glyph } from '#app/art/Glyph';
import { PlayerMark } from '#app/art/PlayerMark';
import { useAnchor } from '#app/table/anchors/anchors';
import { useTable } from '#app/table/model/TableContext';
import { setupAt } from '#app/table/model/tableModel';
import { roleName } from '#app/text/voice';
import { Box } from '#app/ui/base/Box';
import { Text } from '#app/ui/base/Text';
import { Touchable } from '#app/ui/Touchable';
import { themedStyles } from '#app/ui/theme/themed';
import { radius, space, stroke, touchTarget } from '#app/ui/tokens/scale';
import { forecast, SEATS, type Seat } from '#engine';

/** The role that each Puertoma would take now. A tap shows why. Empty without Puertomas. */
export function Forecasts() {
  const { view, voice, open } = useTable();
  const looks = useLooks();
  const anchor = useAnchor('forecasts');
  if (view.puertoma === null || view.over) return null;
  const { boards } = view.puertoma;
  return (
    <Touchable
      ref={anchor}
      label={voice.t('ui:puertoma.openActionBoard')}
      hint={voice.t('ui:puertoma.openActionBoardHint')}
      onPress={() => open({ kind: 'actionBoard' })}
      testID="forecasts"
      style={[styles.card, looks.card]}
    >
      <Box style={styles.lines}>
        {SEATS.filter((seat) => boards[seat]).map((seat) => (
          <Line key={seat} seat={seat} />
        ))}
      </Box>
      <Glyph name="forward" size={16} tone="textMuted" />
    </Touchable>
  );
}

function Line({ seat }: Readonly<{ seat: Seat }>) {
  const { state, snapshot, voice } = useTable();
  const { name, color } = setupAt(snapshot, seat);
  const found = forecast(state, seat);
  if (found === null) return null;
  const { role, richest } = found;
  const text =
    role === null
      ? voice.t('ui:puertoma.forecastCard', {
          name,
          roles: richest.map((it) => roleName(voice, it)).join(' / '),
        })
      : voice.t('ui:puertoma.forecast', { name, role: roleName(voice, role) });
  return (
    <Box style={styles.line}>
      <PlayerMark color={color} size={14} />
      <Text variant="caption" numberOfLines={1} style={styles.text}>
        {text}
      </Text>
    </Box>
  );
}

const useLooks = themedStyles(({ colors }) => ({
  card: { backgroundColor: colors.surface, borderColor: colors.border },
}));

const styles = StyleSheet.create({
  card: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    minHeight: touchTarget,
    borderWidth: stroke.hair,
    borderRadius: radius.m,
    paddingHorizontal: space.s,
    paddingVertical: space.xs,
  },
  lines: { flex: 1, minWidth: 0, gap: space.hair },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.xs, minWidth: 0 },
  text: { flex: 1, minWidth: 0, textAlign: 'left' },
});
