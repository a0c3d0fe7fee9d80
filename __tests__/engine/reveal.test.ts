import { type GameState, isRefusal, parseLine, play, revealedSomething, type Seat } from '#engine';
import { holding } from './support/cards';
import { table } from './support/table';

/** What the line reveals to the viewer. */
function revealed(before: GameState, line: string, viewer: Seat) {
  const parsed = parseLine(line);
  const played = parsed && play(before, parsed.seat, parsed.action);
  if (parsed === null || played === null || isRefusal(played)) throw new Error(`refused: ${line}`);
  return revealedSomething({ before, ...parsed, after: played.state }, viewer);
}

describe('an action reveals', () => {
  it('I-1: nothing to anybody while everything lies open', () => {
    const { state } = table(3);
    expect(
      [0, 1, 2].map((viewer) => revealed(state, '0 chooseRole builder', viewer as Seat)),
    ).toEqual([null, null, null]);
  });

  it('I-3, CA-11: nothing by tokens that everyone sees being taken', () => {
    const game = table(3, { 1: { goods: { corn: 2 } } }).play('0 chooseRole captain');
    expect(revealed(game.state, '1 load corn 0', 0)).toBeNull();
  });

  it('I-2: chance, when tiles are drawn', () => {
    const game = table(2).play('0 chooseRole settler', '0 pass');
    expect(revealed(game.state, '1 pass', 0)).toBe('chance');
  });

  it('I-3, X6-2: a hidden card, to everyone but its owner', () => {
    const game = holding('bigSpender', { 0: { coins: 9 } }).play('0 chooseRole builder');
    expect(revealed(game.state, '0 build guildHall', 1)).toBe('hidden');
    expect(revealed(game.state, '0 build guildHall', 0)).toBeNull();
  });

  it('I-4: the end', () => {
    const { state } = table(3, { 0: { vp: 75 } }, { edition: '1897' });
    expect(revealed(state, '0 chooseRole captain', 0)).toBe('end');
  });
});
