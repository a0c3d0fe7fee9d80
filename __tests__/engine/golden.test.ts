import { createGame, isRefusal, score } from '#engine';
import { goldenGames, readGolden } from './support/golden';
import { problemsOf } from './support/invariants';
import { Table } from './support/table';

describe('recorded games end as they ended then', () => {
  it.each(goldenGames())('EN-3: %s', (name) => {
    const { request, lines, rounds, scores } = readGolden(name);
    const start = createGame(request);
    if (isRefusal(start)) throw new Error(`${start.code} ${start.field}`);
    const game = new Table(start).play(...lines);
    expect(game.asks).toBe('over');
    expect(game.state.round).toBe(rounds);
    expect(score(game.state).map(({ total }) => total)).toEqual(scores);
    expect(problemsOf(game.state)).toEqual([]);
  });
});
