import { StyleSheet, View } from 'react-native';
import { CoinIcon, CrownIcon, VpIcon } from '#app/art/icons';
import { PlayerMark } from '#app/art/PlayerMark';
import { Text } from '#app/ui/base/Text';
import { useIsLargeText } from '#app/ui/base/windowShape';
import { useTheme } from '#app/ui/theme/theme';
import type { InkName } from '#app/ui/tokens/palette';
import { space } from '#app/ui/tokens/scale';
import { CITY_SPACES, ISLAND_SPACES } from '#engine';
import type { SeatSummary } from '#session/saves/summary';

/** The colour of each tile, in the engine's order. */
const TILE_INKS: readonly InkName[] = ['gold', 'indigo', 'chalk', 'bark', 'roast', 'stone', 'leaf'];
const COLUMNS = 4;
const CELL = 6;

/** Share of the width for one player's board. */
type Share = `${number}%`;

/** By the number of players. Five do not fit side by side on a small phone. */
const SHARES: Readonly<Record<number, Share>> = { 1: '98%', 2: '48%', 3: '31%', 4: '23%' };

type CellsProps = Readonly<{ inks: readonly InkName[]; spaces: number }>;

function Cells({ inks, spaces }: CellsProps) {
  const theme = useTheme();
  return (
    <View style={styles.cells}>
      {Array.from({ length: spaces }, (_, place) => {
        const ink = inks[place];
        const look = {
          backgroundColor: ink === undefined ? 'transparent' : theme.inks[ink],
          borderColor: ink === undefined ? theme.colors.border : theme.colors.text,
        };
        // biome-ignore lint/suspicious/noArrayIndexKey: a space of the board is identified by its index
        return <View key={place} style={[styles.cell, look]} />;
      })}
    </View>
  );
}

/** Thumbnail of one player's board: island on the left, city on the right. */
function SeatMiniature({ seat, share }: Readonly<{ seat: SeatSummary; share: Share }>) {
  const island = seat.island.flatMap((count, tile) =>
    Array.from({ length: count }, () => TILE_INKS[tile] ?? 'leaf'),
  );
  const city = seat.city.map((): InkName => 'clay');
  // The crown marks the governor during the game and the winner afterwards.
  const crowned = seat.rank === null ? seat.governor : seat.rank === 1;
  return (
    <View style={[styles.seat, { width: share }]}>
      <View style={styles.line}>
        <PlayerMark color={seat.color} size={14} />
        <Text variant="caption" numberOfLines={1} style={styles.name} testID="seat-name">
          {seat.name}
        </Text>
      </View>
      <View style={styles.boards}>
        <Cells inks={island} spaces={ISLAND_SPACES} />
        <Cells inks={city} spaces={CITY_SPACES} />
      </View>
      <View style={styles.line}>
        {seat.points === null ? <CoinIcon size={14} /> : <VpIcon size={14} />}
        <Text variant="caption">{seat.points ?? seat.coins}</Text>
        {crowned && <CrownIcon size={14} />}
      </View>
    </View>
  );
}

/** Miniature of a game. The control around it has the text for screen readers. */
export function Miniature({ seats }: Readonly<{ seats: readonly SeatSummary[] }>) {
  const isLarge = useIsLargeText('caption');
  const share = isLarge ? '49%' : (SHARES[seats.length] ?? '31%');
  return (
    <View
      style={styles.row}
      aria-hidden
      accessibilityElementsHidden
      importantForAccessibility="no-hide-descendants"
    >
      {seats.map((seat) => (
        <SeatMiniature key={seat.name} seat={seat} share={share} />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', columnGap: '2%', rowGap: space.s },
  seat: { gap: 3, minWidth: 2 * COLUMNS * (CELL + 1) + 4 },
  line: { flexDirection: 'row', alignItems: 'center', gap: 3 },
  name: { flexShrink: 1 },
  boards: { flexDirection: 'row', gap: 4 },
  cells: { flexDirection: 'row', flexWrap: 'wrap', gap: 1, width: COLUMNS * (CELL + 1) },
  cell: { width: CELL, height: CELL, borderWidth: 0.5, borderRadius: 1 },
});
