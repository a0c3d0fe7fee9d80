import { useMemo } from 'react';
import { StyleSheet, View } from 'react-native';
import { PlayerMark } from '#app/art/PlayerMark';
import { actingSeat } from '#app/table/model/acting';
import { useTable } from '#app/table/model/TableContext';
import { setupAt } from '#app/table/model/tableModel';
import { roleOutlook, type SeatOutlook } from '#app/table/preview/roleOutlook';
import { smugglerOptionsAhead } from '#app/table/preview/smuggling';
import { prospectText } from '#app/text/prospects';
import { Text } from '#app/ui/base/Text';
import { space } from '#app/ui/tokens/scale';
import type { Role } from '#engine';
import { SmugglerActions } from './SmugglerActions';

/** The effect of the role on every player, if it were taken now. */
export function Outlook({ role }: Readonly<{ role: Role }>) {
  const { state, snapshot, voice, asked } = useTable();
  const chooser = asked ?? actingSeat(snapshot) ?? 0;
  const options = useMemo(() => smugglerOptionsAhead(state, chooser, role), [state, chooser, role]);
  const outlook = useMemo(() => roleOutlook(state, chooser, role), [state, chooser, role]);
  if (options.length > 0) {
    return (
      <View style={styles.column}>
        <Text variant="heading">
          {voice.t(asked === null ? 'ui:table.smugglerOptionsOf' : 'ui:table.smugglerOptions')}
        </Text>
        <SmugglerActions options={options} seat={chooser} />
      </View>
    );
  }
  // During a phase no role can be taken.
  if (outlook.length === 0) return null;
  return (
    <View style={styles.column}>
      <Text variant="heading">{voice.t('ui:table.roleForAll')}</Text>
      {outlook.map((seat) => (
        <OutlookRow key={seat.seat} outlook={seat} />
      ))}
      <Text variant="caption" tone="textMuted">
        {voice.t('ui:table.roleOrder')}
      </Text>
    </View>
  );
}

function OutlookRow({ outlook }: Readonly<{ outlook: SeatOutlook }>) {
  const { snapshot, voice } = useTable();
  const { name, color } = setupAt(snapshot, outlook.seat);
  const nothing = outlook.prospects.every(({ kind }) => kind === 'nothing');
  return (
    <View style={styles.row}>
      <View style={styles.who}>
        <PlayerMark color={color} size={14} />
        <Text variant="bodyStrong" numberOfLines={1} style={styles.name} testID="player-name">
          {name}
        </Text>
      </View>
      <Text tone={nothing ? 'textMuted' : 'text'} style={styles.what}>
        {prospectText(outlook.prospects, voice)}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  column: { gap: space.s },
  row: { flexDirection: 'row', gap: space.s },
  who: { flexDirection: 'row', alignItems: 'center', gap: space.xs, width: 96, height: 23 },
  name: { flexShrink: 1 },
  what: { flex: 1 },
});
