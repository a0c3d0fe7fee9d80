import { StyleSheet, View } from 'react-native';
import { PlayerMark } from '#app/art/PlayerMark';
import { Field } from '#app/screens/shared/Field';
import { Note } from '#app/screens/shared/Section';
import { Button } from '#app/ui/Button';
import { Text } from '#app/ui/base/Text';
import { Segmented } from '#app/ui/Segmented';
import { Sheet } from '#app/ui/Sheet';
import { Touchable } from '#app/ui/Touchable';
import { useTheme } from '#app/ui/theme/theme';
import { radius, space, touchTarget } from '#app/ui/tokens/scale';
import { useT } from '#i18n/react';
import { BOT_LEVELS } from '#protocol/limits';
import type { NewGameChoice } from '#session/preferences/preferences';
import { SEAT_COLORS } from '#session/seats';
import { namesFor, withColor, withSeat } from './choice';

const LONGEST_NAME = 16;

type SeatSheetProps = Readonly<{
  choice: NewGameChoice;
  /** Null keeps it closed. */
  seat: number | null;
  onChange: (choice: NewGameChoice) => void;
  onClose: () => void;
}>;

export function SeatSheet({ choice, seat, onChange, onClose }: SeatSheetProps) {
  const t = useT();
  const setup = seat === null ? undefined : choice.seats[seat];
  return (
    <Sheet
      open={setup !== undefined}
      onClose={onClose}
      title={t('ui:newGame.seat', { number: (seat ?? 0) + 1 })}
      icon={setup && <PlayerMark color={setup.color} size={22} />}
      footer={<Button label={t('ui:common.done')} onPress={onClose} wide />}
    >
      {seat !== null && <SeatForm choice={choice} seat={seat} onChange={onChange} />}
    </Sheet>
  );
}

type SeatFormProps = Omit<SeatSheetProps, 'seat' | 'onClose'> & Readonly<{ seat: number }>;

function SeatForm({ choice, seat, onChange }: SeatFormProps) {
  const t = useT();
  const setup = choice.seats[seat];
  if (setup === undefined) return null;
  const { kind, level } = setup;
  return (
    <View style={styles.form}>
      <Field
        kind="playerName"
        label={t('ui:newGame.name')}
        value={setup.name}
        placeholder={namesFor(t, choice)[seat]}
        maxLength={LONGEST_NAME}
        onChange={(name) => onChange(withSeat(choice, seat, { name }))}
        testID="seat-name"
      />
      <Segmented
        label={t('ui:newGame.who')}
        options={[
          { value: 'person', label: t('ui:newGame.person') },
          { value: 'bot', label: t('ui:newGame.bot') },
        ]}
        value={kind}
        onChange={(to) => onChange(withSeat(choice, seat, { kind: to }))}
      />
      {kind === 'bot' && (
        <View style={styles.group}>
          <Segmented
            label={t('ui:newGame.level')}
            options={BOT_LEVELS.map((value) => ({ value, label: t(`ui:newGame.levels.${value}`) }))}
            value={level}
            onChange={(to) => onChange(withSeat(choice, seat, { level: to }))}
          />
          <Note>{t(`ui:newGame.levelDetails.${level}`)}</Note>
        </View>
      )}
      <Colors choice={choice} seat={seat} onChange={onChange} />
    </View>
  );
}

function Colors({ choice, seat, onChange }: SeatFormProps) {
  const t = useT();
  const { colors } = useTheme();
  return (
    <View style={styles.group}>
      <Text variant="label">{t('ui:newGame.color')}</Text>
      <View role="radiogroup" aria-label={t('ui:newGame.color')} style={styles.colors}>
        {SEAT_COLORS.map((color) => {
          const checked = choice.seats[seat]?.color === color;
          return (
            <Touchable
              key={color}
              role="radio"
              label={t(`ui:newGame.colors.${color}`)}
              state={{ checked }}
              onPress={() => onChange(withColor(choice, seat, color))}
              style={[
                styles.color,
                {
                  borderColor: checked ? colors.primary : colors.border,
                  backgroundColor: checked ? colors.primarySoft : colors.raised,
                },
              ]}
            >
              <PlayerMark color={color} size={26} />
            </Touchable>
          );
        })}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  form: { gap: space.l },
  group: { gap: space.s },
  colors: { flexDirection: 'row', gap: space.s },
  color: {
    flex: 1,
    height: touchTarget + space.s,
    alignItems: 'center',
    borderWidth: 2,
    borderRadius: radius.m,
  },
});
