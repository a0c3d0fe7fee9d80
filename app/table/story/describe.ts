import {
  type Action,
  buildingPrice,
  type GameState,
  GOOD_NAMES,
  isRefusal,
  play,
  type Seat,
  salePriceOf,
  writeAction,
} from '../../../src/engine';
import { loadsOf } from '../preview/loads';
import { lostGoods } from '../preview/storage';
import {
  buildingName,
  givenListed,
  goodsListed,
  personName,
  placeName,
  roleName,
  tileName,
  type Voice,
} from './voice';

/** An action in words, with what it would bring: for buttons, previews and screen readers. */
export function describe(action: Action, table: GameState, seat: Seat, voice: Voice): string {
  const { t, words } = voice;
  switch (action.type) {
    case 'chooseRole':
      return t('game:action.chooseRole', { role: roleName(voice, action.role) });
    case 'takeTile':
      return t('game:action.takeTile', { tile: tileName(voice, action.tile) });
    case 'place':
      return t('game:action.place');
    case 'build':
      return t('game:action.build', {
        building: buildingName(voice, action.building),
        coins: words.amount('coin', buildingPrice(table, seat, action.building).total),
      });
    case 'takeGood':
      return t('game:action.takeGood', { goods: words.goods(GOOD_NAMES[action.good], 1) });
    case 'sell':
      return t('game:action.sell', {
        goods: words.goods(GOOD_NAMES[action.good], 1),
        coins: words.amount('coin', salePriceOf(table, seat, action.good)),
      });
    case 'load':
    case 'wharf':
      return describeLoad(action, table, seat, voice);
    case 'store':
      return describeStorage(action, table, seat, voice);
    case 'use':
      return t('game:action.use', { building: buildingName(voice, action.building) });
    case 'pass':
      return t('game:action.pass');
    case 'decline':
      return t('game:action.decline');
    default:
      return describeExpansion(action, table, seat, voice);
  }
}

type Loading = Extract<Action, { type: 'load' | 'wharf' }>;

function describeLoad(action: Loading, table: GameState, seat: Seat, voice: Voice): string {
  const ship = action.type === 'load' ? action.ship : null;
  const load = loadsOf(table, seat).find((one) => one.good === action.good && one.ship === ship);
  return voice.t(`game:action.${action.type}`, {
    goods: voice.words.goods(GOOD_NAMES[action.good], load?.count ?? 0),
    size: ship === null ? 0 : voice.shipSize(ship),
    points: voice.words.amount('vp', load?.vp ?? 0),
  });
}

type Storing = Extract<Action, { type: 'store' }>;

function describeStorage(action: Storing, table: GameState, seat: Seat, voice: Voice): string {
  const lost = goodsListed(voice, lostGoods(table.players[seat].goods, action.goods));
  const kept = goodsListed(voice, action.goods);
  return voice.t(lost === '' ? 'game:action.storeAll' : 'game:action.store', { kept, lost });
}

type FromExpansion = Exclude<
  Action,
  {
    type:
      | 'chooseRole'
      | 'takeTile'
      | 'place'
      | 'build'
      | 'takeGood'
      | 'sell'
      | 'load'
      | 'wharf'
      | 'store'
      | 'use'
      | 'pass'
      | 'decline';
  }
>;

function describeExpansion(
  action: FromExpansion,
  table: GameState,
  seat: Seat,
  voice: Voice,
): string {
  const { t, words } = voice;
  switch (action.type) {
    case 'draft':
      return t('game:action.draft', { building: buildingName(voice, action.building) });
    case 'move':
      return t('game:action.move', {
        who: personName(voice, action.noble),
        place: placeName(voice, action.to),
      });
    case 'trade':
      return t('game:action.trade', {
        goods: words.goods(GOOD_NAMES[action.good], 1),
        coins: words.amount('coin', coinsOf(action, table, seat)),
      });
    case 'ship':
      return t('game:action.ship', {
        goods: goodsListed(voice, action.goods),
        points: words.amount('vp', pointsOf(action, table, seat)),
      });
    case 'deliver':
      return t('game:action.deliver', {
        goods: words.goods(GOOD_NAMES[action.good], 1),
        points: words.amount('vp', 1),
      });
    case 'discardTile':
      return t('game:action.discardTile', { tile: tileName(voice, action.tile) });
    case 'barter':
      return t('game:action.barter', {
        building: buildingName(voice, action.building),
        given: givenListed(voice, action),
      });
    default:
      // An action newer than these words: its notation is better than nothing.
      return t('game:action.other', { text: writeAction(seat, action) });
  }
}

/** What the engine says the action would bring. */
function eventsOf(action: Action, table: GameState, seat: Seat) {
  const played = play(table, seat, action);
  return isRefusal(played) ? [] : played.events;
}

function coinsOf(action: Action, table: GameState, seat: Seat): number {
  const traded = eventsOf(action, table, seat).find((event) => event.type === 'traded');
  return traded?.type === 'traded' ? traded.coins : 0;
}

function pointsOf(action: Action, table: GameState, seat: Seat): number {
  const shipped = eventsOf(action, table, seat).find((event) => event.type === 'shippedMixed');
  return shipped?.type === 'shippedMixed' ? shipped.vp : 0;
}
