import { denialText, eventReason, hintNote, nearerText } from '#app/text/hints';
import { voiceFor } from '#app/text/voice';
import { type Comparison, compare } from '#bots/compare';
import { REASON_EVENTS } from '#bots/reasons';
import { type Action, Building, Card, Good, isRefusal, Role, viewFor } from '#engine';
import { translator } from '#i18n/translator';
import { wordsOf } from '#i18n/words';
import { holding } from '#tests/engine/support/cards';
import { layGoals } from '#tests/engine/support/goals';
import { type Table, table } from '#tests/engine/support/table';

/** A hint with these choices in this order. */
function hinted({ state }: Table, ...actions: Action[]): Comparison {
  const ranked = actions.map((action, at) => ({
    action,
    chance: 0.5 - at / 10,
    place: 1.5 + at / 5,
    lead: 2 - at,
  }));
  const compared = compare(viewFor(state, 0), ranked);
  if (isRefusal(compared)) throw new Error(compared.code);
  return compared;
}

function inWords(game: Table, comparison: Comparison, language: 'en' | 'fr' = 'en'): string {
  const t = translator(language, 'classic');
  const voice = voiceFor(viewFor(game.state, 0), t, wordsOf(t), 0);
  const { text, choices } = hintNote(comparison, game.state, 0, voice);
  return [text, ...choices.map(({ spoken }) => spoken)].join('\n');
}

const choose = (role: Role): Action => ({ type: 'chooseRole', role });
const SMUGGLER = { expansions: ['smuggler'] } as const;

/** A trading house with three goods, a ship with four of sugar, a full colonist ship. */
function smuggling(): Table {
  const game = table(3, { 0: { coins: 1 } }, SMUGGLER);
  const { state } = game;
  for (const good of [Good.corn, Good.indigo, Good.coffee] as const) {
    state.tradingHouse.push(good);
    state.goods[good]--;
  }
  Object.assign(state.ships[0], { good: Good.sugar, count: 4 });
  state.goods[Good.sugar] -= 4;
  state.colonists -= 3;
  state.colonistShip += 3;
  state.roleCoins[Role.mayor] = 2;
  return game.play('0 chooseRole smuggler');
}

describe('X3-2: a hint to the smuggler', () => {
  it.each([
    [{ type: 'loot' }, 'looted', 'Looting the trading house brings you 3 VP.'],
    [{ type: 'raid', ship: 0 }, 'raided', 'A raid on the ship of 4 brings you 3 sugar.'],
    [{ type: 'poach', special: null }, 'poached', 'Poaching brings you 1 colonist.'],
    [
      { type: 'capture', role: Role.mayor },
      'captured',
      'Capture the Mayor with 2 doubloons on it: others must pay you to choose it.',
    ],
  ] as const)('says what %o brings', (action, type, sentence) => {
    const game = smuggling();
    const comparison = hinted(game, action, { type: 'pass' });
    expect(comparison.reasonEvents).toMatchObject([{ type, seat: 0 }]);
    expect(inWords(game, comparison)).toContain(sentence);
  });

  it('names the smuggler’s action that choosing the role leads to', () => {
    const game = table(3, {}, SMUGGLER);
    Object.assign(game.state.ships[0], { good: Good.coffee, count: 3 });
    game.state.goods[Good.coffee] -= 3;
    const { reasonEvents: deeds } = hinted(game, choose(Role.smuggler), choose(Role.settler));
    expect(deeds).toMatchObject([{ type: 'raided', good: Good.coffee, taken: 3 }]);
  });
});

describe('a hint', () => {
  it('shows for each choice the chance to win, the expected place and points', () => {
    const game = table(3, {});
    const comparison = hinted(game, choose(Role.settler), choose(Role.mayor), choose(Role.builder));
    const lines = (language: 'en' | 'fr') =>
      inWords(game, comparison, language).replaceAll('\u00a0', ' ').split('\n').slice(-3);
    expect(lines('en')).toEqual([
      'Take the Settler. 50 % to win, place 1.5, 2 points ahead.',
      'Take the Mayor. 40 % to win, place 1.7, 1 point ahead.',
      'Take the Builder. 30 % to win, place 1.9, level with the best rival.',
    ]);
    expect(lines('fr')[0]).toBe(
      'Prendre le rôle Pionnier. 50 % de chances de gagner, place 1,5, 2 points d’avance.',
    );
  });

  it('lists choices with the same text once', () => {
    const game = table(3, {});
    const text = inWords(game, hinted(game, choose(Role.settler), choose(Role.settler)));
    expect(text.match(/to win/g)).toHaveLength(1);
  });
});

describe('X4-4: a hint about goals', () => {
  const scene = () => {
    const game = table(3, {}, { expansions: ['festival'] });
    layGoals(game.state, { festivalBuilding: { building: 'harbor' } });
    return game.give(0, { coins: 9 });
  };
  const harbor: Action = { type: 'build', building: Building.harbor };

  it('names the goal that the choice wins', () => {
    const game = scene().play('0 chooseRole builder');
    const comparison = hinted(game, harbor, { type: 'pass' });
    expect(inWords(game, comparison)).toContain('This wins Festival hall: 3 VP.');
    expect(inWords(game, comparison, 'fr')).toContain('Vous remportez Maison en fête');
  });

  it('names the rival who would win it after the second-best choice', () => {
    const game = scene();
    game.give(0, { coins: 0 }).give(1, { coins: 9, vp: 3 });
    const comparison = hinted(game, choose(Role.settler), choose(Role.builder));
    expect(comparison.denial).toMatchObject({ seat: 1 });
    expect(inWords(game, comparison)).toMatch(/The next best would let .+ win Festival hall\./);
  });
});

describe('X6-2, I-3: a hint about cards', () => {
  it('names the own card that a load brings', () => {
    const game = holding('cornDispatcher', { 0: { goods: { corn: 7 } } });
    const comparison = hinted(game, choose(Role.captain), choose(Role.settler));
    expect(comparison.reasonEvents).toMatchObject([
      { type: 'achieved', card: Card.cornDispatcher },
    ]);
    expect(inWords(game, comparison)).toContain('This brings your card Dispatcher of corn: 3 VP.');
  });

  it('says when a choice brings a card nearer, and how near', () => {
    const game = holding('luxuryProvider', { 0: { coins: 8 } }).play('0 chooseRole builder');
    const mill: Action = { type: 'build', building: Building.sugarMill };
    const comparison = hinted(game, mill, { type: 'pass' });
    expect(comparison.nearer).toMatchObject({ of: 'card', have: 1, need: 3 });
    expect(inWords(game, comparison)).toContain(
      'It brings your card Purveyor of luxury nearer: 1 of 3.',
    );
  });

  it('never reveals what another player holds', () => {
    const game = holding([], { 1: { goods: { corn: 7 } } });
    game.state.achievements?.hands[1].push(Card.cornDispatcher);
    const { reasonEvents: deeds, nearer } = hinted(
      game,
      choose(Role.captain),
      choose(Role.settler),
    );
    expect(deeds).toEqual([]);
    expect(nearer).toBeNull();
  });
});

describe.each(['en', 'fr'] as const)('every reason has words in %s', (language) => {
  const t = translator(language, '1897');
  const voice = voiceFor(viewFor(table(3).state, 0), t, wordsOf(t), 0);
  const fields = {
    seat: 0,
    card: 0,
    vp: 2,
    coins: 1,
    colonists: 1,
    ship: 0,
    good: Good.sugar,
    taken: 2,
    discarded: 0,
    goods: [],
    special: null,
    role: Role.mayor,
    captor: 1,
  } as const;

  it.each(REASON_EVENTS)('%s', (type) => {
    const text = eventReason(
      { type, ...fields } as unknown as Parameters<typeof eventReason>[0],
      voice,
    );
    expect(text).toMatch(/^\p{Lu}[^{}]+\.$/u);
    expect(text).not.toMatch(/undefined|hint\./i);
  });

  it('denials and progress', () => {
    const near = { card: Card.bigSpender, have: 1, need: 2 };
    expect(nearerText({ of: 'card', ...near }, voice)).toMatch(/1 \S+ 2\.$/);
    expect(nearerText({ of: 'goal', ...near }, voice)).toMatch(/1 \S+ 2\.$/);
    expect(denialText({ seat: 1, card: near.card }, voice)).not.toMatch(/undefined|hint\./i);
  });
});
