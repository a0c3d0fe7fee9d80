import AsyncStorage from '@react-native-async-storage/async-storage';
import { act, fireEvent, screen, within } from '@testing-library/react-native';
import { ranking, ties } from '#app/screens/score/ranking';
import { pointsIn } from '#app/text/scoreCategories';
import type { SeatScore } from '#engine';
import { lineCount } from '#session/local/chapters';
import { bot, person } from '#tests/session/support/table';
import { expectOk } from '#tests/support/expectOk';
import { openApp, saves, storeGame } from './support/openApp';

beforeEach(() => AsyncStorage.clear());

const seats = [person('Ana', 0), person('Ben', 1), bot('Cy', 2)];

async function finished() {
  await storeGame('done', seats, 10_000);
  const opened = expectOk(await saves.open('done'));
  await openApp('score/done', 'score');
  return opened.game;
}

describe('score sheet', () => {
  it('names the winner and shows the sources of everybody’s points', async () => {
    const game = await finished();
    const [best] = ranking(game.state);
    const name = seats[best?.seat ?? 0]?.name;
    expect(screen.getByRole('heading', { name: `${name} wins` })).toBeOnTheScreen();
    for (const score of ranking(game.state)) {
      const label = `${score.rank}. ${seats[score.seat]?.name}: ${score.total} VP`;
      const bar = screen.getByLabelText(new RegExp(`^${label}`));
      expect(within(bar).getAllByText(String(score.total))).not.toHaveLength(0);
      const shipped = pointsIn('shipping', score);
      if (shipped > 0) {
        expect(bar.props['aria-label']).toContain(`Goods shipped ${shipped}`);
        expect(within(bar).getAllByText(String(shipped))).not.toHaveLength(0);
      }
    }
  });

  it('replays the game step by step', async () => {
    const game = await finished();
    const moves = lineCount(game.chapters);
    const at = (step: number) => screen.getByText(new RegExp(`^Move ${step} of ${moves},`));
    expect(at(0)).toBeOnTheScreen();
    expect(screen.getByText('The table is set.')).toBeOnTheScreen();
    fireEvent.press(screen.getByTestId('replay-forward'));
    fireEvent.press(screen.getByTestId('replay-forward'));
    expect(at(2)).toBeOnTheScreen();
    fireEvent.press(screen.getByTestId('replay-back'));
    expect(at(1)).toBeOnTheScreen();
    fireEvent.press(screen.getByTestId('replay-stepForward'));
    expect(at(moves)).toBeOnTheScreen();
    const board = within(screen.getByTestId('replay-board'));
    for (const { seat, total } of ranking(game.state)) {
      const spoken = new RegExp(`^${seats[seat]?.name}\\. .*\\. ${total} VP$`);
      expect(board.getByLabelText(spoken)).toBeOnTheScreen();
    }
    fireEvent(screen.getByTestId('scrubber'), 'accessibilityAction', {
      nativeEvent: { actionName: 'decrement' },
    });
    expect(at(moves - 1)).toBeOnTheScreen();
  });

  it('plays automatically and stops on the next tap', async () => {
    const moves = lineCount((await finished()).chapters);
    jest.useFakeTimers();
    fireEvent.press(screen.getByTestId('replay-play'));
    for (let step = 0; step < 3; step++) act(() => jest.advanceTimersByTime(1200));
    expect(screen.getByText(new RegExp(`^Move 3 of ${moves},`))).toBeOnTheScreen();
    fireEvent.press(screen.getByTestId('replay-pause'));
    act(() => jest.advanceTimersByTime(5000));
    expect(screen.getByText(new RegExp(`^Move 3 of ${moves},`))).toBeOnTheScreen();
    jest.useRealTimers();
  });

  it('offers a rematch with the same players', async () => {
    await finished();
    fireEvent.press(screen.getByTestId('rematch'));
    await screen.findByTestId(/^(table|hand-over)$/);
    const { games } = await saves.list();
    const rematch = games.find(({ id }) => id !== 'done');
    expect(rematch?.seats.map(({ name }) => name)).toEqual(['Ana', 'Ben', 'Cy']);
    expect(rematch?.over).toBe(false);
  });

  it('V-10: drops the corrections of 2026 in a rematch of a classic game', async () => {
    await storeGame('done', seats, 10_000);
    const opened = expectOk(await saves.open('done'));
    const { state } = opened.game;
    const variants = { ...state.options.variants, corrections2026: true };
    await saves.save({
      ...opened.game,
      state: { ...state, options: { ...state.options, variants } },
    });
    await openApp('score/done', 'score');
    fireEvent.press(screen.getByTestId('rematch'));
    await screen.findByTestId(/^(table|hand-over)$/);
    const { games } = await saves.list();
    expect(games.some(({ id }) => id !== 'done')).toBe(true);
  });

  it('sends a game that is not over back to the table', async () => {
    await storeGame('open', [person('Ana', 0), bot('Bo', 1)], 4);
    await openApp('score/open', 'score-not-over');
    fireEvent.press(screen.getByRole('button', { name: 'To the table' }));
    expect(await screen.findByTestId('table')).toBeOnTheScreen();
  });
});

describe('EN-5: a tie', () => {
  const score = (seat: 0 | 1 | 2, total: number, tieBreak: number, rank: number): SeatScore => ({
    seat,
    lines: [{ module: 'base', line: 'shipping', points: total }],
    total,
    tieBreak,
    rank,
  });

  it('is explained only for players with the same total', () => {
    const ranked = [score(0, 40, 5, 1), score(1, 40, 3, 2), score(2, 30, 9, 3)];
    expect(ties(ranked).map((group) => group.map(({ seat }) => seat))).toEqual([[0, 1]]);
    expect(ties([score(0, 41, 0, 1), score(1, 40, 9, 2)])).toEqual([]);
  });
});
