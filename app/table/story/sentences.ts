import type { GameEvent, Seat } from '../../../src/engine';
import { GOOD_NAMES, GOODS } from '../../../src/engine';
import type { TextValues } from '../../../src/i18n/keys';
import {
  buildingName,
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
  readonly [Type in GameEvent['type']]?: (event: EventOf<Type>, voice: Voice) => string | null;
};

/** Sentences with somebody in them exist twice: about a player by name, and to the reader. */
type Deed =
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
  | 'coinsPaid'
  | 'drafted'
  | 'moved'
  | 'traded'
  | 'shippedMixed'
  | 'delivered'
  | 'discarded'
  | 'bartered';

export function tell(voice: Voice, deed: Deed, seat: Seat, values: TextValues = {}): string {
  const who = seat === voice.reader ? 'you' : 'they';
  return voice.t(`game:event.${deed}.${who}`, { name: voice.nameOf(seat), ...values });
}

const coins = (voice: Voice, count: number) => voice.words.amount('coin', count);
const points = (voice: Voice, count: number) => voice.words.amount('vp', count);
const colonists = (voice: Voice, count: number) => voice.words.amount('colonist', count);

const tellers: Tellers = {
  roundStarted: ({ round, governor }, voice) =>
    voice.t('game:event.round', { round, name: voice.nameOf(governor) }),
  roleChosen: ({ seat, role, coins: count }, voice) =>
    tell(voice, count > 0 ? 'tookRoleWithCoins' : 'tookRole', seat, {
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
  forced: ({ seat }, voice) => tell(voice, 'forced', seat),
  skipped: ({ seat }, voice) => tell(voice, 'skipped', seat),
  passed: ({ seat }, voice) => tell(voice, 'passed', seat),
  tileGained: ({ seat, tile, source }, voice) =>
    tell(voice, source === 'stack' ? 'drewTile' : 'settled', seat, {
      tile: tileName(voice, tile),
    }),
  tilesDealt: ({ tiles }, voice) =>
    voice.t('game:event.tilesDealt', { tiles: goodsListed(voice, tiles) }),
  stackReshuffled: (_event, voice) => voice.t('game:event.reshuffled'),
  colonistGained: ({ seat, to }, voice) =>
    tell(voice, 'colonist', seat, {
      colonists: colonists(voice, 1),
      place: placeName(voice, to),
    }),
  colonistsDealt: ({ seat, count }, voice) =>
    tell(voice, 'dealtColonists', seat, { colonists: colonists(voice, count) }),
  placed: ({ seat, sanJuan }, voice) =>
    tell(voice, sanJuan > 0 ? 'placedWithIdle' : 'placed', seat, {
      colonists: colonists(voice, sanJuan),
      idle: colonists(voice, sanJuan),
    }),
  shipRefilled: ({ count }, voice) =>
    voice.t('game:event.shipRefilled', { colonists: colonists(voice, count) }),
  built: ({ seat, building, cost }, voice) =>
    tell(voice, cost > 0 ? 'built' : 'builtFree', seat, {
      building: buildingName(voice, building),
      coins: coins(voice, cost),
    }),
  produced: ({ seat, goods }, voice) =>
    GOODS.some((good) => goods[good] > 0)
      ? tell(voice, 'produced', seat, { goods: goodsListed(voice, goods) })
      : tell(voice, 'producedNothing', seat),
  goodTaken: ({ seat, good }, voice) =>
    tell(voice, 'tookGood', seat, { goods: voice.words.goods(GOOD_NAMES[good], 1) }),
  sold: ({ seat, good, coins: count }, voice) =>
    tell(voice, count > 0 ? 'sold' : 'soldForNothing', seat, {
      goods: voice.words.goods(GOOD_NAMES[good], 1),
      coins: coins(voice, count),
    }),
  tradingHouseEmptied: (_event, voice) => voice.t('game:event.houseEmptied'),
  shipped: ({ seat, good, count, ship, vp, by }, voice) =>
    tell(voice, ship === null ? 'loadedOwn' : 'loaded', seat, {
      goods: voice.words.goods(GOOD_NAMES[good], count),
      size: ship === null ? 0 : voice.shipSize(ship),
      building: by === null ? '' : buildingName(voice, by),
      points: points(voice, vp),
    }),
  stored: ({ seat, kept, lost }, voice) => {
    const values = { kept: goodsListed(voice, kept), lost: goodsListed(voice, lost) };
    if (values.lost === '') return values.kept === '' ? null : tell(voice, 'kept', seat, values);
    return tell(voice, values.kept === '' ? 'lost' : 'keptAndLost', seat, values);
  },
  shipSailed: ({ ship, good, count }, voice) =>
    voice.t('game:event.sailed', {
      size: voice.shipSize(ship),
      goods: voice.words.goods(GOOD_NAMES[good], count),
    }),
  coinsGained: ({ seat, coins: count, by }, voice) =>
    tell(voice, by === null ? 'coins' : 'coinsBy', seat, {
      coins: coins(voice, count),
      building: by === null ? '' : buildingName(voice, by),
    }),
  vpGained: ({ seat, vp, by }, voice) =>
    tell(voice, 'points', seat, { points: points(voice, vp), building: buildingName(voice, by) }),
  coinsPaid: ({ seat, coins: count, by }, voice) =>
    tell(voice, 'coinsPaid', seat, {
      coins: coins(voice, count),
      building: buildingName(voice, by),
    }),
  drafted: ({ seat, building }, voice) =>
    tell(voice, 'drafted', seat, { building: buildingName(voice, building) }),
  colonistMoved: ({ seat, to, noble }, voice) =>
    tell(voice, 'moved', seat, { who: personName(voice, noble), place: placeName(voice, to) }),
  traded: ({ seat, good, coins: count }, voice) =>
    tell(voice, 'traded', seat, {
      goods: voice.words.goods(GOOD_NAMES[good], 1),
      coins: coins(voice, count),
    }),
  shippedMixed: ({ seat, goods, vp, by }, voice) =>
    tell(voice, 'shippedMixed', seat, {
      goods: goodsListed(voice, goods),
      building: buildingName(voice, by),
      points: points(voice, vp),
    }),
  delivered: ({ seat, good, vp }, voice) =>
    tell(voice, 'delivered', seat, {
      goods: voice.words.goods(GOOD_NAMES[good], 1),
      points: points(voice, vp),
    }),
  tileDiscarded: ({ seat, tile }, voice) =>
    tell(voice, 'discarded', seat, { tile: tileName(voice, tile) }),
  bartered: ({ seat, ...given }, voice) =>
    tell(voice, 'bartered', seat, { given: givenListed(voice, given) }),
  endTriggered: ({ trigger }, voice) => voice.t(`game:event.end.${trigger}`),
  gameEnded: (_event, voice) => voice.t('game:event.over'),
};

/** An event as a sentence; null for one that has nothing to say, or that is newer than the words. */
export function sentence(event: GameEvent, voice: Voice): string | null {
  const teller = tellers[event.type] as ((told: GameEvent, by: Voice) => string | null) | undefined;
  return teller?.(event, voice) ?? null;
}
