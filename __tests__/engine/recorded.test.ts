import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  createGame,
  type GameState,
  isRefusal,
  legalActions,
  parseLine,
  placements,
  play,
  type Seat,
  score,
} from '#engine';
import { MOST_PLACEMENTS } from '#scripts/release/record/games';
import { STORY_START, shortly, tellOn } from '#scripts/release/record/story';
import { readRecorded, recordedGames } from './support/recorded';

/** What the first release listed: privileges waived with the role came later. */
function choiceCount(state: GameState, seat: Seat): number {
  const actions = legalActions(state, seat).filter(
    (action) => action.type !== 'chooseRole' || action.waived !== true,
  ).length;
  if (actions > 0) return actions;
  let count = 0;
  for (const _ of placements(state, seat)) if (++count === MOST_PLACEMENTS) break;
  return count;
}

/** Plays the game again; how far it goes as it went, and where it ends. */
function playAgain({ request, steps }: ReturnType<typeof readRecorded>) {
  const start = createGame(request);
  if (isRefusal(start)) throw new Error(`${start.code} ${start.field}`);
  let state = start;
  let story = STORY_START;
  for (const [index, step] of steps.entries()) {
    const noted = parseLine(step.line);
    const played = noted && play(state, noted.seat, noted.action);
    if (played === null || isRefusal(played)) return { state, alike: index };
    const choices = choiceCount(state, noted?.seat ?? 0);
    story = tellOn(story, played.events);
    if (choices !== step.choices || shortly(story) !== step.story) return { state, alike: index };
    state = played.state;
  }
  return { state, alike: steps.length };
}

/** Games that a corrected rule takes another way: from which step on, and which rules they are. */
const departures: Readonly<Record<string, readonly [number, string]>> = JSON.parse(
  readFileSync(join(__dirname, 'golden/departures.json'), 'utf8'),
);

describe('games of the first release go as they went, step for step', () => {
  it('all kinds of games are there', () => {
    expect(recordedGames()).toHaveLength(48);
  });

  it.each(recordedGames())('EN-3: %s', (name) => {
    const recorded = readRecorded(name);
    const { state, alike } = playAgain(recorded);
    const [step] = departures[name] ?? [recorded.steps.length];
    expect(alike).toBe(step);
    if (step < recorded.steps.length) return;
    expect(state.over).toBe(true);
    expect(score(state).map((it) => [it.total, it.tieBreak, it.rank])).toEqual(recorded.scores);
  });

  it('E-6: of those without expansions only some of 1897 end otherwise', () => {
    const base = Object.entries(departures).filter(([name]) => name.startsWith('base'));
    expect(base.map(([name]) => readRecorded(name).request.edition)).toEqual([
      '1897',
      '1897',
      '1897',
    ]);
  });
});
