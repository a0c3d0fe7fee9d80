import { seedRandom } from '#engine';
import type { LocalGame } from '#session/local/localGame';
import { readPreferences } from '#session/preferences/preferences';
import { lineFor, NO_RECORD, withGame } from '#session/preferences/soloRecord';
import { soloGame } from '#tests/engine/puertoma/support';
import { randomSteps } from '#tests/engine/support/random';

/** A finished game as stored on a device. */
function finished(id: string, people = 1): LocalGame {
  let state = soloGame(people, 2, { puertomas: 'easy', seed: id });
  for (const { after } of randomSteps(state, seedRandom(id))) state = after;
  const seats = state.options.seats.map((seat) => ({
    ...seat,
    color: 'indigo' as const,
    level: 'medium' as const,
  }));
  return { id, state, seats } as unknown as LocalGame;
}

describe('the solo record', () => {
  it('counts each game once, by difficulty and expansions', () => {
    const one = withGame(NO_RECORD, finished('one'));
    expect(withGame(one, finished('one'))).toBe(one);
    const two = withGame(one, finished('two'));
    expect(lineFor(two, 'easy', [])).toMatchObject({ played: 2 });
    expect(lineFor(two, 'hard', [])).toBeUndefined();
    expect(lineFor(two, 'easy', ['nobles'])).toBeUndefined();
    expect(lineFor(two, 'easy', [])?.best).toBeGreaterThan(0);
  });

  it('counts neither games of several people nor running games', () => {
    expect(withGame(NO_RECORD, finished('party', 2))).toBe(NO_RECORD);
    const game = finished('open');
    expect(withGame(NO_RECORD, { ...game, state: soloGame(1, 2) })).toBe(NO_RECORD);
  });

  it('can be restored from storage, and an invalid one is ignored', () => {
    const solo = withGame(NO_RECORD, finished('kept'));
    expect(readPreferences(JSON.stringify({ solo })).solo).toEqual(solo);
    expect(readPreferences('{"solo":{"lines":7}}').solo).toEqual(NO_RECORD);
  });
});
