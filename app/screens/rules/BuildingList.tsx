import { Fragment } from 'react';
import { StyleSheet, View } from 'react-native';
import { BuildingIcon, CoinIcon, VpIcon } from '#app/art/icons';
import { Section } from '#app/screens/shared/Section';
import { Text } from '#app/ui/base/Text';
import { Divider } from '#app/ui/Divider';
import { ListRow } from '#app/ui/ListRow';
import { space } from '#app/ui/tokens/scale';
import { BUILDING_NAMES, type BuildingEntry, type BuildingName } from '#engine';
import { useHelp, useT, useWords } from '#i18n/react';
import type { TopicListProps } from './TopicLists';
import { SHELVES, type Shelf, shelfOf } from './topics';

type BuildingListProps = TopicListProps &
  Readonly<{ specs: ReadonlyMap<BuildingName, BuildingEntry> }>;

export function BuildingList({ specs, ...list }: BuildingListProps) {
  const all = [...specs.values()];
  return (
    <>
      {SHELVES.map((shelf) => (
        <ShelfList
          key={shelf}
          shelf={shelf}
          specs={all.filter((spec) => shelfOf(spec) === shelf)}
          {...list}
        />
      ))}
    </>
  );
}

type ShelfListProps = TopicListProps & Readonly<{ shelf: Shelf; specs: readonly BuildingEntry[] }>;

function useShelfTitle(shelf: Shelf): string {
  const t = useT();
  const help = useHelp();
  return shelf === 'newBuildings' || shelf === 'nobles'
    ? help.chapter(shelf).title
    : t(`ui:reference.kinds.${shelf}`);
}

function ShelfList({ shelf, specs, onOpen, shown }: ShelfListProps) {
  const t = useT();
  const words = useWords();
  const help = useHelp();
  const title = useShelfTitle(shelf);
  if (specs.length === 0) return null;
  return (
    <Section title={title}>
      {specs.map(({ number, cost, vp }, at) => {
        const name = BUILDING_NAMES[number];
        return (
          <Fragment key={name}>
            {at > 0 && <Divider />}
            <ListRow
              title={words.building(name)}
              detail={help.buildingBrief(name)}
              icon={<BuildingIcon building={name} size={44} />}
              trailing={<Numbers cost={cost} vp={vp} />}
              hint={t('ui:reference.openHint')}
              current={name === shown}
              onPress={() => onOpen(name)}
              testID={`topic-${name}`}
            />
          </Fragment>
        );
      })}
    </Section>
  );
}

function Numbers({ cost, vp }: Readonly<{ cost: number; vp: number }>) {
  return (
    <View style={styles.numbers}>
      <View style={styles.number}>
        <CoinIcon size={16} />
        <Text variant="number">{cost}</Text>
      </View>
      <View style={styles.number}>
        <VpIcon size={16} />
        <Text variant="number">{vp}</Text>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  numbers: { gap: space.hair, minWidth: 40 },
  number: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
});
