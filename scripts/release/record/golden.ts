import type { Engine, Release1, Request } from '#scripts/release/release1';
import {
  allowed,
  anyAction,
  BOARDS,
  begin,
  choiceCount,
  named,
  oneOf,
  type RecordedFile,
  requestFor,
  type Shape,
} from './games';
import { STORY_START, shortly, tellOn } from './story';

/** Whole games of the first release by random players, step for step. */
export function recordGolden({ engine }: Release1): RecordedFile[] {
  return shapes().map((shape) => ({
    name: `${shape.seed}.txt`,
    content: recordGame(engine, requestFor(engine, shape)),
  }));
}

const EXPANSIONS: Readonly<Record<string, readonly string[]>> = {
  base: [],
  new: ['newBuildings'],
  nobles: ['nobles'],
  both: ['newBuildings', 'nobles'],
};

/** Everything with everything, but for the edition, which takes turns. */
function shapes(): Shape[] {
  const all = Object.entries(EXPANSIONS).flatMap(([box, expansions]) =>
    BOARDS.flatMap((board) => [2, 3, 4, 5].map((players) => ({ box, expansions, board, players }))),
  );
  return all.map(({ box, expansions, board, players }, index) => ({
    seed: `${box}-${players}-${board}`,
    players,
    expansions,
    board,
    edition: (index + Math.floor(index / 4)) % 2 === 0 ? 'classic' : '1897',
  }));
}

/** `choices story seat action …`, then total, tie-break and rank of every seat. */
function recordGame(engine: Engine, request: Request): string {
  const random = engine.seedRandom(`${request.seed} players`);
  const lines: string[] = [];
  let state = begin(engine, request);
  let story = STORY_START;
  while (!state.over) {
    const seat = oneOf(engine, engine.seatsToAct(state), random);
    const choices = choiceCount(engine, state, seat);
    const action = anyAction(engine, state, seat, random);
    const played = allowed(engine, engine.play(state, seat, action));
    story = tellOn(story, played.events);
    lines.push(`${choices} ${shortly(story)} ${engine.writeAction(seat, action)}`);
    state = played.state;
  }
  const scores = engine.score(state).map((it) => [it.total, it.tieBreak, it.rank].join('/'));
  const header = JSON.stringify(named(engine, request));
  return `${[header, ...lines, scores.join(' ')].join('\n')}\n`;
}
