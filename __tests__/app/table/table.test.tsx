import { act, fireEvent, screen, within } from '@testing-library/react-native';
import { Building, Good, Role } from '#engine';
import { withBuildings } from '#tests/engine/support/board';
import { table } from '#tests/engine/support/table';
import { promptText, sit } from './support/sit';

const tap = (testID: string) => fireEvent.press(screen.getByTestId(testID));

/** Anna's points are all her own to know; of Bob's she knows the building. */
const SCORED = {
  0: { vp: 3, buildings: { customsHouse: 0 } },
  1: { vp: 5, coins: 4, goods: { corn: 2 }, buildings: { office: 0 } },
} as const;

describe('the table', () => {
  it('shows the round, the phase and the active player', async () => {
    await sit(table(3).play('0 chooseRole settler'));
    const standing = within(screen.getByTestId('standing'));
    expect(standing.getByText('Round 1 · Settler phase')).toBeOnTheScreen();
    expect(standing.getByText('Your turn')).toBeOnTheScreen();
  });

  it('I-3, EN-3: says the same score on chip, board and sheet, and no tokens of others', async () => {
    await sit(table(3, SCORED));
    const labelOf = (testID: string) => screen.getByTestId(testID).props.accessibilityLabel;
    expect(labelOf('player-0')).toContain('7 VP');
    expect(labelOf('player-0')).not.toContain('hidden');
    expect(labelOf('own-board')).toMatch(/\. 7 VP$/);
    expect(within(screen.getByTestId('own-board')).getByText('7')).toBeOnTheScreen();
    const other = screen.getByTestId('player-1');
    expect(other.props.accessibilityLabel).toContain('4 doubloons, 2 barrels');
    expect(other.props.accessibilityLabel).toContain('2 VP and hidden points');
    expect(within(other).getByText('2+?')).toBeOnTheScreen();
    tap('player-1');
    const sheet = within(screen.getByTestId('known-points'));
    expect(sheet.getByText('2 VP and hidden points')).toBeOnTheScreen();
    expect(sheet.getByText('Goods shipped ? · Buildings 2')).toBeOnTheScreen();
    tap('player-0');
    const own = within(screen.getByTestId('known-points'));
    expect(own.getByText('Goods shipped 3 · Buildings 4')).toBeOnTheScreen();
  });

  it('V-6, I-4: shows the sum of everyone when scores are open, and at the end', async () => {
    await sit(table(3, SCORED, { variants: { openScores: true } }));
    expect(within(screen.getByTestId('player-1')).getByText('7')).toBeOnTheScreen();
    screen.unmount();
    const over = table(3, { ...SCORED, 2: { vp: 67 } }, { edition: '1897' });
    await sit(over.play('0 chooseRole captain', '1 load corn 2'));
    expect(screen.getByTestId('to-score')).toBeOnTheScreen();
    const spoken = screen.getByTestId('player-1').props.accessibilityLabel;
    expect(spoken).toContain('9 VP');
  });

  it('opens the complete board of a player', async () => {
    await sit(table(3, { 1: { buildings: { office: 1 } } }));
    tap('player-1');
    const sheet = within(screen.getByTestId('player-sheet'));
    expect(sheet.getByText('Office')).toBeOnTheScreen();
    expect(sheet.getByText('11 city spaces left')).toBeOnTheScreen();
  });

  it.each([
    ['role', 'role-captain', 'captain'],
    ['building', 'building-harbor', 'harbor'],
  ])('leads from the card of a %s to its page in the rules', async (kind, card, topic) => {
    const scene = table(3);
    const { onRules } = await sit(kind === 'role' ? scene : scene.play('0 chooseRole builder'));
    tap(card);
    await act(async () => tap('in-rules'));
    expect(onRules).toHaveBeenCalledWith(topic);
  });

  it('undoes a move', async () => {
    const { session } = await sit(table(3));
    tap('role-settler');
    tap('take-role');
    expect(session.get().view.role).toBe(Role.settler);
    tap('undo');
    expect(session.get().view.role).toBeNull();
  });

  it('says why a move cannot be undone', async () => {
    const { session } = await sit(table(2), 0, 'off', 'open');
    await act(() => session.act({ type: 'chooseRole', role: Role.settler }));
    for (let taken = 0; taken < 2; taken++) {
      expect(screen.getByTestId('undo')).toBeOnTheScreen();
      const tile = session.get().view.faceUp.findIndex((count) => count > 0);
      await act(() => session.act({ type: 'takeTile', tile: tile as Good }));
    }
    expect(screen.queryByTestId('undo')).toBeNull();
    const reason = 'Something was drawn, so your last move stands.';
    expect(screen.getByTestId('no-undo')).toHaveProp('accessibilityHint', reason);
    tap('no-undo');
    expect(within(screen.getByTestId('note')).getByText(reason)).toBeOnTheScreen();
  });

  it('lists the events in the log', async () => {
    const { session } = await sit(table(3));
    await act(() => session.act({ type: 'chooseRole', role: Role.settler }));
    tap('open-log');
    const log = within(screen.getByTestId('log-sheet'));
    expect(log.getByText('You took the Settler')).toBeOnTheScreen();
    expect(log.getByText('Round 1: you are governor')).toBeOnTheScreen();
  });
});

describe('a hint', () => {
  it('selects what the best bot would do and says why, but does not confirm', async () => {
    const scene = table(4, { 0: { goods: { coffee: 1 } } }).play('0 chooseRole trader');
    const { session } = await sit(scene);
    tap('hint');
    await screen.findByTestId('confirm', {}, { timeout: 40_000 });
    expect(promptText()).toBe('Sell 1 coffee for 5 doubloons');
    expect(screen.getByTestId('note')).toHaveTextContent(
      /to winplaceleadSell 1 coffee for 5 doubloons\d+ %\d\.\d[+−]?\d+Pass/,
    );
    expect(
      screen.getByLabelText(/^Sell 1 coffee for 5 doubloons\. \d+ % to win, place \d\.\d, .+\.$/),
    ).toBeOnTheScreen();
    expect(session.get().view.ply).toBe(scene.state.ply);
  });
});

describe('the phone changes hands', () => {
  it('hides the table, asks for the next player and lists the events', async () => {
    const scene = table(3, { 0: { coins: 0 }, 1: { coins: 0 }, 2: { coins: 0 } });
    const { session } = await sit(scene);
    await act(() => session.act({ type: 'chooseRole', role: Role.builder }));
    await act(() => session.act({ type: 'pass' }));
    expect(screen.queryByTestId('table')).toBeNull();
    expect(screen.getByText('Bob')).toBeOnTheScreen();
    expect(screen.getByText('Anna took the Builder')).toBeOnTheScreen();
    tap('take-phone');
    expect(screen.getByTestId('table')).toBeOnTheScreen();
    expect(session.get().holder).toBe(1);
  });
});

describe('the end', () => {
  it('EN-2: offers the score sheet', async () => {
    const scene = table(3);
    scene.state.over = true;
    scene.state.frames.length = 0;
    const { onScore } = await sit(scene, 0);
    tap('to-score');
    expect(onScore).toHaveBeenCalled();
  });
});

describe('expansions', () => {
  it('X1-3: a forest or a plantation, in different words', async () => {
    const scene = table(
      3,
      { 0: { buildings: { sawmill: 1 } } },
      { expansions: ['newBuildings'], ...withBuildings('sawmill') },
    ).play('0 chooseRole settler');
    const offered = ['corn', 'indigo', 'sugar', 'tobacco', 'coffee'][
      scene.state.faceUp.findIndex((count) => count > 0)
    ];
    const { session } = await sit(scene.play(`0 takeTile ${offered}`));
    expect(promptText()).toBe(`New: ${offered} plantation. How shall it be laid?`);
    expect(screen.getByText('As a plantation')).toBeOnTheScreen();
    tap('use');
    expect(session.get().view.players[0]?.turned.some((count) => count === 1)).toBe(true);
  });

  it('a choice without a picture is a text button', async () => {
    const scene = table(
      3,
      { 0: { goods: { sugar: 1 }, buildings: { tradingPost: 1 } } },
      { expansions: ['newBuildings'], ...withBuildings('tradingPost') },
    ).play('0 chooseRole trader');
    const { session } = await sit(scene);
    fireEvent.press(screen.getByText('Return 1 sugar for 3 doubloons'));
    tap('confirm');
    expect(session.get().view.players[0]?.goods[Good.sugar]).toBe(0);
  });

  it('X1-1: the board is filled by tapping buildings', async () => {
    const scene = table(3, {}, { expansions: ['newBuildings'], board: 'draft' });
    const { session } = await sit(scene);
    expect(promptText()).toBe('Put a building on the board of this game.');
    const left = () => Number.parseInt(screen.getByTestId('draft-left').props.children, 10);
    const toPick = left();
    expect(screen.queryByText(/copies left|× 0/)).toBeNull();
    tap('building-aqueduct');
    tap('put-on-board');
    expect(session.get().view.board).toContain(Building.aqueduct);
    expect(left()).toBe(toPick - 1);
    expect(screen.getByText('On the board so far')).toBeOnTheScreen();
    expect(screen.getByText('Aqueduct')).toBeOnTheScreen();
  });
});
