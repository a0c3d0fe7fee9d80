import { StyleSheet, View } from 'react-native';
import { VpIcon } from '#app/art/icons';
import { useTable } from '#app/table/model/TableContext';
import { pointsOf, pointsText, scoreSplit } from '#app/text/score';
import { Text } from '#app/ui/base/Text';
import { space } from '#app/ui/tokens/scale';
import { knownScore, type Seat } from '#engine';
import { Tally } from './Tally';

/** The points of a player that the viewer may know, and where they come from. */
export function KnownPoints({ seat }: Readonly<{ seat: Seat }>) {
  const { view, voice } = useTable();
  const score = knownScore(view, seat);
  const split = scoreSplit(voice, score);
  return (
    <View style={styles.points} testID="known-points">
      <Tally icon={<VpIcon size={24} />} value={pointsText(voice, pointsOf(score))} />
      {split !== '' && (
        <Text variant="caption" tone="textMuted">
          {split}
        </Text>
      )}
    </View>
  );
}

const styles = StyleSheet.create({ points: { gap: space.hair } });
