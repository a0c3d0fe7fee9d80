import { act, fireEvent, screen, within } from '@testing-library/react-native';
import { Building, CARD_NAMES, Card, type CardName } from '#engine';
import { cardsIn, holding } from '#tests/engine/support/cards';
import { testGame } from '#tests/engine/support/game';
import { Table } from '#tests/engine/support/table';
import { promptText, sit } from './support/sit';

const tap = (testID: string) => fireEvent.press(screen.getByTestId(testID));
const label = (testID: string): string => screen.getByTestId(testID).props.accessibilityLabel;

const DRAFT = { expansions: ['achievements'], variants: { draftAchievements: true } } as const;

describe('great achievements at the table', () => {
  const FOUR = ['majorInvestor', 'masterAgronomist', 'dealCloser', 'tradeStrategist'] as const;

  it('X6-1: are shown at the own board with their progress', async () => {
    await sit(holding(FOUR, { 0: { buildings: { fortress: 0 } } }));
    expect(label('own-cards')).toContain('Major investor: 1 of 2');
    expect(label('own-cards')).toContain('Closer of deals: Not yet');
    tap('own-cards');
    const sheet = within(screen.getByTestId('cards-sheet'));
    expect(sheet.getByText('Own 2 large buildings.')).toBeOnTheScreen();
    expect(sheet.getByText('Only you see these until you reach them.')).toBeOnTheScreen();
  });

  it('X6-1: link to their pages in the rules', async () => {
    const { onRules } = await sit(holding(FOUR));
    tap('own-cards');
    await act(async () => tap('card-majorInvestor'));
    expect(onRules).toHaveBeenCalledWith('majorInvestor');
  });

  it('I-3: are shown only as a number for other players', async () => {
    const game = holding('bigSpender', {}, {}, 3);
    cardsIn(game.state).hands[1] = [Card.tradeTycoon, Card.dealCloser];
    cardsIn(game.state).laid[1] = [Card.masterCollector];
    await sit(game);
    tap('player-1');
    tap('open-cards-1');
    const sheet = within(await screen.findByTestId('cards-sheet'));
    expect(sheet.getByText('Bob holds 2 hidden cards.')).toBeOnTheScreen();
    expect(sheet.getByText('Master collector')).toBeOnTheScreen();
    expect(sheet.queryByText('Trade tycoon')).toBeNull();
  });

  it('X6-2: a choice that would reach a card says so before it is confirmed', async () => {
    const game = holding('bigSpender', { 0: { coins: 9 } }).play('0 chooseRole builder');
    await sit(game);
    tap('building-guildHall');
    expect(screen.getByTestId('reached-cards')).toHaveTextContent(
      'Would reach “Big spender”: 5 VP at the end',
    );
  });

  it('X6-2: a reached card is shown to all, logged and laid down', async () => {
    const game = holding('bigSpender', { 0: { coins: 9 } }).play('0 chooseRole builder');
    const { session } = await sit(game);
    await act(() => session.act({ type: 'build', building: Building.guildHall }));
    expect(screen.getByTestId('announcement', { includeHiddenElements: true })).toHaveTextContent(
      'Anna reached a great achievement, “Big spender”: 5 VP at the end',
    );
    tap('player-0');
    expect(screen.getByTestId('cards-0').props['aria-label']).toContain('Big spender');
  });

  it('are not shown in a game without them', async () => {
    await sit(new Table(testGame(3)));
    expect(screen.queryByTestId('own-cards')).toBeNull();
  });
});

describe('the draft of cards', () => {
  const first = (game: Table, seat: 0 | 1): CardName =>
    CARD_NAMES[cardsIn(game.state).packs[seat][0] ?? Card.bigSpender];

  it('X6-3: one of four is chosen and confirmed, then the phone is passed on', async () => {
    const game = new Table(testGame(3, DRAFT));
    const { session } = await sit(game);
    expect(promptText()).toBe('Choose a card to keep. Nobody else sees which.');
    tap(`take-${first(game, 0)}`);
    tap('confirm');
    expect(session.get().handOverTo).toBe(1);
    expect(screen.queryByTestId('table')).toBeNull();
    tap('take-phone');
    expect(screen.getByTestId(`take-${first(game, 1)}`)).toBeOnTheScreen();
    expect(screen.queryByTestId(`take-${first(game, 0)}`)).toBeNull();
  });

  it('X6-3: the cards taken so far are shown below the next choice', async () => {
    const game = new Table(testGame(2, DRAFT));
    const { session } = await sit(game);
    await act(() => session.act({ type: 'takeCard', card: Card[first(game, 0)] }));
    act(() => session.takePhone());
    await act(() => session.act({ type: 'takeCard', card: Card[first(game, 1)] }));
    expect(screen.getByText('Taken:')).toBeOnTheScreen();
    expect(session.get().asked).toBe(1);
  });

  it('ends with the first choice of a role', async () => {
    const game = new Table(testGame(3, { expansions: ['achievements'] }));
    await sit(game);
    expect(screen.getByTestId('role-builder')).toBeOnTheScreen();
    expect(screen.getByTestId('own-cards')).toBeOnTheScreen();
  });
});
