import { list, named, orNull } from '#engine/core/field';
import type { Seat } from '#engine/core/ids';
import { isCount } from '#engine/core/json';
import { EMPTY_MODULE } from '#engine/core/module';
import { ownersOnly } from '#engine/core/secrets';
import type { FormsOf } from '#engine/modules/base/actions';
import { type EventForms, seat } from '#engine/modules/base/events';
import type { GameModule } from '#engine/modules/base/rules';
import { CARDS, cardNames, toyChance } from './cards';
import { type Game, type ToyAction, type ToyEvent, toyOf } from './game';
import { onChosen, peddler, pledge, pledgeForm, refuseRole, TOY_REFUSALS } from './peddler';
import { faults, slice } from './slice';
import { onBuilt, onSold, puppetTheatre } from './theatre';
import { fromFirst } from './versions';

const SET_POINTS = 2;
const card = named(cardNames);

const actions: FormsOf<ToyAction> = { pledge: pledgeForm };
const events: EventForms<ToyEvent> = {
  cardDrawn: { seat, card: ownersOnly(card) },
  pledged: { seat, card: ownersOnly(orNull(card)) },
  cardsKept: { seats: list(seat) },
};

/** TOY-6: a point for each card, one more for every omen like it, and more for a set of all kinds. */
function pointsOf(game: Game, seat: Seat): number {
  const { kept, omens } = toyOf(game);
  const own = kept[seat];
  const sets = Math.min(...CARDS.map((kind) => own.filter((it) => it === kind).length));
  const liked = own.flatMap((it) => omens.filter((omen) => omen === it)).length;
  return own.length + liked + SET_POINTS * sets;
}

export const toy: GameModule = {
  ...EMPTY_MODULE,
  name: 'toy',
  needs: ['base'],
  version: 2,
  up: [fromFirst],
  options: {
    cardCopies: {
      fits: (value) => isCount(value, 9) && value > 5,
      defaultValue: 6,
      shapesRules: false,
    },
  },
  variants: { idleTheatre: false },
  steps: [pledge, ...(puppetTheatre.step ? [puppetTheatre.step] : [])],
  purposes: [toyChance],
  actions,
  secretActions: ['pledge'],
  events,
  refusals: TOY_REFUSALS,
  buildings: [puppetTheatre],
  roles: [peddler],
  slice,
  parts: ({ variants }) => ({
    global: {
      refuseRole,
      onChosen,
      ...(variants.idleTheatre ? {} : { onBuilt, onSold }),
    },
  }),
  score(game: Game, seat, sheet) {
    sheet.add('toy', 'keepsakes', pointsOf(game, seat));
  },
  brokenInvariants: faults,
};
