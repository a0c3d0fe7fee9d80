import { StyleSheet, View } from 'react-native';
import { Glyph } from '#app/art/Glyph';
import { useBack, useNavigator } from '#app/routes/useBack';
import { Text } from '#app/ui/base/Text';
import { Card } from '#app/ui/Card';
import { Divider } from '#app/ui/Divider';
import { ListRow } from '#app/ui/ListRow';
import { Screen } from '#app/ui/Screen';
import { space } from '#app/ui/tokens/scale';
import { useT } from '#i18n/react';
import { useCoachedGame } from './coach/useCoachedGame';
import type { Lesson } from './lessons/lesson';
import { LESSONS } from './lessons/list';
import { progressOf, useReached } from './progress';

/** All lessons with the player's progress, and the coached game that follows them. */
export function LessonsScreen() {
  const t = useT();
  const onBack = useBack();
  const navigator = useNavigator();
  const startCoached = useCoachedGame();
  return (
    <Screen title={t('ui:lessons.title')} onBack={onBack} testID="lessons">
      <Text tone="textMuted">{t('ui:lessons.intro')}</Text>
      <Card style={styles.list}>
        {LESSONS.map((lesson, at) => (
          <View key={lesson.id}>
            {at > 0 && <Divider />}
            <LessonRow
              lesson={lesson}
              onPress={() => navigator.navigate('Lesson', { id: lesson.id })}
            />
          </View>
        ))}
      </Card>
      <Card style={styles.list}>
        <ListRow
          title={t('ui:lessons.coached')}
          detail={t('ui:lessons.coachedDetail')}
          icon={<Glyph name="robot" tone="accent" />}
          onPress={startCoached}
          testID="coached-game"
        />
      </Card>
    </Screen>
  );
}

function LessonRow({ lesson, onPress }: Readonly<{ lesson: Lesson; onPress: () => void }>) {
  const t = useT();
  const reached = useReached()(lesson);
  const progress = progressOf(lesson, reached);
  const steps = lesson.steps.length;
  const detail = {
    fresh: t('ui:lessons.fresh'),
    begun: t('ui:lessons.resume', { step: reached + 1, steps }),
    done: t('ui:lessons.done'),
  }[progress];
  return (
    <ListRow
      title={t(lesson.title)}
      detail={detail}
      icon={<Glyph name={progress === 'done' ? 'check' : 'book'} tone="accent" />}
      onPress={onPress}
      testID={`lesson-${lesson.id}`}
    />
  );
}

const styles = StyleSheet.create({ list: { paddingVertical: space.xs } });
