import type { CoreOptions } from '#engine/core/module';
import { EMPTY_MODULE } from '#engine/core/module';
import { refusal } from '#engine/modules/base/refusals';
import type { GameModule } from '#engine/modules/base/rules';
import { puertomaBoard } from './board';
import { PUERTOMA_EVENTS } from './events';
import { DIFFICULTIES } from './game';
import { brokenInvariants } from './invariants';
import { MOMENTS } from './moments';
import { deckChance } from './resolutionDeck';
import { abilityChance } from './setUp';
import { slice } from './slice';
import { build } from './turns/build';
import { load } from './turns/load';
import { privilege } from './turns/privilege';
import { sell } from './turns/sell';
import { settle } from './turns/settle';
import { store } from './turns/store';

const KIND = 'puertoma';
const MOST = 2;

/** P-1: two at most, in the last seats, after at least one person. */
function wrongSeat({ seats }: Pick<CoreOptions, 'seats'>): number | undefined {
  const kinds = seats.map(({ kind }) => kind);
  const first = kinds.indexOf(KIND);
  const wrong = kinds.findIndex(
    (kind, seat) => (kind === KIND && seat >= first + MOST) || (kind !== KIND && seat > first),
  );
  if (first === 0) return 0;
  return wrong === -1 ? undefined : wrong;
}

/** The automated opponents of the 1897 edition. They follow their own rules without decisions. */
export const puertoma: GameModule = {
  ...EMPTY_MODULE,
  name: 'puertoma',
  isExpansion: false,
  needs: ['base', 'smuggler'],
  isInPlay: ({ seats }) => seats.some(({ kind }) => kind === KIND),
  seatKinds: [KIND],
  options: {
    puertomas: {
      fits: (value) => DIFFICULTIES.some((difficulty) => difficulty === value),
      defaultValue: 'normal',
      shapesRules: false,
    },
  },
  refuseOptions(options) {
    const wrong = wrongSeat(options);
    return wrong === undefined ? null : refusal('badOption', `seats[${wrong}].kind`);
  },
  steps: [settle, build, privilege, sell, load, store],
  purposes: [abilityChance, deckChance],
  events: PUERTOMA_EVENTS,
  buildings: [],
  roles: [],
  slice,
  parts: () => ({ global: MOMENTS, boards: { [KIND]: puertomaBoard }, firstSeatBegins: true }),
  brokenInvariants,
};
