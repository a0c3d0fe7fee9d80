import { StyleSheet, View } from 'react-native';
import { BuildingIcon, ColonistIcon, NobleIcon, TileIcon } from '#app/art/icons';
import { PickTile } from '#app/table/board/PickTile';
import { legendOfPlace } from '#app/table/legend/names';
import { useChoosing, useTable } from '#app/table/model/TableContext';
import { describe } from '#app/text/describe';
import { placeName } from '#app/text/voice';
import { Text } from '#app/ui/base/Text';
import { space } from '#app/ui/tokens/scale';
import { type ActionOf, BUILDING_NAMES, decisionOf, TILE_NAMES } from '#engine';

type Assign = ActionOf<'assign'>;
const PICTURE = 42;

/** Places colonists gained outside the mayor phase. A tap on a place puts the next one there. */
export function Newcomers() {
  const { state, owner, voice, options, pick, act } = useTable();
  const { draft } = useChoosing();
  const question = decisionOf(state);
  const count = question?.kind === 'newcomers' ? question.data.left : 0;
  const choices = options.filter((action) => action.type === 'assign');
  const isMixed = choices.some(({ special }) => special) && choices.some((it) => !it.special);
  return (
    <View style={styles.column}>
      <Text variant="bodyStrong" align="center">
        {voice.t('ui:table.newcomersLeft', { count })}
      </Text>
      <View style={styles.row}>
        {choices.map((action, at) => (
          <PickTile
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is new for every decision
            key={at}
            label={describe(action, state, owner, voice)}
            hint={voice.t('ui:table.goodHint')}
            legend={legendOfPlace(action.to)}
            caption={placeName(voice, action.to)}
            picture={<PlacePicture to={action.to} />}
            detail={isMixed && <Person special={action.special} />}
            legal
            chosen={draft === action}
            onPress={() => (draft === action ? act : pick)(action)}
            testID={`assign-${at}`}
          />
        ))}
      </View>
    </View>
  );
}

const Person = ({ special }: Readonly<{ special: boolean }>) =>
  special ? <NobleIcon size={20} /> : <ColonistIcon size={20} />;

function PlacePicture({ to }: Readonly<{ to: Assign['to'] }>) {
  if (to.at === 'island') return <TileIcon tile={TILE_NAMES[to.tile]} size={PICTURE} />;
  if (to.at === 'city')
    return <BuildingIcon building={BUILDING_NAMES[to.building]} size={PICTURE} />;
  return <ColonistIcon size={PICTURE} />;
}

const styles = StyleSheet.create({
  column: { gap: space.m },
  row: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: space.s },
});
