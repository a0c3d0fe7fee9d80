import { useEffect, useRef, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { useAnimationTiming } from '#app/services/useAnimationTiming';
import { useTable } from '#app/table/model/TableContext';
import { Facing } from '#app/ui/base/Facing';
import { Text } from '#app/ui/base/Text';
import { Moving } from '#app/ui/motion/Moving';
import { MOTIONLESS, type Moment } from '#app/ui/motion/moments';
import { themedStyles } from '#app/ui/theme/themed';
import { radius, space, stroke } from '#app/ui/tokens/scale';
import { type Announcement, announcementOf } from './announcementOf';

/** Duration of an announcement, in milliseconds. */
const SHOWN = 2200;

type Due = Announcement & Readonly<{ number: number }>;

/** Shows announcements one after another. Touches pass through. */
export function Announcements() {
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
  return first === undefined ? null : <AnnouncementCard key={first.number} {...first} />;
}

/** An announcement grows, stays and shrinks. */
function momentsOf(duration: number): Moment[] {
  const gone = { ...MOTIONLESS, opacity: 0, scale: 0.7 };
  const step = duration / SHOWN;
  return [gone, { ...MOTIONLESS, at: step }, { ...MOTIONLESS, at: 1 - step }, { ...gone, at: 1 }];
}

function AnnouncementCard({ picture, text }: Announcement) {
  const looks = useLooks();
  const timing = useAnimationTiming();
  const moments = timing === null ? [MOTIONLESS, { ...MOTIONLESS, at: 1 }] : momentsOf(timing.move);
  return (
    <Facing touches="none">
      <View style={styles.place} aria-hidden testID="announcement">
        <Moving moments={moments} duration={SHOWN} style={[styles.board, looks.board]}>
          {picture}
          <Text variant="bodyStrong" align="center">
            {text}
          </Text>
        </Moving>
      </View>
    </Facing>
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
