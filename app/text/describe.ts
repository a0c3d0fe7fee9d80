import { loadsOf } from '#app/table/preview/loads';
import type { SmugglerAction } from '#app/table/preview/smuggling';
import { lostGoods } from '#app/table/preview/storage';
import {
  type Action,
  type ActionOf,
  type ActionType,
  buildingPrice,
  cardVp,
  decisionOf,
  type GameState,
  GOOD_NAMES,
  isRefusal,
  play,
  type Seat,
  salePriceOf,
} from '#engine';
import { winsOf, winsText } from './goals';
import { describeSmuggling } from './smuggling';
import {
  buildingName,
  cardName,
  givenListed,
  goodsListed,
  personName,
  placeName,
  roleName,
  tileName,
  type Voice,
} from './voice';

/** The context of a description: state, player and language. */
interface Scene {
  readonly state: GameState;
  readonly seat: Seat;
  readonly voice: Voice;
}
type Describers = {
  readonly [Type in ActionType]: (action: ActionOf<Type>, scene: Scene) => string;
};

/** An action in words with its gain, for buttons, previews and screen readers. */
export function describe(action: Action, state: GameState, seat: Seat, voice: Voice): string {
  const text = describeOf(action.type, action, { state, seat, voice });
  const wins = winsText(winsOf(state, seat, action), voice);
  return wins === '' ? text : `${text} · ${wins}`;
}

function describeOf<Type extends ActionType>(type: Type, action: ActionOf<Type>, scene: Scene) {
  return describers[type](action, scene);
}

const describers: Describers = {
  chooseRole: describeRole,
  takeTile: ({ tile }, { voice }) =>
    voice.t('game:action.takeTile', { tile: tileName(voice, tile) }),
  place: (_action, { voice }) => voice.t('game:action.place'),
  build: ({ building }, { state, seat, voice }) =>
    voice.t('game:action.build', {
      building: buildingName(voice, building),
      coins: voice.words.amount('coin', buildingPrice(state, seat, building).total),
    }),
  takeGood: ({ good }, { voice }) =>
    voice.t('game:action.takeGood', { goods: voice.words.goods(GOOD_NAMES[good], 1) }),
  sell: ({ good }, { state, seat, voice }) =>
    voice.t('game:action.sell', {
      goods: voice.words.goods(GOOD_NAMES[good], 1),
      coins: voice.words.amount('coin', salePriceOf(state, seat, good)),
    }),
  load: describeLoad,
  wharf: describeLoad,
  store: ({ goods }, { state, seat, voice }) => {
    const lost = goodsListed(voice, lostGoods(state.players[seat].goods, goods));
    const kept = goodsListed(voice, goods);
    return voice.t(lost === '' ? 'game:action.storeAll' : 'game:action.store', { kept, lost });
  },
  use: ({ building }, { voice }) =>
    voice.t('game:action.use', { building: buildingName(voice, building) }),
  pass: (_action, { voice }) => voice.t('game:action.pass'),
  decline: (_action, { voice }) => voice.t('game:action.decline'),
  draft: ({ building }, { voice }) =>
    voice.t('game:action.draft', { building: buildingName(voice, building) }),
  assign: ({ special, to }, { voice }) =>
    voice.t('game:action.assign', { who: personName(voice, special), place: placeName(voice, to) }),
  raid: smuggling,
  loot: smuggling,
  poach: smuggling,
  capture: smuggling,
  move: ({ special, to }, { voice }) =>
    voice.t('game:action.move', { who: personName(voice, special), place: placeName(voice, to) }),
  trade: (action, scene) =>
    scene.voice.t('game:action.trade', {
      goods: scene.voice.words.goods(GOOD_NAMES[action.good], 1),
      coins: scene.voice.words.amount('coin', coinsOf(action, scene)),
    }),
  ship: (action, scene) =>
    scene.voice.t('game:action.ship', {
      goods: goodsListed(scene.voice, action.goods),
      points: scene.voice.words.amount('vp', pointsOf(action, scene)),
    }),
  deliver: ({ good }, { voice }) =>
    voice.t('game:action.deliver', {
      goods: voice.words.goods(GOOD_NAMES[good], 1),
      points: voice.words.amount('vp', 1),
    }),
  discardTile: ({ tile }, { voice }) =>
    voice.t('game:action.discardTile', { tile: tileName(voice, tile) }),
  takeCard: ({ card }, { voice }) =>
    voice.t('game:action.takeCard', {
      card: cardName(voice, card),
      points: voice.words.amount('vp', cardVp(card)),
    }),
  barter: (action, { voice }) =>
    voice.t('game:action.barter', {
      building: buildingName(voice, action.building),
      given: givenListed(voice, action),
    }),
};

/** A captured role is played, not taken, and its captor may waive the privilege. */
function describeRole({ role, waived }: ActionOf<'chooseRole'>, { state, voice }: Scene): string {
  const values = { role: roleName(voice, role) };
  if (decisionOf(state)?.kind !== 'captive') return voice.t('game:action.chooseRole', values);
  return voice.t(waived ? 'game:action.playCaptiveWaived' : 'game:action.playCaptive', values);
}

function smuggling(action: SmugglerAction, scene: Scene): string {
  return describeSmuggling(eventsOf(action, scene), scene.voice);
}

function describeLoad(action: ActionOf<'load' | 'wharf'>, { state, seat, voice }: Scene): string {
  const ship = action.type === 'load' ? action.ship : null;
  const load = loadsOf(state, seat).find((one) => one.good === action.good && one.ship === ship);
  return voice.t(`game:action.${action.type}`, {
    goods: voice.words.goods(GOOD_NAMES[action.good], load?.count ?? 0),
    size: ship === null ? 0 : voice.shipSize(ship),
    points: voice.words.amount('vp', load?.vp ?? 0),
  });
}

/** The events of an action, as the engine previews them. */
function eventsOf(action: Action, { state, seat }: Scene) {
  const played = play(state, seat, action);
  return isRefusal(played) ? [] : played.events;
}

function coinsOf(action: Action, scene: Scene): number {
  const traded = eventsOf(action, scene).find((event) => event.type === 'traded');
  return traded?.type === 'traded' ? traded.coins : 0;
}

function pointsOf(action: Action, scene: Scene): number {
  const shipped = eventsOf(action, scene).find((event) => event.type === 'shippedMixed');
  return shipped?.type === 'shippedMixed' ? shipped.vp : 0;
}
