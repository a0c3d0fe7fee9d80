import type { ComponentType } from 'react';
import { StyleSheet, View } from 'react-native';
import { type Action, type ActionType, BUILDING_NAMES, type Building } from '../../../src/engine';
import { space } from '../../ui/tokens/scale';
import { Fleet } from '../board/Fleet';
import { Market } from '../board/Market';
import { Plantations } from '../board/Plantations';
import { Roles } from '../board/Roles';
import { Supplies } from '../board/Supplies';
import { useTable } from '../model/TableContext';
import { type Section, sectionFor } from '../model/tableModel';
import { ActionList } from './ActionList';
import { Draft } from './Draft';
import { Load } from './Load';
import { Offer } from './Offer';
import { PlaceColonists } from './PlaceColonists';
import { Sell } from './Sell';
import { Store } from './Store';
import { TakeGood } from './TakeGood';

/** Decisions that have controls of their own, and the actions these controls can make. */
interface Control {
  readonly Area: ComponentType;
  readonly makes: readonly ActionType[];
}

const CONTROLS: Readonly<Record<string, Control>> = {
  round: { Area: Roles, makes: ['chooseRole'] },
  settle: { Area: Plantations, makes: ['takeTile'] },
  place: { Area: PlaceColonists, makes: ['place'] },
  build: { Area: Market, makes: ['build', 'barter'] },
  draft: { Area: Draft, makes: ['draft'] },
  privilegeGoods: { Area: TakeGood, makes: ['takeGood'] },
  sell: { Area: Sell, makes: ['sell'] },
  load: { Area: Load, makes: ['load', 'wharf', 'ship'] },
  store: { Area: Store, makes: ['store'] },
};

/** The part of the table that matters now, large. */
export function Focus() {
  const { asked, decision, view, options } = useTable();
  if (asked === null) return <Board section={sectionFor(decision, view.role)} />;
  const control = decision === null ? undefined : CONTROLS[decision];
  const building = BUILDING_NAMES.indexOf(decision as (typeof BUILDING_NAMES)[number]);
  const others = options.filter((action) => !control?.makes.includes(action.type));
  return (
    <View style={styles.column}>
      {building >= 0 && <Offer building={building as Building} />}
      {control && <control.Area />}
      <ActionList actions={building >= 0 ? withoutOffer(others) : others} />
    </View>
  );
}

/** A plain yes to an offer is the button at the thumb. */
const withoutOffer = (actions: readonly Action[]) =>
  actions.filter((action) => action.type !== 'use');

const BOARDS: Readonly<Record<Section, ComponentType>> = {
  roles: Roles,
  plantations: Plantations,
  colonists: Supplies,
  market: Market,
  house: Sell,
  ships: () => <Fleet offers={[]} draft={null} onShip={() => {}} />,
};

/** A part of the shared board, only to look at. */
export function Board({ section }: Readonly<{ section: Section }>) {
  const Area = BOARDS[section];
  return <Area />;
}

const styles = StyleSheet.create({ column: { gap: space.m } });
