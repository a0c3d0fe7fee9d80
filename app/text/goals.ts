import {
  type Action,
  type ActionType,
  BUILDING_NAMES,
  type Counts,
  type GameState,
  GOAL_NAMES,
  GOODS,
  type GoalEvent,
  type GoalStanding,
  type Good,
  goalsWonBy,
  keyed,
  type Reward,
  SEATS,
  type Seat,
} from '#engine';
import { goodName, goodsListed, listed, tileName, type Voice } from './voice';

/** The reward of a goal: "2 colonists and 2 VP". */
export function rewardText({ colonists, coins, vp }: Reward, voice: Voice): string {
  const { words } = voice;
  const parts = [
    colonists > 0 && words.amount('colonist', colonists),
    coins > 0 && words.amount('coin', coins),
    vp > 0 && words.amount('vp', vp),
  ];
  const given = parts.filter((part) => typeof part === 'string');
  return given.length > 0 ? listed(voice, given) : voice.t('game:outlook.nothing');
}

type Asking = Pick<GoalStanding, 'spec' | 'tiles' | 'goods' | 'building'>;

/** The condition of a goal in a sentence. */
export function goalText(goal: Asking, voice: Voice): string {
  const { spec, building } = goal;
  return voice.t(`game:goal.${goalKey(goal)}`, {
    tiles: tilesListed(voice, countsOf(goal.tiles, spec.tiles)),
    goods: goodsListed(voice, countsOf(goal.goods, spec.goods)),
    good: goal.goods[0] === undefined ? '' : goodName(voice, goal.goods[0]),
    building: building === null ? '' : voice.words.building(BUILDING_NAMES[building]),
  });
}

function goalKey({ spec }: Asking) {
  switch (spec.trigger) {
    case 'tile':
      return 'own';
    case 'receipt':
      return spec.tiles.length > 0 ? 'ownAndReceive' : 'receive';
    case 'build':
      return 'build';
    case 'sale':
      return 'sell';
    case 'load':
      if (spec.ship === null) return 'load';
      return spec.ship === 'largest' ? 'completeLargest' : 'completeSmallest';
  }
}

/** Required number of each kind. */
function countsOf(kinds: readonly Good[], times: readonly number[]): Counts<Good> {
  return keyed(GOODS, (good) =>
    kinds.reduce<number>((sum, kind, at) => (kind === good ? sum + (times[at] ?? 0) : sum), 0),
  );
}

function tilesListed(voice: Voice, counts: Counts<Good>): string {
  const kinds = GOODS.filter((good) => counts[good] > 0);
  return listed(
    voice,
    kinds.map((good) => `${counts[good]} × ${tileName(voice, good)}`),
  );
}

/** "Wins Cocktail: 3 coins"; empty if nothing is won. */
export function winsText(wins: readonly GoalEvent[], voice: Voice): string {
  return wins
    .map(({ card, ...reward }) =>
      voice.t('game:goal.wins', {
        goal: voice.words.goal(GOAL_NAMES[card]),
        reward: rewardText(reward, voice),
      }),
    )
    .join(', ');
}

/** The label of a control, with the goals that it would win. */
export function withWins(label: string, wins: readonly GoalEvent[], voice: Voice): string {
  return wins.length === 0 ? label : `${label}, ${winsText(wins, voice)}`;
}

/** A goal in one sentence, for screen readers. */
export function goalLabel(goal: GoalStanding, reader: Seat, voice: Voice): string {
  const { t } = voice;
  const { winner, progress } = goal;
  const state =
    winner === null
      ? t('game:goal.progress', { ...progress[reader] })
      : t('game:goal.wonBy', { name: voice.nameOf(winner) });
  return `${voice.words.goal(GOAL_NAMES[goal.card])}: ${goalText(goal, voice)}. ${state}`;
}

/** Another player who is closer to a goal than this one; null if there is none. */
export function nearest({ progress }: GoalStanding, seat: Seat): Seat | null {
  let best = seat;
  for (const other of SEATS.slice(0, progress.length)) {
    if (progress[other].have > progress[best].have) best = other;
  }
  return best === seat ? null : best;
}

/** Actions that can reach a goal directly. */
const REACHING: ReadonlySet<ActionType> = new Set([
  'takeTile',
  'build',
  'barter',
  'takeGood',
  'sell',
  'load',
  'wharf',
  'ship',
  'use',
]);

/** Results by state, because several parts of the screen need the same ones. */
const tried = new WeakMap<GameState, Map<string, readonly GoalEvent[]>>();
const NONE: readonly GoalEvent[] = [];

/** Goals that an action would win. */
export function winsOf(state: GameState, seat: Seat, action: Action): readonly GoalEvent[] {
  if (!REACHING.has(action.type)) return NONE;
  const known = tried.get(state) ?? new Map<string, readonly GoalEvent[]>();
  tried.set(state, known);
  const key = `${seat} ${JSON.stringify(action)}`;
  const won = known.get(key) ?? goalsWonBy(state, seat, action);
  const wins = won.length === 0 ? NONE : won;
  known.set(key, wins);
  return wins;
}
