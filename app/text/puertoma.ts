import {
  ABILITY_NAMES,
  type Ability,
  BOX_NAMES,
  type Box,
  type Building,
  type GameEvent,
  GOOD_NAMES,
  type PuertomaEvent,
  type Role,
} from '#engine';
import {
  buildingName,
  goodsListed,
  listed,
  personName,
  roleName,
  tileName,
  type Voice,
} from './voice';

type EventOf<Type extends PuertomaEvent['type']> = Extract<GameEvent, { type: Type }>;
type Tellers = {
  readonly [Type in PuertomaEvent['type']]: (event: EventOf<Type>, voice: Voice) => string | null;
};

export const boxName = (voice: Pick<Voice, 'words'>, box: Box) => voice.words.role(BOX_NAMES[box]);
export const abilityText = ({ t }: Pick<Voice, 't'>, ability: Ability) =>
  t(`game:puertoma.ability.${ABILITY_NAMES[ability]}`);

const rolesListed = (voice: Pick<Voice, 't' | 'words'>, roles: readonly Role[]) =>
  listed(
    voice,
    roles.map((role) => roleName(voice, role)),
  );
const buildingsListed = (voice: Voice, buildings: readonly Building[]) =>
  listed(
    voice,
    buildings.map((building) => buildingName(voice, building)),
  );

/** Sentences that explain a Puertoma's actions. The actions have the same sentences as others. */
export const puertomaTellers: Tellers = {
  puertomaChose: ({ seat, role, reason, card, token, reached, richest, profitable }, voice) =>
    voice.t(`game:puertoma.chose.${reason}`, {
      name: voice.nameOf(seat),
      role: roleName(voice, role),
      token: boxName(voice, token),
      left: rolesListed(
        voice,
        reason === 'card' ? richest : reached.length > 0 ? reached : profitable,
      ),
      card: card ?? 0,
    }),
  tokenMoved: ({ from, to }, voice) =>
    voice.t('game:puertoma.tokenMoved', { from: boxName(voice, from), to: boxName(voice, to) }),
  deckShuffled: (_event, voice) => voice.t('game:puertoma.deckShuffled'),
  puertomaBuilds: ({ seat, reason, tied, card }, voice) =>
    reason === 'only'
      ? null
      : voice.t(`game:puertoma.builds.${reason}`, {
          name: voice.nameOf(seat),
          options: buildingsListed(voice, tied),
          card: card ?? 0,
        }),
  puertomaSettles: ({ seat, reason }, voice) =>
    voice.t(`game:puertoma.settles.${reason}`, { name: voice.nameOf(seat) }),
  puertomaSeats: ({ seat, good, special }, voice) =>
    voice.t(good === null ? 'game:puertoma.seatsAside' : 'game:puertoma.seats', {
      name: voice.nameOf(seat),
      who: personName(voice, special),
      tile: good === null ? '' : tileName(voice, good),
    }),
  puertomaTakesBest: () => null,
  puertomaLoads: ({ seat, reason }, voice) =>
    reason === 'only'
      ? null
      : voice.t(`game:puertoma.loads.${reason}`, { name: voice.nameOf(seat) }),
  puertomaSmuggles: ({ seat, poach, loot, raid, choice }, voice) =>
    voice.t(`game:puertoma.smuggles.${choice}`, { name: voice.nameOf(seat), poach, loot, raid }),
  puertomaDrafts: ({ seat, card, building }, voice) =>
    voice.t('game:puertoma.drafts', {
      name: voice.nameOf(seat),
      card,
      building: buildingName(voice, building),
    }),
  reserved: ({ seat, building }, voice) =>
    voice.t(building === null ? 'game:puertoma.nothingToReserve' : 'game:puertoma.reserved', {
      name: voice.nameOf(seat),
      building: building === null ? '' : buildingName(voice, building),
    }),
  abilityUnlocked: ({ seat, ability }, voice) =>
    voice.t('game:puertoma.unlocked', {
      name: voice.nameOf(seat),
      ability: abilityText(voice, ability),
    }),
  abilitiesRemoved: ({ seat }, voice) =>
    voice.t('game:puertoma.removed', { name: voice.nameOf(seat) }),
  abilityUsed: ({ seat, ability }, voice) =>
    voice.t('game:puertoma.used', {
      name: voice.nameOf(seat),
      ability: abilityText(voice, ability),
    }),
  goodsDiscarded: ({ seat, goods, vp }, voice) =>
    voice.t('game:puertoma.discarded', {
      name: voice.nameOf(seat),
      goods: goodsListed(voice, goods),
      points: voice.words.amount('vp', vp),
    }),
  puertomaEquipped: ({ seat, building, good }, voice) =>
    voice.t(building === null ? 'game:puertoma.equippedWithGoods' : 'game:puertoma.equipped', {
      name: voice.nameOf(seat),
      goods: voice.words.goods(GOOD_NAMES[good], 1),
      building: building === null ? '' : buildingName(voice, building),
    }),
};
