import { useMemo } from 'react';
import { StyleSheet, View } from 'react-native';
import { BuildingIcon } from '#app/art/icons';
import { ReachedCards } from '#app/table/cards/ReachedCards';
import { useTable } from '#app/table/model/TableContext';
import { playerAt } from '#app/table/model/tableModel';
import { RulesLink } from '#app/table/widgets/RulesLink';
import { buildingName } from '#app/text/voice';
import { Badge } from '#app/ui/Badge';
import { Button } from '#app/ui/Button';
import { Text } from '#app/ui/base/Text';
import { Sheet, type SheetHandle } from '#app/ui/Sheet';
import { space } from '#app/ui/tokens/scale';
import {
  BUILDING_NAMES,
  type Building,
  buildingPrice,
  buildingSiteRefusal,
  buildingSpec,
} from '#engine';
import { useHelp } from '#i18n/react';
import { Barter } from './Barter';
import { PriceSum } from './PriceSum';

type BuildingSheetProps = SheetHandle & Readonly<{ building: Building }>;

/** A building's effect, its price for the player, or the reason why it can't be bought. */
export function BuildingSheet({ building, ...handle }: BuildingSheetProps) {
  const { voice, options, state, owner, act } = useTable();
  const { t, words } = voice;
  const buyable = options.some((action) => action.type === 'build' && action.building === building);
  const draftable = options.some(
    (action) => action.type === 'draft' && action.building === building,
  );
  const price = buildingPrice(state, owner, building).total;
  const build = useMemo(() => ({ type: 'build', building }) as const, [building]);
  return (
    <Sheet
      {...handle}
      title={buildingName(voice, building)}
      icon={<BuildingIcon building={BUILDING_NAMES[building]} size={44} />}
      testID="building-sheet"
      footer={
        buyable ? (
          <Button
            wide
            label={t('ui:table.buildingBuy', { coins: words.amount('coin', price) })}
            onPress={() => act(build)}
            testID="buy"
          />
        ) : draftable ? (
          <Button
            wide
            label={t('ui:table.buildingDraft')}
            onPress={() => act({ type: 'draft', building })}
            testID="put-on-board"
          />
        ) : undefined
      }
    >
      {buyable && <ReachedCards action={build} />}
      <BuildingFace building={building} />
    </Sheet>
  );
}

function BuildingFace({ building }: Readonly<{ building: Building }>) {
  const { voice, state, view, decision } = useTable();
  const { t, words } = voice;
  const help = useHelp();
  const spec = buildingSpec(state, building);
  return (
    <View style={styles.column}>
      <View style={styles.badges}>
        <Badge text={t('ui:table.buildingVp', { points: words.amount('vp', spec.vp) })} />
        <Badge text={t('ui:table.buildingCircles', { count: spec.circles })} />
        {spec.spaces === 2 && <Badge text={t('ui:table.buildingLarge')} />}
        {decision !== 'draft' && (
          <Badge text={t('ui:table.buildingCopies', { count: view.market[building] ?? 0 })} />
        )}
      </View>
      <Text>{help.building(BUILDING_NAMES[building])}</Text>
      {decision !== 'draft' && <WhyNot building={building} />}
      <PriceSum building={building} />
      <Barter building={building} />
      <RulesLink topic={BUILDING_NAMES[building]} />
    </View>
  );
}

/** The reason why the building cannot be bought; nothing if it can be or is owned. */
function WhyNot({ building }: Readonly<{ building: Building }>) {
  const { voice, state, view, owner } = useTable();
  const { t, words } = voice;
  const site = buildingSiteRefusal(state, owner, building);
  const short = buildingPrice(state, owner, building).total - playerAt(view, owner).coins;
  if (site === null && short <= 0) return null;
  const reason = site
    ? t(`game:refusal.${site.code}`)
    : t('ui:table.missing', { coins: words.amount('coin', short) });
  return (
    <Text variant="bodyStrong" tone="danger">
      {reason}
    </Text>
  );
}

const styles = StyleSheet.create({
  column: { gap: space.m, paddingBottom: space.s },
  badges: { flexDirection: 'row', flexWrap: 'wrap', gap: space.xs },
});
