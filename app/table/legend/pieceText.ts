import { seatFacts } from '#app/table/model/seatFacts';
import type { TableModel } from '#app/table/model/tableModel';
import { pointsText, scoreSplit } from '#app/text/score';
import type { LegendText } from '#app/ui/legend/legend';
import { knownScore, type Seat } from '#engine';
import type { Scene } from './legendText';
import type { Piece } from './names';

/** Explains an icon and the number beside it. */
export function pieceText(piece: Piece, { model }: Scene): LegendText {
  const [title, ...lines] = WORDS[piece](model);
  return { title, lines, outcome: null };
}

type Told = readonly [title: string, ...lines: string[]];

const WORDS: Readonly<Record<Piece, (model: TableModel) => Told>> = {
  coins: ({ voice: { t } }) => [t('ui:legend.coins'), t('ui:legend.coinsAbout')],
  vp: ({ voice: { t }, view }) =>
    view.options.variants.openScores
      ? [t('ui:legend.vp'), t('ui:legend.vpAbout')]
      : [t('ui:legend.vp'), t('ui:legend.vpAbout'), t('ui:legend.vpHidden')],
  idle: ({ voice: { t } }) => [t('ui:legend.idle'), t('ui:legend.idleAbout')],
  barrels: ({ voice: { t } }) => [t('ui:legend.barrels'), t('ui:legend.barrelsAbout')],
  spaces: ({ voice: { t } }) => [t('ui:legend.spaces'), t('ui:legend.spacesAbout')],
  colonistShip: ({ voice: { t, words }, view }) => [
    words.term('colonistShip'),
    t('ui:table.colonistShip', { count: view.colonistShip }),
    t('ui:legend.colonistShip'),
  ],
  colonistSupply: ({ voice: { t, words }, view }) => [
    words.term('colonistSupply'),
    t('ui:table.colonistSupply', { count: view.colonists }),
    t('ui:legend.colonistSupply'),
  ],
  nobleSupply: ({ voice: { t, words }, view }) => [
    words.amount('noble', view.specialSupply),
    t('ui:legend.nobleSupply'),
  ],
  vpSupply: ({ voice: { t }, view }) => [
    t('ui:legend.vpSupply'),
    t('ui:table.vpSupply', { count: view.vp }),
    t('ui:legend.vpSupplyAbout'),
  ],
  house: ({ voice: { t } }) => [t('ui:table.section.house'), t('ui:legend.house')],
  faceDown: ({ voice: { t } }) => [t('ui:legend.faceDown'), t('ui:legend.faceDownAbout')],
};

/** Explains a player's chip: its numbers and the crown. */
export function playerText(seat: Seat, { model }: Scene): LegendText {
  const { voice } = model;
  const { t, words } = voice;
  const facts = seatFacts(model, seat);
  const { name, coins, goods, citySpaces, governor } = facts;
  const lines = [
    words.amount('coin', coins),
    pointsText(voice, facts),
    words.amount('good', goods),
    t('ui:table.citySpaces', { count: citySpaces }),
  ];
  const crown = governor && `${t('ui:legend.governor')}: ${t('ui:legend.governorAbout')}`;
  const split = scoreSplit(voice, knownScore(model.view, seat));
  return {
    title: name,
    lines: [lines.join(' · '), split, crown || ''].filter(Boolean),
    outcome: null,
  };
}
