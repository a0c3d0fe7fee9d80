import { useEffect, useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { useAwake } from '#app/feedback/useAwake';
import type { RouteProps } from '#app/routes/routes';
import { NotFoundScreen } from '#app/screens/NotFoundScreen';
import { PointedProvider } from '#app/table/pointer/Pointer';
import { TableScreen } from '#app/table/TableScreen';
import { BelowNotch } from '#app/ui/BelowNotch';
import { Button } from '#app/ui/Button';
import type { Translate } from '#i18n/keys';
import { EditionProvider, useT } from '#i18n/react';
import { useSession } from '#session/useSession';
import { anchorOf } from './anchorOf';
import { SpeechPanel } from './coach/SpeechPanel';
import { useCoachedGame } from './coach/useCoachedGame';
import { createLessonSession, type LessonNames, type LessonSession } from './lessonSession';
import { isDoing, LESSON_NAMES, type Lesson } from './lessons/lesson';
import { LESSONS, lessonAfter } from './lessons/list';
import { stepToGoOnFrom, useKeepProgress, useReached } from './progress';

/** A lesson: the real table with explanations above it. */
export function LessonScreen({ route, navigation }: RouteProps<'Lesson'>) {
  const lesson = LESSONS.find(({ id }) => id === route.params.id);
  if (lesson === undefined) return <NotFoundScreen />;
  return (
    <EditionProvider edition="classic">
      <Taught
        key={lesson.id}
        lesson={lesson}
        onLeave={() => navigation.popTo('Lessons')}
        onRules={(topic) => navigation.navigate('Rules', { topic, edition: 'classic' })}
        onLesson={(id) => navigation.replace('Lesson', { id })}
      />
    </EditionProvider>
  );
}

type TaughtProps = Readonly<{
  lesson: Lesson;
  onLeave: () => void;
  onRules: (topic?: string) => void;
  onLesson: (id: string) => void;
}>;

function Taught({ lesson, onLeave, onRules, onLesson }: TaughtProps) {
  const t = useT();
  // Reading a lesson needs no touches, so the screen must be kept on.
  useAwake(true);
  const reached = useReached()(lesson);
  const names = namesIn(lesson, t);
  const [session, setSession] = useState(() =>
    createLessonSession(lesson, names, stepToGoOnFrom(lesson, reached)),
  );
  const again = () => setSession(createLessonSession(lesson, names));
  const { step } = useLecture(session, lesson);
  const pointed = useMemo(
    () => (step === undefined ? null : { target: anchorOf(step.point), words: step.say }),
    [step],
  );
  return (
    <View style={styles.screen}>
      <PointedProvider value={pointed}>
        <Teacher session={session} lesson={lesson} onAgain={again} onLesson={onLesson} />
        <BelowNotch>
          <TableScreen
            key={session.get().gameId}
            session={session}
            onLeave={onLeave}
            onScore={onLeave}
            onRules={onRules}
          />
        </BelowNotch>
      </PointedProvider>
    </View>
  );
}

function namesIn({ withPuertomas }: Lesson, t: Translate): LessonNames {
  const [, left, right] = LESSON_NAMES;
  const puertoma = (number: string) => t('ui:puertoma.name', { number });
  const others = withPuertomas
    ? ([puertoma('I'), puertoma('II')] as const)
    : ([left, right] as const);
  return [t('ui:newGame.you'), ...others];
}

/** The state of the lesson. Every reached step is stored. */
function useLecture(session: LessonSession, lesson: Lesson) {
  useSession(session);
  const keep = useKeepProgress();
  const lecture = session.lecture();
  useEffect(() => keep(lesson, lecture.at), [keep, lesson, lecture.at]);
  return lecture;
}

type TeacherProps = Readonly<{
  session: LessonSession;
  lesson: Lesson;
  onAgain: () => void;
  onLesson: (id: string) => void;
}>;

function Teacher({ session, lesson, onAgain, onLesson }: TeacherProps) {
  const t = useT();
  const { at, step, said } = useLecture(session, lesson);
  const steps = lesson.steps.length;
  const title = t(lesson.title);
  const next = lessonAfter(lesson);
  if (step === undefined || said === null) {
    return (
      <SpeechPanel title={title} text={t('ui:lessons.finished', { title })} testID="teacher">
        <Button
          small
          kind="secondary"
          label={t('ui:lessons.again')}
          onPress={onAgain}
          testID="lesson-again"
        />
        <Onward next={next} onLesson={onLesson} />
      </SpeechPanel>
    );
  }
  return (
    <SpeechPanel
      title={`${title} · ${t('ui:lessons.step', { step: at + 1, steps })}`}
      text={t(said)}
      testID="teacher"
    >
      {next && (
        <Button
          small
          kind="quiet"
          label={t('ui:lessons.skip')}
          onPress={() => onLesson(next.id)}
          testID="lesson-skip"
        />
      )}
      {!isDoing(step) && (
        <Button small label={t('ui:lessons.next')} onPress={session.next} testID="lesson-next" />
      )}
    </SpeechPanel>
  );
}

/** Leads to the next lesson, or to a game after the last one. */
function Onward({
  next,
  onLesson,
}: Readonly<{ next: Lesson | undefined } & Pick<TeacherProps, 'onLesson'>>) {
  const t = useT();
  const startCoached = useCoachedGame();
  return (
    <Button
      small
      label={t(next ? 'ui:lessons.nextLesson' : 'ui:lessons.allDone')}
      onPress={() => (next ? onLesson(next.id) : startCoached())}
      testID="lesson-onward"
    />
  );
}

const styles = StyleSheet.create({ screen: { flex: 1 } });
