import { fireEvent, screen, within } from '@testing-library/react-native';
import { goalDrawings } from '#app/art/goals/emblems';
import { cueFor } from '#app/feedback/cues';
import { pieceMovesOf } from '#app/table/motion/pieceMoves';
import { roleOutlook } from '#app/table/preview/roleOutlook';
import { GOAL_NAMES, type GoalCard, Good, Role, type Seat } from '#engine';
import type { Holdings } from '#tests/engine/support/give';
import { layGoals } from '#tests/engine/support/goals';
import { table } from '#tests/engine/support/table';
import { promptText, sit } from './support/sit';

const tap = (testID: string) => fireEvent.press(screen.getByTestId(testID));
const labelOf = (testID: string) => screen.getByTestId(testID).props.accessibilityLabel;

type Goals = Parameters<typeof layGoals>[1];
function scene(holdings: Partial<Record<Seat, Holdings>>, goals: Goals) {
  const game = table(3, {}, { expansions: ['festival', 'activities'] });
  layGoals(game.state, goals);
  for (const [seat, own] of Object.entries(holdings)) game.give(Number(seat) as Seat, own);
  return game;
}

const GOALS: Goals = {
  festivalFarms: { tiles: ['sugar'] },
  festivalBuilding: { building: 'harbor' },
  earlyClosing: { goods: ['sugar'] },
  smallDeparture: { goods: ['corn'] },
  cocktail: { goods: ['corn', 'indigo', 'sugar'] },
};

describe('goals on the table', () => {
  it('X4-2: show everybody’s progress, and a tap explains one', async () => {
    const game = scene({ 0: { tiles: { sugar: 1 } }, 1: { tiles: { sugar: 2 } } }, GOALS);
    await sit(game);
    expect(labelOf('goal-festivalFarms')).toBe('Festival fields: Own 3 × sugar plantation. 1 of 3');
    tap('goal-festivalFarms');
    const sheet = within(screen.getByTestId('goal-sheet'));
    expect(sheet.getByText('The first to do it gets 3 colonists.')).toBeOnTheScreen();
    expect(sheet.getByLabelText('Bob: 2 of 3')).toBeOnTheScreen();
    expect(sheet.getByTestId('in-rules')).toBeOnTheScreen();
  });

  it('X4-4: a building that would win one says so, and the win is logged', async () => {
    const game = scene({ 0: { coins: 9 } }, GOALS).play('0 chooseRole builder');
    const { session } = await sit(game);
    expect(labelOf('building-harbor')).toContain('Wins Festival hall: 3 VP');
    expect(labelOf('building-wharf')).not.toContain('Wins');
    tap('building-harbor');
    tap('buy');
    expect(session.get().log.map(({ event }) => event.type)).toContain('goalWon');
    expect(screen.getByTestId('goal-festivalBuilding').props.accessibilityLabel).toContain(
      'won by Anna',
    );
  });

  it('X5-1: so do a tile, a sale and a load, before they are confirmed', async () => {
    const game = scene({ 0: { goods: { sugar: 1, coffee: 1 } } }, GOALS);
    for (const good of [Good.corn, Good.indigo, Good.tobacco]) game.state.goods[good]--;
    game.state.tradingHouse.push(Good.corn, Good.indigo, Good.tobacco);
    await sit(game.play('0 chooseRole trader'));
    expect(labelOf('good-sugar')).toContain('Wins Early closing: 2 colonists');
    expect(labelOf('good-coffee')).not.toContain('Wins');
    tap('good-sugar');
    expect(promptText()).toContain('Wins Early closing: 2 colonists');
  });

  it('X5-2: a ship whose cargo would be complete shows the banner', async () => {
    const game = scene({ 0: { goods: { corn: 2, sugar: 1 } } }, GOALS);
    Object.assign(game.state.ships[0], { good: Good.corn, count: 2 });
    game.state.goods[Good.corn] -= 2;
    await sit(game.play('0 chooseRole captain'));
    expect(labelOf('good-corn')).toContain('Wins Small departure: 2 doubloons');
    tap('good-corn');
    expect(promptText()).toContain('Wins Small departure: 2 doubloons');
  });

  it('X4-3: the outlook of a role includes the goals it would win', () => {
    const farm = {
      tiles: { corn: 1, indigo: 1, sugar: 1 },
      workers: { corn: 1, indigo: 1, sugar: 1 },
      buildings: { smallIndigoPlant: 1, smallSugarMill: 1 },
    };
    const { state } = scene({ 1: farm }, GOALS);
    const own = roleOutlook(state, 0, Role.craftsman).find(({ seat }) => seat === 1);
    expect(own?.prospects).toContainEqual({
      kind: 'goal',
      won: expect.objectContaining({ card: GOAL_NAMES.indexOf('cocktail'), coins: 3 }),
    });
  });

  it('a won goal moves to the winner, and its sound takes precedence', () => {
    const card = GOAL_NAMES.indexOf('cocktail') as GoalCard;
    const won = { type: 'goalWon', seat: 1, card, colonists: 0, coins: 3, vp: 0 } as const;
    expect(pieceMovesOf(won)).toEqual([
      { piece: { kind: 'coin' }, from: 'goals', to: 'player-1', count: 3 },
    ]);
    expect(cueFor([{ type: 'passed', seat: 0 }, won], true)).toBe('win');
  });

  it('every goal has its own banner', () => {
    const drawings = GOAL_NAMES.map((name) => goalDrawings[name]);
    expect(new Set(drawings.map((drawing) => JSON.stringify(drawing))).size).toBe(15);
  });
});

it('a game without goals shows none', async () => {
  await sit(table(3));
  expect(screen.queryByTestId('goals')).toBeNull();
});
