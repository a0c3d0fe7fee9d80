import { useMemo } from 'react';
import { StyleSheet, View } from 'react-native';
import { ColonistIcon } from '#app/art/icons';
import { useTable } from '#app/table/model/TableContext';
import { emptyPlacement, unplacedColonists } from '#app/table/preview/placement';
import { Tally } from '#app/table/widgets/Tally';
import { producesText } from '#app/text/produces';
import { Button } from '#app/ui/Button';
import { Text } from '#app/ui/base/Text';
import { space } from '#app/ui/tokens/scale';
import { useAnnounced } from '#app/ui/useAnnounced';
import type { PlaceAction } from '#engine';
import { suggestPlacement } from '#session/hint';

/** Colonists still to be placed, the resulting production, and helper buttons. */
export function PlacementBar({ placement }: Readonly<{ placement: PlaceAction }>) {
  const { state, owner, voice, setDraft } = useTable();
  const { t } = voice;
  const { idle, toPlace } = unplacedColonists(state, owner, placement);
  const outcome = useMemo(
    () => producesText(state, owner, placement, voice),
    [state, owner, placement, voice],
  );
  const hand =
    toPlace > 0
      ? t('ui:table.inHand', { count: toPlace })
      : idle > 0
        ? t('ui:table.stay', { count: idle, colonists: voice.words.amount('colonist', idle) })
        : t('ui:table.allPlaced');
  useAnnounced(`${hand}. ${outcome}`);
  const person = <ColonistIcon size={26} />;
  return (
    <View style={styles.bar}>
      <View style={styles.row}>
        <View style={styles.hand}>
          {/* The text has the number already, unless some colonists must stay unplaced. */}
          {idle === toPlace ? person : <Tally icon={person} value={idle} />}
          <Text variant="label" tone={toPlace > 0 ? 'accent' : 'textMuted'} style={styles.text}>
            {hand}
          </Text>
        </View>
        <Button
          small
          kind="secondary"
          label={t('ui:table.clear')}
          hint={t('ui:table.clearHint')}
          onPress={() => setDraft(emptyPlacement(state.players[owner]))}
          testID="clear"
        />
        <Button
          small
          kind="secondary"
          label={t('ui:table.suggest')}
          hint={t('ui:table.suggestHint')}
          onPress={() => setDraft(suggestPlacement(state, owner))}
          testID="suggest"
        />
      </View>
      <Text variant="label" tone="textMuted">
        {outcome}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  bar: { gap: space.xs },
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.s },
  /** With large text the buttons need their own line. */
  hand: {
    flexGrow: 1,
    flexShrink: 1,
    flexBasis: 120,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.xs,
  },
  text: { flexShrink: 1 },
});
