import { useEffect, useRef, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, {
  Easing,
  useAnimatedStyle,
  useSharedValue,
  withDelay,
  withSequence,
  withTiming,
} from 'react-native-reanimated';
import { Text } from '../../ui/Text';
import { themedStyles } from '../../ui/themed';
import { radius, space, stroke } from '../../ui/tokens/scale';
import { useTable } from '../model/TableContext';
import { usePace } from '../motion/pace';
import { type Announcement, announcementOf } from './announcements';

/** How long it is shown; milliseconds. */
const SHOWN = 2200;

type Due = Announcement & Readonly<{ number: number }>;

/** Holds up what is worth a moment, one after the other, and lets every touch pass. */
export function Herald() {
  const { snapshot, voice } = useTable();
  const { log } = snapshot;
  const told = useRef(log.length);
  const [due, setDue] = useState<readonly Due[]>([]);
  useEffect(() => {
    const news = log.slice(told.current).flatMap(({ number, event }) => {
      const announcement = announcementOf(event, voice);
      return announcement === null ? [] : [{ ...announcement, number }];
    });
    told.current = log.length;
    if (news.length > 0) setDue((waiting) => [...waiting, ...news]);
  }, [log, voice]);
  const [first] = due;
  useEffect(() => {
    if (first === undefined) return;
    const next = setTimeout(() => setDue((waiting) => waiting.slice(1)), SHOWN);
    return () => clearTimeout(next);
  }, [first]);
  return first === undefined ? null : <Held key={first.number} {...first} />;
}

/** It grows out of the table, stands, and is gone. */
function Held({ picture, text }: Announcement) {
  const looks = useLooks();
  const pace = usePace();
  const shown = useSharedValue(pace === null ? 1 : 0);
  useEffect(() => {
    if (pace === null) return;
    const duration = pace.flight;
    const easing = Easing.out(Easing.cubic);
    const away = withDelay(SHOWN - 2 * duration, withTiming(0, { duration }));
    shown.value = withSequence(withTiming(1, { duration, easing }), away);
  }, [shown, pace]);
  const style = useAnimatedStyle(() => ({
    opacity: shown.value,
    transform: [{ scale: 0.7 + 0.3 * shown.value }],
  }));
  return (
    <View style={styles.place} aria-hidden testID="announcement">
      <Animated.View style={[styles.board, looks.board, style]}>
        {picture}
        <Text variant="bodyStrong" align="center">
          {text}
        </Text>
      </Animated.View>
    </View>
  );
}

const useLooks = themedStyles(({ colors }) => ({
  board: { backgroundColor: colors.raised, borderColor: colors.glow },
}));

const styles = StyleSheet.create({
  place: {
    position: 'absolute',
    top: 0,
    right: 0,
    bottom: 0,
    left: 0,
    alignItems: 'center',
    justifyContent: 'center',
    padding: space.xl,
    pointerEvents: 'none',
  },
  board: {
    alignItems: 'center',
    gap: space.s,
    maxWidth: 320,
    borderRadius: radius.l,
    borderWidth: stroke.carved,
    padding: space.l,
  },
});
