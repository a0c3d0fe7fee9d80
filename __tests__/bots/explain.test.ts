import type { Explanation } from '#bots/explain';
import { botFor } from '#bots/levels';
import { type Action, Good, isRefusal, Role, viewFor } from '#engine';
import { type Table, table } from '#tests/engine/support/table';

function explained(scene: Table, action: Action): Explanation {
  const explanation = botFor('hard').explain(viewFor(scene.state, 0), action);
  if (isRefusal(explanation)) throw new Error(explanation.code);
  return explanation;
}

const amount = ({ reasons }: Explanation, code: string) =>
  reasons.find((reason) => reason.code === code)?.amount ?? 0;

it('CA-4, CA-5: tells the points of a captain with five corn', () => {
  const scene = table(3, { 0: { goods: { corn: 5 } }, 1: { goods: { sugar: 2 } } });
  const explanation = explained(scene, { type: 'chooseRole', role: Role.captain });
  expect(amount(explanation, 'points')).toBe(6);
  expect(amount(explanation, 'goods')).toBe(-5);
  expect(amount(explanation, 'rivalPoints')).toBe(2);
});

it('TR-1, TR-2: tells the coins of a sale', () => {
  const scene = table(3, { 0: { goods: { coffee: 1 } } }).play('0 chooseRole trader');
  expect(amount(explained(scene, { type: 'sell', good: Good.coffee }), 'coins')).toBe(5);
});

it('gives chances in percent that are the same each time', () => {
  const scene = table(4);
  const first = explained(scene, { type: 'chooseRole', role: Role.settler });
  expect(first).toEqual(explained(scene, { type: 'chooseRole', role: Role.settler }));
  for (const chance of [first.chance, first.chanceBefore]) {
    expect(chance).toBeGreaterThan(0);
    expect(chance).toBeLessThan(100);
  }
});

it('says when an action ends the game', () => {
  const scene = table(3, { 0: { goods: { corn: 5 } }, 1: { vp: 70 } });
  expect(explained(scene, { type: 'chooseRole', role: Role.captain }).endsGame).toBe(true);
  expect(explained(scene, { type: 'chooseRole', role: Role.settler }).endsGame).toBe(false);
});

it('refuses to explain what is not allowed', () => {
  const scene = table(3);
  const refused = botFor('medium').explain(viewFor(scene.state, 0), { type: 'pass' });
  expect(refused).toMatchObject({ code: 'notNow' });
});
