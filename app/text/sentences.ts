import type { Building, GameEvent, Seat } from '#engine';
import { GOAL_NAMES, GOOD_NAMES, GOODS } from '#engine';
import type { TextValues } from '#i18n/keys';
import { rewardText } from './goals';
import { puertomaTellers } from './puertoma';
import {
  buildingName,
  cardName,
  givenListed,
  goodsListed,
  listed,
  personName,
  placeName,
  roleName,
  tileName,
  type Voice,
} from './voice';

type EventOf<Type extends GameEvent['type']> = Extract<GameEvent, { type: Type }>;
type Tellers = {
  readonly [Type in GameEvent['type']]: (event: EventOf<Type>, voice: Voice) => string | null;
};

/** Sentences about a player exist in two forms: with the name, and addressing the reader. */
type SentenceKey =
  | 'round'
  | 'tookRole'
  | 'tookRoleWithCoins'
  | 'forced'
  | 'skipped'
  | 'passed'
  | 'settled'
  | 'drewTile'
  | 'colonist'
  | 'dealtColonists'
  | 'placed'
  | 'placedWithIdle'
  | 'built'
  | 'builtFree'
  | 'produced'
  | 'producedNothing'
  | 'tookGood'
  | 'sold'
  | 'soldForNothing'
  | 'loaded'
  | 'loadedOwn'
  | 'kept'
  | 'keptAndLost'
  | 'lost'
  | 'coins'
  | 'coinsBy'
  | 'points'
  | 'pointsBy'
  | 'coinsPaid'
  | 'coinsPaidBy'
  | 'drafted'
  | 'moved'
  | 'assigned'
  | 'traded'
  | 'shippedMixed'
  | 'delivered'
  | 'discarded'
  | 'bartered'
  | 'tookCard'
  | 'achieved'
  | 'wonGoal'
  | 'token'
  | 'raided'
  | 'raidedAndLost'
  | 'looted'
  | 'poached'
  | 'poachedAll'
  | 'captured'
  | 'capturedWithCoins'
  | 'ransomed'
  | 'playedCaptive';

export function seatSentence(
  voice: Voice,
  key: SentenceKey,
  seat: Seat,
  values: TextValues = {},
): string {
  const who = seat === voice.reader ? 'you' : 'they';
  return voice.t(`game:event.${key}.${who}`, { name: voice.nameOf(seat), ...values });
}

const coins = (voice: Voice, count: number) => voice.words.amount('coin', count);
const points = (voice: Voice, count: number) => voice.words.amount('vp', count);
/** Name of the building that caused an event; empty if there is none. */
const sourceName = (voice: Voice, by: Building | null) =>
  by === null ? '' : buildingName(voice, by);
const colonists = (voice: Voice, count: number) => voice.words.amount('colonist', count);

const tellers: Tellers = {
  roundStarted: ({ round, governor }, voice) => seatSentence(voice, 'round', governor, { round }),
  roleChosen: ({ seat, role, coins: count }, voice) =>
    seatSentence(voice, count > 0 ? 'tookRoleWithCoins' : 'tookRole', seat, {
      role: roleName(voice, role),
      coins: coins(voice, count),
    }),
  roleCoinAdded: ({ roles }, voice) =>
    roles.length === 0
      ? null
      : voice.t('game:event.roleCoins', {
          roles: listed(
            voice,
            roles.map((role) => roleName(voice, role)),
          ),
          coins: coins(voice, 1),
        }),
  forced: ({ seat }, voice) => seatSentence(voice, 'forced', seat),
  skipped: ({ seat }, voice) => seatSentence(voice, 'skipped', seat),
  passed: ({ seat }, voice) => seatSentence(voice, 'passed', seat),
  tileGained: ({ seat, tile, source }, voice) =>
    seatSentence(voice, source === 'stack' ? 'drewTile' : 'settled', seat, {
      tile: tileName(voice, tile),
    }),
  tilesDealt: ({ tiles }, voice) => {
    const listedTiles = goodsListed(voice, tiles);
    if (listedTiles === '') return voice.t('game:event.tilesDealtNone');
    return voice.t('game:event.tilesDealt', { tiles: listedTiles });
  },
  stackReshuffled: (_event, voice) => voice.t('game:event.reshuffled'),
  colonistGained: ({ seat, to, special }, voice) =>
    seatSentence(voice, 'colonist', seat, {
      colonists: personName(voice, special),
      place: placeName(voice, to),
    }),
  colonistsDealt: ({ seat, count }, voice) =>
    seatSentence(voice, 'dealtColonists', seat, { colonists: colonists(voice, count) }),
  placed: ({ seat, sanJuan }, voice) =>
    seatSentence(voice, sanJuan > 0 ? 'placedWithIdle' : 'placed', seat, {
      colonists: colonists(voice, sanJuan),
      idle: colonists(voice, sanJuan),
    }),
  shipRefilled: ({ count }, voice) =>
    voice.t('game:event.shipRefilled', { count, colonists: colonists(voice, count) }),
  built: ({ seat, building, cost }, voice) =>
    seatSentence(voice, cost > 0 ? 'built' : 'builtFree', seat, {
      building: buildingName(voice, building),
      coins: coins(voice, cost),
    }),
  produced: ({ seat, goods }, voice) =>
    GOODS.some((good) => goods[good] > 0)
      ? seatSentence(voice, 'produced', seat, { goods: goodsListed(voice, goods) })
      : seatSentence(voice, 'producedNothing', seat),
  goodTaken: ({ seat, good }, voice) =>
    seatSentence(voice, 'tookGood', seat, { goods: voice.words.goods(GOOD_NAMES[good], 1) }),
  sold: ({ seat, good, coins: count }, voice) =>
    seatSentence(voice, count > 0 ? 'sold' : 'soldForNothing', seat, {
      goods: voice.words.goods(GOOD_NAMES[good], 1),
      coins: coins(voice, count),
    }),
  tradingHouseEmptied: (_event, voice) => voice.t('game:event.houseEmptied'),
  shipped: ({ seat, good, count, ship, vp, by }, voice) =>
    seatSentence(voice, ship === null ? 'loadedOwn' : 'loaded', seat, {
      goods: voice.words.goods(GOOD_NAMES[good], count),
      size: ship === null ? 0 : voice.shipSize(ship),
      building: sourceName(voice, by),
      points: points(voice, vp),
    }),
  stored: ({ seat, kept, lost }, voice) => {
    const values = { kept: goodsListed(voice, kept), lost: goodsListed(voice, lost) };
    if (values.lost === '')
      return values.kept === '' ? null : seatSentence(voice, 'kept', seat, values);
    return seatSentence(voice, values.kept === '' ? 'lost' : 'keptAndLost', seat, values);
  },
  shipSailed: ({ ship, good, count }, voice) =>
    voice.t('game:event.sailed', {
      size: voice.shipSize(ship),
      goods: voice.words.goods(GOOD_NAMES[good], count),
    }),
  coinsGained: ({ seat, coins: count, by }, voice) =>
    seatSentence(voice, by === null ? 'coins' : 'coinsBy', seat, {
      coins: coins(voice, count),
      building: sourceName(voice, by),
    }),
  vpGained: ({ seat, vp, by }, voice) =>
    seatSentence(voice, by === null ? 'points' : 'pointsBy', seat, {
      points: points(voice, vp),
      building: sourceName(voice, by),
    }),
  coinsPaid: ({ seat, coins: count, by }, voice) =>
    seatSentence(voice, by === null ? 'coinsPaid' : 'coinsPaidBy', seat, {
      coins: coins(voice, count),
      building: sourceName(voice, by),
    }),
  drafted: ({ seat, building }, voice) =>
    seatSentence(voice, 'drafted', seat, { building: buildingName(voice, building) }),
  colonistMoved: ({ seat, to, special }, voice) =>
    seatSentence(voice, 'moved', seat, {
      who: personName(voice, special),
      place: placeName(voice, to),
    }),
  colonistAssigned: ({ seat, to, special }, voice) =>
    seatSentence(voice, 'assigned', seat, {
      who: personName(voice, special),
      place: placeName(voice, to),
    }),
  traded: ({ seat, good, coins: count }, voice) =>
    seatSentence(voice, 'traded', seat, {
      goods: voice.words.goods(GOOD_NAMES[good], 1),
      coins: coins(voice, count),
    }),
  shippedMixed: ({ seat, goods, vp, by }, voice) =>
    seatSentence(voice, 'shippedMixed', seat, {
      goods: goodsListed(voice, goods),
      building: buildingName(voice, by),
      points: points(voice, vp),
    }),
  delivered: ({ seat, good, vp }, voice) =>
    seatSentence(voice, 'delivered', seat, {
      goods: voice.words.goods(GOOD_NAMES[good], 1),
      points: points(voice, vp),
    }),
  tileDiscarded: ({ seat, tile }, voice) =>
    seatSentence(voice, 'discarded', seat, { tile: tileName(voice, tile) }),
  bartered: ({ seat, ...given }, voice) =>
    seatSentence(voice, 'bartered', seat, { given: givenListed(voice, given) }),
  cardTaken: ({ seat, card }, voice) =>
    seatSentence(voice, 'tookCard', seat, { card: card === null ? '' : cardName(voice, card) }),
  packsPassed: ({ left }, voice) =>
    voice.t(left > 1 ? 'game:event.packsPassed' : 'game:event.lastCards'),
  achieved: ({ seat, card, vp }, voice) =>
    seatSentence(voice, 'achieved', seat, {
      card: cardName(voice, card),
      points: points(voice, vp),
    }),
  tokenTaken: ({ seat }, voice) => seatSentence(voice, 'token', seat),
  raided: ({ seat, ship, good, taken, discarded }, voice) =>
    seatSentence(voice, discarded > 0 ? 'raidedAndLost' : 'raided', seat, {
      size: voice.shipSize(ship),
      taken: voice.words.goods(GOOD_NAMES[good], taken),
      lost: voice.words.goods(GOOD_NAMES[good], discarded),
    }),
  looted: ({ seat, vp }, voice) =>
    seatSentence(voice, 'looted', seat, { points: points(voice, vp) }),
  poached: ({ seat, taken, discarded }, voice) =>
    seatSentence(voice, discarded > 0 ? 'poached' : 'poachedAll', seat, {
      people: colonists(voice, taken),
      lost: colonists(voice, discarded),
    }),
  captured: ({ seat, role, coins: count }, voice) =>
    seatSentence(voice, count > 0 ? 'capturedWithCoins' : 'captured', seat, {
      role: roleName(voice, role),
      coins: coins(voice, count),
    }),
  ransomed: ({ seat, captor, role, coins: count }, voice) =>
    seatSentence(voice, 'ransomed', seat, {
      captor: voice.nameOf(captor),
      role: roleName(voice, role),
      coins: coins(voice, count),
    }),
  capturedPlayed: ({ seat, role }, voice) =>
    seatSentence(voice, 'playedCaptive', seat, { role: roleName(voice, role) }),
  goalWon: ({ seat, card, ...reward }, voice) =>
    seatSentence(voice, 'wonGoal', seat, {
      goal: voice.words.goal(GOAL_NAMES[card]),
      reward: rewardText(reward, voice),
    }),
  ...puertomaTellers,
  endTriggered: ({ trigger }, voice) => voice.t(`game:event.end.${trigger}`),
  gameEnded: (_event, voice) => voice.t('game:event.over'),
};

/** An event as a sentence; null if it has none. */
export function sentence(event: GameEvent, voice: Voice): string | null {
  return tellOf(event.type, event, voice);
}

function tellOf<Type extends GameEvent['type']>(type: Type, event: EventOf<Type>, voice: Voice) {
  return tellers[type](event, voice);
}
