import type { ComponentType } from 'react';
import { Market } from '#app/table/board/Market';
import { Plantations } from '#app/table/board/Plantations';
import { Roles } from '#app/table/board/Roles';
import { TakeCards } from '#app/table/cards/TakeCards';
import { type ActionType, Building, type BuildingName, type DecisionKind } from '#engine';
import { Draft } from './Draft';
import { Load } from './Load';
import { Newcomers } from './Newcomers';
import { Offer } from './Offer';
import { PlaceColonists } from './PlaceColonists';
import { Sell } from './Sell';
import { Smuggle } from './Smuggle';
import { Store } from './Store';
import { TakeGood } from './TakeGood';

/** The control for a decision. Actions that it lacks are listed below it. */
export interface Control {
  readonly Area: ComponentType;
  readonly makes: readonly ActionType[];
}

/** Control for an optional use of a building. The confirm button accepts it. */
const offer = (building: BuildingName): Control => ({
  Area: () => <Offer building={Building[building]} />,
  makes: ['use'],
});

const CONTROLS: Readonly<Record<DecisionKind, Control>> = {
  round: { Area: Roles, makes: ['chooseRole'] },
  settle: { Area: Plantations, makes: ['takeTile'] },
  place: { Area: PlaceColonists, makes: ['place'] },
  newcomers: { Area: Newcomers, makes: ['assign'] },
  build: { Area: Market, makes: ['build', 'barter'] },
  draft: { Area: Draft, makes: ['draft'] },
  privilegeGoods: { Area: TakeGood, makes: ['takeGood'] },
  sell: { Area: Sell, makes: ['sell'] },
  load: { Area: Load, makes: ['load', 'wharf', 'ship'] },
  store: { Area: Store, makes: ['store'] },
  hacienda: offer('hacienda'),
  hospice: offer('hospice'),
  university: offer('university'),
  guesthouse: offer('guesthouse'),
  sawmill: offer('sawmill'),
  huntingLodge: offer('huntingLodge'),
  landOffice: offer('landOffice'),
  royalSupplier: offer('royalSupplier'),
  smuggle: { Area: Smuggle, makes: ['raid', 'loot', 'poach', 'capture'] },
  captive: { Area: Roles, makes: [] },
  takeCards: { Area: TakeCards, makes: ['takeCard'] },
};

const NOTHING_ASKED: Control = { Area: () => null, makes: [] };

export const controlFor = (decision: DecisionKind | null): Control =>
  decision === null ? NOTHING_ASKED : CONTROLS[decision];
