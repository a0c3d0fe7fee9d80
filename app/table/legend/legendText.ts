import {
  type Choosing,
  playerAt,
  type Section,
  type TableModel,
} from '#app/table/model/tableModel';
import { shipText } from '#app/text/ships';
import { takersOfRound } from '#app/text/takers';
import { buildingName, goodName, roleName, roleWord, tileName } from '#app/text/voice';
import type { LegendText } from '#app/ui/legend/legend';
import {
  BUILDING_NAMES,
  BUILDINGS,
  type Building,
  buildingPrice,
  buildingSpec,
  GOODS,
  type Good,
  ROLES,
  type Role,
  SEATS,
  type Seat,
  SHIPS,
  type Ship,
  STAFFED_TILES,
  salePriceOf,
  Tile,
} from '#engine';
import type { Help } from '#i18n/help';
import { PIECES } from './names';
import { outcomeOf } from './outcomeOf';
import { pieceText, playerText } from './pieceText';
import { placementOutcome } from './placementOutcome';

/** Data for the legend's texts. */
export interface Scene {
  readonly model: TableModel;
  readonly choosing: Choosing;
  readonly help: Help;
}

type Explain = (id: string, scene: Scene) => LegendText | null;

/** The legend's text for a name; null if the name is not of the table. */
export function legendText(name: string, scene: Scene): LegendText | null {
  const [kind = '', id = ''] = name.split(' ');
  const explain = KINDS.get(kind);
  return explain ? explain(id, scene) : null;
}

/** Explains the elements of a kind by index. */
const among =
  <Thing extends string | number>(
    things: readonly Thing[],
    explain: (thing: Thing, scene: Scene) => LegendText,
  ): Explain =>
  (id, scene) => {
    const thing = things.find((one) => `${one}` === id);
    return thing === undefined ? null : explain(thing, scene);
  };

const SECTIONS: readonly Section[] = [
  'roles',
  'plantations',
  'colonists',
  'market',
  'house',
  'ships',
];

const KINDS: ReadonlyMap<string, Explain> = new Map([
  ['role', among(ROLES, roleText)],
  ['building', among(BUILDINGS, buildingText)],
  ['tile', among([...STAFFED_TILES, Tile.turned], tileText)],
  ['ship', among(SHIPS, cargoText)],
  ['good', among(GOODS, goodText)],
  ['player', among<Seat>(SEATS, playerText)],
  ['section', among(SECTIONS, sectionText)],
  ['piece', among(PIECES, pieceText)],
]);

function roleText(role: Role, { model, help }: Scene): LegendText {
  const { voice, view, snapshot } = model;
  const { about, privilege } = help.role(roleWord(role));
  const coins = view.roleCoins[role];
  const taker = takersOfRound(snapshot.log).get(role);
  const lines = [
    about,
    `${voice.t('ui:table.rolePrivilege')}: ${privilege}`,
    coins > 0 && voice.t('ui:table.roleCoinsOnCard', { coins: voice.words.amount('coin', coins) }),
    view.roleTaken[role] &&
      taker !== undefined &&
      voice.t('ui:table.roleTakenBy', { name: voice.nameOf(taker) }),
  ];
  return {
    title: roleName(voice, role),
    lines: lines.filter((line) => typeof line === 'string'),
    outcome: outcomeOf(model, (action) => action.type === 'chooseRole' && action.role === role),
  };
}

function buildingText(building: Building, scene: Scene): LegendText {
  const { model, help } = scene;
  const { voice, state, view, owner, decision } = model;
  const { t, words } = voice;
  const { vp, circles, spaces } = buildingSpec(state, building);
  const isMine = playerAt(view, owner).city.includes(building);
  const facts = [
    isMine
      ? t('ui:table.owned')
      : `${t('ui:table.buildingPrice')}: ${words.amount('coin', buildingPrice(state, owner, building).total)}`,
    t('ui:table.buildingVp', { points: words.amount('vp', vp) }),
    circles > 0 && t('ui:table.buildingCircles', { count: circles }),
    spaces === 2 && t('ui:table.buildingLarge'),
    decision !== 'draft' && t('ui:table.buildingCopies', { count: view.market[building] ?? 0 }),
  ];
  return {
    title: buildingName(voice, building),
    lines: [help.building(BUILDING_NAMES[building]), facts.filter(Boolean).join(' · ')],
    outcome:
      placementOutcome(scene, isMine && { at: 'city', building }) ??
      outcomeOf(
        model,
        (action) =>
          (action.type === 'build' || action.type === 'draft') && action.building === building,
      ),
  };
}

function tileText(tile: Tile, scene: Scene): LegendText {
  const { model } = scene;
  const { voice } = model;
  return {
    title: tileName(voice, tile),
    lines: [tileAbout(tile, voice)],
    outcome:
      placementOutcome(scene, tile !== Tile.turned && { at: 'island', tile }) ??
      outcomeOf(model, (action) => action.type === 'takeTile' && action.tile === tile),
  };
}

function tileAbout(tile: Tile, voice: TableModel['voice']): string {
  if (tile === Tile.turned) return voice.t('ui:legend.forest');
  if (tile === Tile.quarry) return voice.t('ui:legend.quarry');
  if (tile === Tile.corn) return voice.t('ui:legend.corn');
  return voice.t('ui:legend.crop', { good: goodName(voice, tile) });
}

function cargoText(ship: Ship, { model }: Scene): LegendText {
  const { voice, view } = model;
  const cargo = view.ships[ship];
  return {
    title: cargo === undefined ? null : shipText(cargo, voice),
    lines: [voice.t('ui:legend.ship'), voice.t('ui:legend.shipYours')],
    outcome: outcomeOf(model, (action) => action.type === 'load' && action.ship === ship),
  };
}

function goodText(good: Good, { model }: Scene): LegendText {
  const { voice, view, state, owner } = model;
  const { t, words } = voice;
  const coins = words.amount('coin', salePriceOf(state, owner, good));
  return {
    title: goodName(voice, good),
    lines: [
      t('ui:legend.goodPrice', { coins }),
      [
        t('ui:legend.goodYours', { count: playerAt(view, owner).goods[good] }),
        t('ui:legend.goodSupply', { count: view.goods[good] }),
      ].join(' '),
    ],
    outcome: outcomeOf(
      model,
      (action) =>
        (action.type === 'sell' || action.type === 'load' || action.type === 'takeGood') &&
        action.good === good,
    ),
  };
}

function sectionText(section: Section, { model }: Scene): LegendText {
  const { t } = model.voice;
  return {
    title: t(`ui:table.section.${section}`),
    lines: [t(`ui:legend.sectionAbout.${section}`)],
    outcome: null,
  };
}
