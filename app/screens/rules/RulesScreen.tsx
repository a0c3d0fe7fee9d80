import { useMemo, useState } from 'react';
import { EDITIONS, type Edition } from '../../../src/engine';
import { EditionProvider, useT, useWords } from '../../../src/i18n/react';
import type { RouteProps } from '../../navigation/routes';
import { usePreferences } from '../../navigation/services';
import { useBack } from '../../navigation/useBack';
import { Screen } from '../../ui/Screen';
import { Segmented } from '../../ui/Segmented';
import { BuildingList } from './BuildingList';
import { ChapterList, RoleList } from './TopicLists';
import { TopicPage, useTopicTitle } from './TopicPage';
import { specsOf, topicOf } from './topics';

type Part = 'chapters' | 'roles' | 'buildings';
const PARTS: readonly Part[] = ['chapters', 'roles', 'buildings'];

/** The reference: its contents, or the page on the topic it was opened with. */
export function RulesScreen({ route, navigation }: RouteProps<'Rules'>) {
  const remembered = usePreferences().newGame?.edition ?? 'classic';
  const asked = EDITIONS.find((edition) => edition === route.params?.edition);
  const edition = asked ?? remembered;
  const topic = topicOf(route.params?.topic);
  const onEdition = (to: Edition) => navigation.setParams({ edition: to });
  const onOpen = (name: string) => navigation.push('Rules', { topic: name, edition });
  return (
    <EditionProvider edition={edition}>
      {topic === null ? (
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
}>;

function Contents({ edition, onEdition, onOpen }: ContentsProps) {
  const t = useT();
  const words = useWords();
  const onBack = useBack();
  const [part, setPart] = useState<Part>('chapters');
  const specs = useMemo(() => specsOf(edition), [edition]);
  return (
    <Screen title={t('ui:reference.title')} onBack={onBack} testID="rules">
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
      {part === 'chapters' && <ChapterList onOpen={onOpen} />}
      {part === 'roles' && <RoleList onOpen={onOpen} />}
      {part === 'buildings' && <BuildingList specs={specs} onOpen={onOpen} />}
    </Screen>
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
    <Screen title={useTopicTitle(topic)} onBack={onBack} testID="rules-page">
      <TopicPage topic={topic} specs={specs} onOpen={onOpen} />
    </Screen>
  );
}
