import type { MatchId } from '#protocol/ids';
import { result, say } from './report';
import { ask, nextMove, openMatch } from './table';

const AT_ONCE = 25;

/** Moves per second over many matches, in one instance of the referee. */
export async function throughput(matches: number, seconds: number): Promise<number> {
  const ids: MatchId[] = [];
  while (ids.length < matches) {
    const group = Math.min(AT_ONCE, matches - ids.length);
    ids.push(...(await Promise.all(Array.from({ length: group }, () => openMatch(2)))));
  }
  const end = performance.now() + seconds * 1000;
  const start = performance.now();
  let moves = 0;
  const playOn = async (id: MatchId) => {
    while (performance.now() < end) {
      const next = await nextMove(id);
      if (next === null) return;
      await ask('submitAction', next.uid, next.payload);
      moves++;
    }
  };
  await Promise.all(ids.map(playOn));
  const took = (performance.now() - start) / 1000;
  say(`\nThroughput, ${matches} matches at once, one process, reads of the players included`);
  result('moves per second', (moves / took).toFixed(0));
  return moves / took;
}
