import { act, fireEvent, screen } from '@testing-library/react-native';
import { pieceMovesOf, planMoves } from '#app/table/motion/pieceMoves';
import { type GameEvent, Good, Role, type Seat } from '#engine';
import { table } from '#tests/engine/support/table';
import { sit } from './support/sit';

const TIMING = { move: 480, step: 130, total: 840 };

const coinFor = (seat: Seat): GameEvent => ({ type: 'coinsGained', seat, coins: 1 }) as GameEvent;
const told = (events: readonly GameEvent[]) =>
  events.map((event, number) => ({ number, round: 1, event }));

describe('moving pieces', () => {
  it('CA-4: goods move to their ship, and points back', () => {
    const event = { type: 'shipped', seat: 1, good: Good.sugar, count: 3, ship: 2, vp: 4 } as const;
    expect(pieceMovesOf(event as never)).toEqual([
      { piece: { kind: 'good', good: Good.sugar }, from: 'player-1', to: 'ship-2', count: 3 },
      { piece: { kind: 'point' }, from: 'ship-2', to: 'player-1', count: 4 },
    ]);
  });

  it.each([1, 2, 8, 60])('are finished before the next move, even after %i events', (count) => {
    const moves = planMoves(told(Array.from({ length: count }, () => coinFor(0))), TIMING);
    const last = Math.max(...moves.map(({ delay }) => delay));
    expect(last + TIMING.move).toBeLessThanOrEqual(TIMING.total);
  });

  it('start one after the other', () => {
    const delays = planMoves(told([coinFor(0), coinFor(1), coinFor(2)]), TIMING).map(
      ({ delay }) => delay,
    );
    expect(delays).toEqual([0, 130, 260]);
  });
});

describe('passing the phone', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  /** Anna takes the builder and builds nothing, so the next player is asked. */
  async function giveAway() {
    const scene = table(3, { 0: { coins: 0, vp: 3 }, 1: { coins: 0, vp: 5 }, 2: { coins: 0 } });
    const sitting = await sit(scene, undefined, 'normal');
    await act(() => sitting.session.act({ type: 'chooseRole', role: Role.builder }));
    await act(() => sitting.session.act({ type: 'pass' }));
    return sitting;
  }
  const isHidden = () => screen.queryByTestId('hand-over') !== null;

  it('waits until every piece has arrived', async () => {
    await giveAway();
    expect(isHidden()).toBe(false);
    await act(() => jest.advanceTimersByTime(TIMING.total));
    expect(isHidden()).toBe(true);
  });

  it('I-3: shows nothing before that only the next player may see', async () => {
    await giveAway();
    expect(screen.getByTestId('player-0').props.accessibilityLabel).toContain('3 VP');
    expect(screen.getByTestId('player-1').props.accessibilityLabel).toContain(
      '0 VP and hidden points',
    );
  });

  it('does not wait if somebody touches the screen', async () => {
    await giveAway();
    fireEvent(screen.getByTestId('table'), 'startShouldSetResponderCapture');
    await act(() => jest.advanceTimersByTime(0));
    expect(isHidden()).toBe(true);
  });
});
