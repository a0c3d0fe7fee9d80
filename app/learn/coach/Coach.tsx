import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { StyleSheet, View } from 'react-native';
import { useChangePreferences, usePreferences } from '#app/services/services';
import type { AnchorName } from '#app/table/anchors/anchors';
import { sectionFor, setupAt } from '#app/table/model/tableModel';
import { PointedProvider } from '#app/table/pointer/Pointer';
import { BelowNotch } from '#app/ui/BelowNotch';
import { Button } from '#app/ui/Button';
import { Role } from '#engine';
import type { Translate } from '#i18n/keys';
import { useT, useWords } from '#i18n/react';
import type { Words } from '#i18n/words';
import type { Session, SessionSnapshot } from '#session/session';
import { useSession } from '#session/useSession';
import { SpeechPanel } from './SpeechPanel';
import { nameOfTip, type Tip, tipFor } from './tips';

type CoachProps = Readonly<{ session: Session; children: ReactNode }>;

/** The table with tips: everything new is explained once, until tips are switched off. */
export function Coach({ session, children }: CoachProps) {
  const snapshot = useSession(session);
  const { coach, tipsSeen } = usePreferences();
  const change = useChangePreferences();
  const t = useT();
  const words = useWords();
  const alone = snapshot.seats.filter(({ kind }) => kind === 'person').length === 1;
  const tip = useTip(snapshot, tipsSeen, coach && alone);
  const text = tip === null ? '' : tipText(tip, snapshot, t, words);
  const target = tip === null ? null : pointOf(tip);
  const pointed = useMemo(() => (target === null ? null : { target, words: text }), [target, text]);
  return (
    <View style={styles.screen}>
      <PointedProvider value={pointed}>
        {tip !== null && (
          <SpeechPanel title={t('ui:lessons.coach.title')} text={text} testID="coach">
            <Button
              small
              kind="quiet"
              label={t('ui:lessons.coach.off')}
              onPress={() => change({ coach: false })}
              testID="coach-off"
            />
            <Button
              small
              label={t('ui:lessons.coach.ok')}
              onPress={() => change({ tipsSeen: [...tipsSeen, nameOfTip(tip)] })}
              testID="coach-ok"
            />
          </SpeechPanel>
        )}
        <BelowNotch isBelow={tip !== null}>{children}</BelowNotch>
      </PointedProvider>
    </View>
  );
}

/** A tip about another player's choice stays until it is read or a new decision is due. */
function useTip(snapshot: SessionSnapshot, read: readonly string[], isOn: boolean): Tip | null {
  const last = useRef<Tip | null>(null);
  const now = isOn ? tipFor(snapshot, read) : null;
  const kept = last.current;
  const isKept = isOn && kept?.kind === 'other' && !read.includes(nameOfTip(kept));
  const tip = isKept && now?.kind !== 'decision' ? kept : now;
  useEffect(() => {
    last.current = tip;
  }, [tip]);
  return tip;
}

function tipText(tip: Tip, snapshot: SessionSnapshot, t: Translate, words: Words): string {
  if (tip.kind === 'decision') return t(`ui:lessons.coach.tip.${tip.decision}`);
  const { name } = setupAt(snapshot, tip.by);
  return t(`ui:lessons.coach.other.${tip.role}`, { name, role: words.role(tip.role) });
}

/** Points to the top of the board for own decisions, and to the role card for others' roles. */
function pointOf(tip: Tip): AnchorName {
  return tip.kind === 'decision' ? 'boardTop' : sectionFor(null, Role[tip.role]);
}

const styles = StyleSheet.create({ screen: { flex: 1 } });
