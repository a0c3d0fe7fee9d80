import { Fragment } from 'react';
import { StyleSheet, View } from 'react-native';
import { RoleIcon } from '#app/art/icons';
import { Card } from '#app/ui/Card';
import { Divider } from '#app/ui/Divider';
import { ListRow } from '#app/ui/ListRow';
import { useHelp, useT, useWords } from '#i18n/react';
import { ChapterArt } from './ChapterArt';
import { CHAPTER_TOPICS, ROLE_TOPICS } from './topics';

export type TopicListProps = Readonly<{
  onOpen: (topic: string) => void;
  /** The topic whose page is shown beside the list. */
  shown?: string;
}>;

export function ChapterList({ onOpen, shown }: TopicListProps) {
  const t = useT();
  const help = useHelp();
  return (
    <Card>
      {CHAPTER_TOPICS.map((chapter, at) => (
        <Fragment key={chapter}>
          {at > 0 && <Divider />}
          <ListRow
            title={help.chapter(chapter).title}
            icon={
              <View style={styles.icon}>
                <ChapterArt chapter={chapter} size={30} />
              </View>
            }
            hint={t('ui:reference.openHint')}
            current={chapter === shown}
            onPress={() => onOpen(chapter)}
            testID={`topic-${chapter}`}
          />
        </Fragment>
      ))}
    </Card>
  );
}

export function RoleList({ onOpen, shown }: TopicListProps) {
  const t = useT();
  const words = useWords();
  const help = useHelp();
  return (
    <Card>
      {ROLE_TOPICS.map((role, at) => (
        <Fragment key={role}>
          {at > 0 && <Divider />}
          <ListRow
            title={words.role(role)}
            detail={help.role(role).about}
            icon={<RoleIcon role={role} size={40} />}
            hint={t('ui:reference.openHint')}
            current={role === shown}
            onPress={() => onOpen(role)}
            testID={`topic-${role}`}
          />
        </Fragment>
      ))}
    </Card>
  );
}

/** Wide enough for the widest icon, so that the titles are aligned. */
const styles = StyleSheet.create({ icon: { width: 44, alignItems: 'center' } });
