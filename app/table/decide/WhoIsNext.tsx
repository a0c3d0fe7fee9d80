import { StyleSheet, View } from 'react-native';
import { ColonistIcon, NobleIcon } from '#app/art/icons';
import { useTable } from '#app/table/model/TableContext';
import { nextPerson, notInBuildings, type Person } from '#app/table/preview/nobles';
import { Chip } from '#app/ui/Chip';
import { space } from '#app/ui/tokens/scale';
import type { PlaceAction } from '#engine';

type WhoIsNextProps = Readonly<{
  placement: PlaceAction;
  person: Person;
  onChoose: (person: Person) => void;
}>;

const PEOPLE = [
  ['noble', NobleIcon],
  ['colonist', ColonistIcon],
] as const;

/** With nobles in play, shows whether the next tap places a colonist or a noble. */
export function WhoIsNext({ placement, person, onChoose }: WhoIsNextProps) {
  const { state, owner, voice } = useTable();
  const outside = notInBuildings(state, owner, placement);
  const next = nextPerson(outside, person);
  return (
    <View style={styles.row}>
      {PEOPLE.map(([who, Icon]) => (
        <Chip
          key={who}
          icon={<Icon size={22} />}
          label={voice.words.amount(who, outside[who])}
          hint={voice.t('ui:table.seatNext')}
          selected={next === who}
          disabled={outside[who] === 0}
          onPress={() => onChoose(who)}
          testID={`seat-${who}`}
        />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
