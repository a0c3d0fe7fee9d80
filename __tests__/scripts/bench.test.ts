import { median, pooled, takeTurns } from '#scripts/lab/bench/engine/rounds';
import { forHermes } from '#scripts/lib/hermes';
import { command, script } from './support/command';

describe('two engines that are compared', () => {
  const order: string[] = [];
  const runner = (name: string, times: number[], sum = 7) => ({
    async run() {
      order.push(name);
      return { games: 10, decisions: 1000, sum, seconds: times.shift() ?? 0 };
    },
  });

  it('take turns, and each begins every other round', async () => {
    const { measured, ratio, isSameGames } = await takeTurns(
      [runner('a', [9, 0.002, 0.004, 0.003]), runner('b', [9, 0.001, 0.001, 0.003])],
      { warmUps: 1, rounds: 3 },
    );
    expect(order.join('')).toBe('baabbaab');
    expect(measured.map(({ usPerDecision }) => usPerDecision)).toEqual([3, 1]);
    expect(measured[0]?.gamesPerSecond).toBe(5000);
    expect(ratio).toBe(2);
    expect(isSameGames).toBe(true);
  });

  it('are reported if they do not play the same games', async () => {
    const one = await takeTurns([runner('a', [1], 7), runner('b', [1], 8)], {
      warmUps: 0,
      rounds: 1,
    });
    expect(one.isSameGames).toBe(false);
  });

  it('are judged by the median of many rounds', () => {
    expect(median([5, 1, 9])).toBe(5);
    expect(median([4, 1, 9, 2])).toBe(3);
  });

  it('are started several times, so that chance has little effect', () => {
    const one = (usPerDecision: number, ratio: number) => ({
      measured: [{ usPerDecision, gamesPerSecond: 1000 / usPerDecision }],
      ratio,
      isSameGames: true,
    });
    expect(pooled([one(1, 0.9), one(4, 1.3), one(2, 1)])).toEqual({
      measured: [{ usPerDecision: 2, gamesPerSecond: 1000 }],
      ratio: 1,
      isSameGames: true,
    });
  });

  it('must exist: an unknown commit is reported in one line', () => {
    const { code, complaints } = command(
      script('scripts/lab/bench/engine/main.ts', '--against', 'no-such-commit'),
    );
    expect(complaints).toEqual([
      "borinquen: there is no commit 'no-such-commit' in this repository",
    ]);
    expect(code).toBe(1);
  });
});

describe('code for Hermes', () => {
  const rewritten = forHermes(`
    function* some() { yield 1; }
    class Sum { add(list) { let sum = 0; for (const one of list) sum += one; return sum; } }
    print(new Sum().add(some()) + new Sum().add([1]));
  `);

  it('keeps its loops and generators, because the VM has them', () => {
    expect(rewritten).toMatch(/for\s*\(var one of list\)/);
    expect(rewritten).toContain('function* some');
    expect(rewritten).not.toMatch(/Symbol\.iterator|iteratorNormalCompletion/);
  });

  it('has no classes and no block scope, because the VM lacks them', () => {
    expect(rewritten).not.toMatch(/^\s*(class|let|const)\s/m);
  });
});
