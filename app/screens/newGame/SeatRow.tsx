import { StyleSheet, View } from 'react-native';
import { Glyph } from '#app/art/Glyph';
import { PlayerMark } from '#app/art/PlayerMark';
import { IconButton } from '#app/ui/IconButton';
import { ListRow } from '#app/ui/ListRow';
import { space } from '#app/ui/tokens/scale';
import { useT } from '#i18n/react';
import type { SeatSetup } from '#session/seats';

type SeatRowProps = Readonly<{
  number: number;
  seat: SeatSetup;
  name: string;
  onEdit: () => void;
  onToggleKind: () => void;
}>;

/** One seat. The row opens its settings; the icon at its end switches between person and bot. */
export function SeatRow({ number, seat, name, onEdit, onToggleKind }: SeatRowProps) {
  if (seat.kind === 'puertoma') return <PuertomaRow number={number} seat={seat} name={name} />;
  return <PersonRow {...{ number, seat, name, onEdit, onToggleKind }} />;
}

/** A Puertoma has no settings. */
function PuertomaRow({ number, seat, name }: Pick<SeatRowProps, 'number' | 'seat' | 'name'>) {
  const t = useT();
  return (
    <ListRow
      title={name}
      detail={t('ui:puertoma.seatDetail')}
      icon={<PlayerMark color={seat.color} size={24} />}
      testID={`seat-${number}`}
    />
  );
}

function PersonRow({ number, seat, name, onEdit, onToggleKind }: SeatRowProps) {
  const t = useT();
  const isBot = seat.kind === 'bot';
  const detail = isBot
    ? t('ui:newGame.botDetail', { level: t(`ui:newGame.levels.${seat.level}`) })
    : t('ui:newGame.personDetail');
  const swap = t(isBot ? 'ui:newGame.makePerson' : 'ui:newGame.makeBot', { name });
  return (
    <View style={styles.row}>
      <View style={styles.main}>
        <ListRow
          title={name}
          detail={detail}
          icon={<PlayerMark color={seat.color} size={24} />}
          trailing={<Glyph name="edit" size={16} tone="textMuted" />}
          hint={t('ui:newGame.edit')}
          onPress={onEdit}
          testID={`seat-${number}`}
        />
      </View>
      <IconButton
        framed
        icon={<Glyph name={isBot ? 'robot' : 'person'} ground="raised" />}
        label={swap}
        onPress={onToggleKind}
        testID={`seat-${number}-kind`}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  main: { flex: 1 },
});
