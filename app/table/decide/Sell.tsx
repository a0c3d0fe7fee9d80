import { StyleSheet, View } from 'react-native';
import { CoinIcon } from '#app/art/icons';
import { TradingHouse } from '#app/table/board/TradingHouse';
import { GoalBadge } from '#app/table/goals/GoalBadge';
import { useChoosing, useTable } from '#app/table/model/TableContext';
import { playerAt } from '#app/table/model/tableModel';
import { Tally } from '#app/table/widgets/Tally';
import { winsOf, withWins } from '#app/text/goals';
import { goodName } from '#app/text/voice';
import { space } from '#app/ui/tokens/scale';
import { GOOD_NAMES, GOODS, type Good, salePriceOf } from '#engine';
import { GoodPicker } from './GoodPicker';

/** Trader phase: the player's goods with their prices, above the trading house. */
export function Sell() {
  const { asked } = useTable();
  return (
    <View style={styles.column}>
      <TradingHouse size={54} />
      {asked !== null && <Wares />}
    </View>
  );
}

function Wares() {
  const { view, state, owner, voice, options, pick, act } = useTable();
  const { draft } = useChoosing();
  const { t, words } = voice;
  const { goods } = playerAt(view, owner);
  const choices = GOODS.filter((good) => goods[good] > 0).map((good) => {
    const price = salePriceOf(state, owner, good);
    const wins = winsOf(state, owner, { type: 'sell', good });
    return {
      good,
      label: withWins(
        t('ui:table.goodPrice', {
          good: goodName(voice, good),
          coins: words.amount('coin', price),
        }),
        wins,
        voice,
      ),
      badge: <GoalBadge wins={wins} />,
      hint: t('ui:table.goodHint'),
      caption: words.goods(GOOD_NAMES[good], goods[good]),
      detail: <Tally icon={<CoinIcon size={18} />} value={`+${price}`} />,
      legal: options.some((action) => action.type === 'sell' && action.good === good),
      chosen: draft?.type === 'sell' && draft.good === good,
    };
  });
  const onPick = (good: Good) =>
    (draft?.type === 'sell' && draft.good === good ? act : pick)({ type: 'sell', good });
  return <GoodPicker choices={choices} onPick={onPick} />;
}

const styles = StyleSheet.create({ column: { gap: space.m } });
