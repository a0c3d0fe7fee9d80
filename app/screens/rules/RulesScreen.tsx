import { useMemo, useState } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { LessonsRow } from '#app/learn/LessonsRow';
import type { RouteProps } from '#app/routes/routes';
import { useBack } from '#app/routes/useBack';
import { usePreferences } from '#app/services/services';
import { Text } from '#app/ui/base/Text';
import { useHasColumns } from '#app/ui/Columns';
import { Screen } from '#app/ui/Screen';
import { Segmented } from '#app/ui/Segmented';
import { space } from '#app/ui/tokens/scale';
import { EDITIONS, type Edition } from '#engine';
import { EditionProvider, useT, useWords } from '#i18n/react';
import { BuildingList } from './BuildingList';
import { ChapterList, RoleList } from './TopicLists';
import { TopicPage, useTopicTitle } from './TopicPage';
import { CHAPTER_TOPICS, specsOf, type Topic, topicOf } from './topics';

type Part = 'chapters' | 'roles' | 'buildings';
const PARTS: readonly Part[] = ['chapters', 'roles', 'buildings'];

/** The list that contains a topic. */
function partWith(topic: Topic | null): Part {
  if (topic?.kind === 'role') return 'roles';
  return topic?.kind === 'building' ? 'buildings' : 'chapters';
}

/** The rules reference: its contents, or the page of the topic it was opened with. */
export function RulesScreen({ route, navigation }: RouteProps<'Rules'>) {
  const remembered = usePreferences().newGame?.edition ?? 'classic';
  const asked = EDITIONS.find((edition) => edition === route.params?.edition);
  const edition = asked ?? remembered;
  const topic = topicOf(route.params?.topic);
  const onEdition = (to: Edition) => navigation.setParams({ edition: to });
  const onOpen = (name: string) => navigation.push('Rules', { topic: name, edition });
  const hasColumns = useHasColumns();
  const turnTo = (name: string) => navigation.setParams({ topic: name, edition });
  return (
    <EditionProvider edition={edition}>
      {hasColumns ? (
        <Book topic={topic} edition={edition} onEdition={onEdition} onOpen={turnTo} />
      ) : topic === null ? (
        <Contents edition={edition} onEdition={onEdition} onOpen={onOpen} />
      ) : (
        <Page topic={topic} edition={edition} onOpen={onOpen} />
      )}
    </EditionProvider>
  );
}

type ContentsProps = Readonly<{
  edition: Edition;
  onEdition: (edition: Edition) => void;
  onOpen: (topic: string) => void;
  /** The topic whose page is shown beside the contents. */
  shown?: Topic | null;
}>;

function Contents(props: ContentsProps) {
  const t = useT();
  const onBack = useBack();
  return (
    <Screen title={t('ui:reference.title')} onBack={onBack} testID="rules">
      <ContentsList {...props} />
    </Screen>
  );
}

type BookProps = Omit<ContentsProps, 'shown'> & Readonly<{ topic: ReturnType<typeof topicOf> }>;

/** The topic shown before another one is chosen. */
const FIRST = topicOf(CHAPTER_TOPICS[0]);

/** Contents and page side by side, scrolling separately. */
function Book({ topic, ...contents }: BookProps) {
  const t = useT();
  const onBack = useBack();
  const shown = topic ?? FIRST;
  const specs = useMemo(() => specsOf(contents.edition), [contents.edition]);
  return (
    <Screen
      title={t('ui:reference.title')}
      onBack={onBack}
      scroll={false}
      fullWidth
      testID={topic === null ? 'rules' : 'rules-page'}
    >
      <View style={styles.book}>
        <ScrollView style={styles.contents} contentContainerStyle={styles.column}>
          <ContentsList {...contents} shown={shown} />
        </ScrollView>
        <ScrollView
          tabIndex={0}
          style={styles.page}
          contentContainerStyle={[styles.column, styles.reading]}
        >
          {shown && <PageTitle topic={shown} />}
          {shown && <TopicPage topic={shown} specs={specs} onOpen={contents.onOpen} />}
        </ScrollView>
      </View>
    </Screen>
  );
}

function PageTitle({ topic }: Readonly<{ topic: Topic }>) {
  return (
    <Text variant="title" align="center">
      {useTopicTitle(topic)}
    </Text>
  );
}

function ContentsList({ edition, onEdition, onOpen, shown = null }: ContentsProps) {
  const t = useT();
  const words = useWords();
  const [part, setPart] = useState(partWith(shown));
  const specs = useMemo(() => specsOf(edition), [edition]);
  return (
    <>
      <Segmented
        label={t('ui:reference.edition')}
        options={EDITIONS.map((value) => ({ value, label: words.edition(value) }))}
        value={edition}
        onChange={onEdition}
      />
      <Segmented
        label={t('ui:reference.parts')}
        options={PARTS.map((value) => ({ value, label: t(`ui:reference.${value}`) }))}
        value={part}
        onChange={setPart}
        testID="rules-parts"
      />
      <LessonsRow />
      {part === 'chapters' && <ChapterList onOpen={onOpen} shown={shown?.id} />}
      {part === 'roles' && <RoleList onOpen={onOpen} shown={shown?.id} />}
      {part === 'buildings' && <BuildingList specs={specs} onOpen={onOpen} shown={shown?.id} />}
    </>
  );
}

type PageProps = Readonly<{
  topic: NonNullable<ReturnType<typeof topicOf>>;
  edition: Edition;
  onOpen: (topic: string) => void;
}>;

function Page({ topic, edition, onOpen }: PageProps) {
  const onBack = useBack();
  const specs = useMemo(() => specsOf(edition), [edition]);
  return (
    <Screen title={useTopicTitle(topic)} onBack={onBack} isText testID="rules-page">
      <TopicPage topic={topic} specs={specs} onOpen={onOpen} />
    </Screen>
  );
}

const styles = StyleSheet.create({
  book: { flex: 1, flexDirection: 'row' },
  contents: { flex: 2 },
  page: { flex: 3 },
  column: { padding: space.l, gap: space.l },
  reading: { width: '100%', maxWidth: 720, alignSelf: 'center' },
});
