import { useMemo } from 'react';
import { StyleSheet, View } from 'react-native';
import { VpIcon } from '#app/art/icons';
import { Fleet } from '#app/table/board/Fleet';
import { GoalBadge } from '#app/table/goals/GoalBadge';
import { useChoosing, useTable } from '#app/table/model/TableContext';
import { playerAt } from '#app/table/model/tableModel';
import { type LoadOption, loadsOf } from '#app/table/preview/loads';
import { Tally } from '#app/table/widgets/Tally';
import { winsOf, withWins } from '#app/text/goals';
import { space } from '#app/ui/tokens/scale';
import { type Action, GOOD_NAMES, GOODS, type Good, isSameJson, SHIPS, type Ship } from '#engine';
import { GoodPicker } from './GoodPicker';
import { OwnDock } from './OwnDock';
import { SmallDock } from './SmallDock';

/** Captain phase: the player picks a good, then a ship. */
export function Load() {
  const { state, asked, pickGood } = useTable();
  const { pickedGood: picked } = useChoosing();
  const loads = useMemo(() => (asked === null ? [] : loadsOf(state, asked)), [state, asked]);
  const good = loads.some((load) => load.good === picked) ? picked : onlyGood(loads);
  if (asked === null) return <Fleet offers={[]} draft={null} onShip={() => {}} />;
  return <Loading loads={loads} good={good} pickGood={pickGood} />;
}

/** The only good that can be loaded; null if there are several. */
function onlyGood(loads: readonly LoadOption[]): Good | null {
  const first = loads[0]?.good ?? null;
  return loads.every((load) => load.good === first) ? first : null;
}

type LoadingProps = Readonly<{
  loads: readonly LoadOption[];
  good: Good | null;
  pickGood: (good: Good) => void;
}>;

function Loading({ loads, good, pickGood }: LoadingProps) {
  const { pick, act, setDraft, say, voice } = useTable();
  const { draft } = useChoosing();
  const offers = loads.filter((load) => load.good === good);
  const chooseGood = (next: Good) => {
    pickGood(next);
    const ways = loads.filter((load) => load.good === next);
    const only = ways[0];
    setDraft(ways.length === 1 && only ? only.action : null);
    const ship = SHIPS.find((at) => voice.shipSize(at) > 0) ?? 0;
    if (ways.length === 0) pick({ type: 'load', good: next, ship });
  };
  const choose = (action: Action) => (isSameJson(draft, action) ? act(action) : pick(action));
  const onShip = (ship: Ship) =>
    good === null ? say(voice.t('game:prompt.load')) : choose({ type: 'load', good, ship });
  return (
    <View style={styles.column}>
      <Cargo loads={loads} good={good} onPick={chooseGood} />
      <Fleet offers={offers} draft={draft} onShip={onShip} />
      <OwnDock offers={offers} onChoose={choose} />
      <SmallDock />
    </View>
  );
}

type CargoProps = Readonly<{
  loads: readonly LoadOption[];
  good: Good | null;
  onPick: (good: Good) => void;
}>;

function Cargo({ loads, good: picked, onPick }: CargoProps) {
  const { view, state, owner, voice } = useTable();
  const { goods } = playerAt(view, owner);
  const choices = GOODS.filter((good) => goods[good] > 0).map((good) => {
    const best = loads.find((load) => load.good === good);
    const held = voice.words.goods(GOOD_NAMES[good], goods[good]);
    const wins = loads
      .filter((load) => load.good === good)
      .map(({ action }) => winsOf(state, owner, action))
      .find(({ length }) => length > 0);
    return {
      good,
      label: withWins(held, wins ?? [], voice),
      badge: <GoalBadge wins={wins ?? []} />,
      hint: best
        ? voice.t('ui:table.shipBrings', {
            goods: voice.words.goods(GOOD_NAMES[good], best.count),
            points: voice.words.amount('vp', best.vp),
          })
        : voice.t('ui:table.goodHint'),
      caption: held,
      detail: best && <Tally icon={<VpIcon size={16} />} value={`+${best.vp}`} />,
      legal: best !== undefined,
      chosen: good === picked,
    };
  });
  return <GoodPicker choices={choices} onPick={onPick} />;
}

const styles = StyleSheet.create({ column: { gap: space.m } });
