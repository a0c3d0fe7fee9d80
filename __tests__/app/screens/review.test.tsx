import AsyncStorage from '@react-native-async-storage/async-storage';
import { fireEvent, screen, within } from '@testing-library/react-native';
import { goldenGame } from '#tests/session/review/support/finished';
import { bot, person } from '#tests/session/support/table';
import { openApp, saves, storeGame } from './support/openApp';

beforeEach(() => AsyncStorage.clear());

async function openStory(name = 'four-corrected.txt') {
  const game = { ...goldenGame(name), id: 'done' };
  await saves.save(game);
  await openApp('review/done', 'review');
  await screen.findByTestId('review-chart');
  return game;
}

describe('the review of a game', () => {
  it('shows the course of the game in a chart, also in words', async () => {
    await openStory();
    const chart = screen.getByTestId('review-chart');
    expect(chart.props['aria-label']).toMatch(
      /^Chance to win over 19 rounds\. At the start: .* At the end: /,
    );
    fireEvent.press(screen.getByText('Points'));
    expect(screen.getByTestId('review-chart').props['aria-label']).toMatch(
      /^Points over 19 rounds/,
    );
  });

  it('has the same data as a table, with a line for each round', async () => {
    const { state } = await openStory();
    fireEvent.press(screen.getByTestId('review-as-table'));
    const table = screen.getByTestId('review-table');
    expect(within(table).getAllByLabelText(/^(Round \d+|End): /)).toHaveLength(state.round + 1);
  });

  it('names the decision that cost most, and a better one', async () => {
    await openStory();
    const own = within(screen.getByTestId('decisions-1'));
    expect(own.getByText(/^Round 5: Take the craftsman \(\d+ %\)$/i)).toBeOnTheScreen();
    expect(own.getByText(/^Better: Take the recruiter \(\d+ %\)$/i)).toBeOnTheScreen();
  });

  it('shows the table before that decision, where a new game can start', async () => {
    await openStory();
    fireEvent.press(screen.getByTestId('see-costly-1'));
    expect(await screen.findByText(/^Move \d+ of \d+, round 5$/)).toBeOnTheScreen();
    fireEvent.press(screen.getByTestId('play-on'));
    await screen.findByTestId(/^(table|hand-over)$/);
    expect((await saves.list()).games).toHaveLength(2);
  });

  it('says what each player produced and received', async () => {
    await openStory();
    const numbers = within(screen.getByTestId('review-numbers'));
    expect(numbers.getByLabelText(/^Goods made: .* \d+, .* \d+/)).toBeOnTheScreen();
    expect(screen.getByLabelText(/^planter: /i)).toBeOnTheScreen();
  });

  it('works for a solo game with all expansions', async () => {
    await openStory('solo-hard-all.txt');
    expect(screen.getByTestId('decisions-0')).toBeOnTheScreen();
    expect(screen.queryByTestId('decisions-1')).toBeNull();
  });

  it('leads back to the table if the game is not over', async () => {
    await storeGame('open', [person('Ana', 0), bot('Bo', 1)], 4);
    await openApp('review/open', 'score-not-over');
  });
});
