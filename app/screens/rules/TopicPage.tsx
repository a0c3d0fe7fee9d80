import { useMemo } from 'react';
import { StyleSheet, View } from 'react-native';
import { BuildingIcon, CardIcon, CoinIcon, RoleIcon, VpIcon } from '#app/art/icons';
import { Badge } from '#app/ui/Badge';
import { Button } from '#app/ui/Button';
import { Text } from '#app/ui/base/Text';
import { Card } from '#app/ui/Card';
import { space } from '#app/ui/tokens/scale';
import {
  type BuildingEntry,
  type BuildingName,
  type CardName,
  Card as CardOf,
  cardVp,
  GOOD_NAMES,
} from '#engine';
import type { ChapterId, RoleWord } from '#i18n/keys';
import { useHelp, useT, useWords } from '#i18n/react';
import { CardList } from './CardList';
import { ChapterArt } from './ChapterArt';
import { GoalList } from './GoalList';
import { CHAPTER_TOPICS, goalsOf, type Topic } from './topics';

type TopicPageProps = Readonly<{
  topic: Topic;
  specs: ReadonlyMap<BuildingName, BuildingEntry>;
  onOpen: (topic: string) => void;
}>;

export function useTopicTitle(topic: Topic): string {
  const words = useWords();
  const help = useHelp();
  if (topic.kind === 'chapter') return help.chapter(topic.id).title;
  if (topic.kind === 'role') return words.role(topic.id);
  return topic.kind === 'card' ? words.card(topic.id) : words.building(topic.id);
}

export function TopicPage({ topic, specs, onOpen }: TopicPageProps) {
  if (topic.kind === 'chapter') return <ChapterPage id={topic.id} onOpen={onOpen} />;
  if (topic.kind === 'role') return <RolePage id={topic.id} />;
  if (topic.kind === 'card') return <CardPage id={topic.id} onOpen={onOpen} />;
  return <BuildingPage id={topic.id} spec={specs.get(topic.id)} />;
}

function ChapterPage({ id, onOpen }: Readonly<{ id: ChapterId; onOpen: (topic: string) => void }>) {
  const t = useT();
  const help = useHelp();
  const next = CHAPTER_TOPICS[CHAPTER_TOPICS.indexOf(id) + 1];
  const goals = useMemo(() => goalsOf(id), [id]);
  return (
    <>
      <View style={styles.picture}>
        <ChapterArt chapter={id} size={88} />
      </View>
      <Card style={styles.text}>
        {help.chapter(id).paragraphs.map((paragraph) => (
          <Text key={paragraph}>{paragraph}</Text>
        ))}
      </Card>
      {goals.length > 0 && <GoalList goals={goals} />}
      {id === 'achievements' && <CardList onOpen={onOpen} />}
      {next !== undefined && (
        <Button
          kind="secondary"
          label={t('ui:reference.next', { title: help.chapter(next).title })}
          onPress={() => onOpen(next)}
          wide
        />
      )}
    </>
  );
}

function RolePage({ id }: Readonly<{ id: RoleWord }>) {
  const t = useT();
  const { about, action, privilege } = useHelp().role(id);
  return (
    <>
      <View style={styles.picture}>
        <RoleIcon role={id} size={120} />
      </View>
      <Text align="center">{about}</Text>
      <Card style={styles.text}>
        <Text variant="heading">{t('ui:reference.action')}</Text>
        <Text>{action}</Text>
      </Card>
      <Card style={styles.text}>
        <Text variant="heading">{t('ui:reference.privilege')}</Text>
        <Text>{privilege}</Text>
      </Card>
    </>
  );
}

function BuildingPage({
  id,
  spec,
}: Readonly<{ id: BuildingName; spec: BuildingEntry | undefined }>) {
  const help = useHelp();
  return (
    <>
      <View style={styles.picture}>
        <BuildingIcon building={id} size={144} />
      </View>
      {spec && <Facts spec={spec} />}
      <Card>
        <Text>{help.building(id)}</Text>
      </Card>
    </>
  );
}

function CardPage({ id, onOpen }: Readonly<{ id: CardName; onOpen: (topic: string) => void }>) {
  const t = useT();
  const words = useWords();
  const help = useHelp();
  return (
    <>
      <View style={styles.picture}>
        <CardIcon card={id} size={144} />
      </View>
      <View style={styles.facts}>
        <Badge text={words.amount('vp', cardVp(CardOf[id]))} icon={<VpIcon size={16} />} />
      </View>
      <Card>
        <Text>{help.card(id)}</Text>
      </Card>
      <Button
        kind="secondary"
        label={t('ui:reference.next', { title: help.chapter('achievements').title })}
        onPress={() => onOpen('achievements')}
        wide
      />
    </>
  );
}

function Facts({ spec }: Readonly<{ spec: BuildingEntry }>) {
  const t = useT();
  const words = useWords();
  const { cost, vp, circles, column, good, spaces } = spec;
  return (
    <View style={styles.facts}>
      <Badge text={t('ui:reference.cost', { count: cost })} icon={<CoinIcon size={16} />} />
      <Badge text={words.amount('vp', vp)} icon={<VpIcon size={16} />} />
      <Badge text={t('ui:reference.room', { count: circles })} />
      <Badge text={t('ui:reference.quarries', { count: column })} />
      {good !== null && (
        <Badge text={t('ui:reference.makes', { good: words.good(GOOD_NAMES[good]) })} />
      )}
      {spaces === 2 && <Badge text={t('ui:reference.twoSpaces')} />}
    </View>
  );
}

const styles = StyleSheet.create({
  picture: { alignItems: 'center' },
  text: { gap: space.m },
  facts: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s, justifyContent: 'center' },
});
