import { StyleSheet, View } from 'react-native';
import { BuildingIcon, CoinIcon, ColonistIcon, TileIcon } from '#app/art/icons';
import { useTable } from '#app/table/model/TableContext';
import { playerAt } from '#app/table/model/tableModel';
import { Circle, circleFills } from '#app/table/seat/Circle';
import { GoodsRow } from '#app/table/seat/GoodsRow';
import { KnownPoints } from '#app/table/widgets/KnownPoints';
import { Tally } from '#app/table/widgets/Tally';
import { abilityText } from '#app/text/puertoma';
import { buildingName, tileName } from '#app/text/voice';
import { Badge } from '#app/ui/Badge';
import { Button } from '#app/ui/Button';
import { Text } from '#app/ui/base/Text';
import { Touchable } from '#app/ui/Touchable';
import { themedStyles } from '#app/ui/theme/themed';
import { radius, space, stroke, touchTarget } from '#app/ui/tokens/scale';
import {
  BUILDING_NAMES,
  buildingSpec,
  GOOD_NAMES,
  GOODS,
  type Good,
  PUERTOMA_LEVELS,
  type PuertomaBoardView,
  type PuertomaLevel,
  puertomaCircles,
  type Seat,
  type Side,
} from '#engine';

type BoardProps = Readonly<{ seat: Seat; board: PuertomaBoardView }>;

/** The board of a Puertoma, which has its own shape. */
export function PuertomaBelongings({ seat, board }: BoardProps) {
  const { view, voice, open } = useTable();
  const { t, words } = voice;
  const player = playerAt(view, seat);
  return (
    <View style={styles.column} testID="puertoma-board">
      <View style={styles.facts}>
        <Tally icon={<CoinIcon size={24} />} value={words.amount('coin', player.coins)} />
      </View>
      <KnownPoints seat={seat} />
      <GoodsRow goods={player.goods} size={30} />
      <Button
        kind="secondary"
        label={t('ui:puertoma.openActionBoard')}
        hint={t('ui:puertoma.openActionBoardHint')}
        onPress={() => open({ kind: 'actionBoard' })}
        testID="open-action-board"
      />
      <Text variant="heading">{t('ui:table.island')}</Text>
      <View style={styles.kinds}>
        {GOODS.map((good) => (
          <Kind key={good} good={good} board={board} />
        ))}
      </View>
      <Text variant="heading">{t('ui:table.city')}</Text>
      {[...PUERTOMA_LEVELS].reverse().map((level) => (
        <LevelRow key={level} level={level} board={board} />
      ))}
      {board.reserved !== null && (
        <Badge
          tone="glow"
          text={t('ui:puertoma.reserved', { building: buildingName(voice, board.reserved) })}
        />
      )}
      <VpArea board={board} />
    </View>
  );
}

function Kind({ good, board }: Readonly<{ good: Good; board: PuertomaBoardView }>) {
  return (
    <View style={styles.kind}>
      <Spot good={good} side={0} board={board} />
      <Spot good={good} side={1} board={board} />
    </View>
  );
}

/** A space for a tile with its circles, and a text for screen readers. */
function Spot({
  good,
  side,
  board,
}: Readonly<{ good: Good; side: Side; board: PuertomaBoardView }>) {
  const { voice } = useTable();
  const { t } = voice;
  const looks = useLooks();
  const circles = puertomaCircles(good);
  const isLaid = board.tiles[good] > side;
  const filled = side === 0 ? board.left[good] : board.right[good];
  const isActive = isLaid && filled === circles;
  const tile = t('ui:puertoma.tile', { tile: tileName(voice, good), filled, circles });
  const label = isLaid
    ? [tile, isActive && t('ui:puertoma.active')].filter(Boolean).join(', ')
    : `${tileName(voice, good)}: ${t('ui:puertoma.freePlace')}`;
  return (
    <View accessible aria-label={label} style={[styles.spot, isActive ? looks.active : looks.idle]}>
      <View style={isLaid ? undefined : styles.faint}>
        <TileIcon tile={GOOD_NAMES[good]} size={36} />
      </View>
      <View style={styles.circles}>
        {isLaid &&
          circleFills(circles, filled, 0).map((fill, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: circles are equal and never move
            <Circle key={at} fill={fill} size={16} />
          ))}
      </View>
    </View>
  );
}

function LevelRow({ level, board }: Readonly<{ level: PuertomaLevel; board: PuertomaBoardView }>) {
  const { voice, state, open } = useTable();
  const { t } = voice;
  const looks = useLooks();
  const built = board.city.filter((it) => it.level === level);
  return (
    <View style={styles.level}>
      <Text variant="label" style={styles.levelName}>
        {t('ui:puertoma.level', { level: level + 1 })}
      </Text>
      {[0, 1].map((place) => {
        const building = built[place]?.building;
        if (building === undefined) {
          return (
            <View
              key={place}
              accessible
              aria-label={t('ui:puertoma.freePlace')}
              style={[styles.plot, looks.plot]}
            />
          );
        }
        return (
          <Touchable
            key={place}
            label={buildingName(voice, building)}
            onPress={() => open({ kind: 'building', building })}
            style={[styles.plot, looks.built]}
          >
            <BuildingIcon building={BUILDING_NAMES[building]} size={34} />
            <Text variant="caption">{buildingSpec(state, building).vp}</Text>
          </Touchable>
        );
      })}
      <View style={styles.ability}>
        <AbilityText level={level} board={board} />
      </View>
    </View>
  );
}

function AbilityText({
  level,
  board,
}: Readonly<{ level: PuertomaLevel; board: PuertomaBoardView }>) {
  const { voice, view } = useTable();
  const { t } = voice;
  const { ability, since } = board.abilities[level];
  const open = board.abilities.filter((tile) => tile.since !== null).length;
  const isRemoved = since === null && view.options.puertomas === 'easy' && open >= 2;
  if (isRemoved) return <Quiet text={t('ui:puertoma.removed')} />;
  if (ability === null || since === null) return <Quiet text={t('ui:puertoma.locked')} />;
  const text = abilityText(voice, ability);
  if (since < view.round) return <Text variant="caption">{text}</Text>;
  return <Quiet text={t('ui:puertoma.fromNextRound', { ability: text })} />;
}

function Quiet({ text }: Readonly<{ text: string }>) {
  return (
    <Text variant="caption" tone="textMuted">
      {text}
    </Text>
  );
}

function VpArea({ board }: Readonly<{ board: PuertomaBoardView }>) {
  const { voice } = useTable();
  const { t, words } = voice;
  const tiles = board.quarries + board.surplusTiles.reduce((sum: number, count) => sum + count, 0);
  if (tiles === 0 && board.idle === 0) return null;
  return (
    <View style={styles.column}>
      <Text variant="heading">{t('ui:puertoma.area')}</Text>
      <View style={styles.facts}>
        {board.idle > 0 && (
          <Tally
            icon={<ColonistIcon size={24} />}
            value={t('ui:puertoma.areaColonists', {
              colonists: words.amount('colonist', board.idle),
            })}
          />
        )}
        {tiles > 0 && (
          <Tally
            icon={<TileIcon tile="quarry" size={24} />}
            value={t('ui:puertoma.areaTiles', { count: tiles })}
          />
        )}
      </View>
    </View>
  );
}

const useLooks = themedStyles(({ colors }) => ({
  active: { borderColor: colors.text, backgroundColor: colors.glowSoft },
  idle: { borderColor: colors.border, backgroundColor: colors.surface },
  plot: { borderColor: colors.border, borderStyle: 'dashed', backgroundColor: colors.sunken },
  built: { borderColor: colors.borderStrong, backgroundColor: colors.raised },
}));

const styles = StyleSheet.create({
  column: { gap: space.m },
  facts: { flexDirection: 'row', flexWrap: 'wrap', gap: space.l, rowGap: space.xs },
  kinds: { flexDirection: 'row', gap: space.xs },
  kind: { flex: 1, gap: space.xs },
  spot: {
    alignItems: 'center',
    borderWidth: stroke.line,
    borderRadius: radius.s,
    paddingVertical: space.xs,
    gap: space.hair,
  },
  faint: { opacity: 0.25 },
  circles: { flexDirection: 'row', gap: 1, minHeight: 16 },
  level: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  levelName: { width: 58 },
  plot: {
    width: touchTarget + 8,
    height: touchTarget + 8,
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: stroke.line,
    borderRadius: radius.s,
  },
  ability: { flex: 1 },
});
