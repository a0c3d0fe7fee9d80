import type { Session } from '#session/session';
import { chanceAction } from './table';

/** Plays random actions, with hand-overs, until `stop` returns true. */
export async function playUntil(
  world: { session: Session; pass: (ms: number) => void },
  stop: (session: Session) => boolean,
): Promise<void> {
  const { session, pass } = world;
  for (let step = 0; step < 5000 && !stop(session); step++) {
    const { asked, handOverTo, view } = session.get();
    if (handOverTo !== null) session.takePhone();
    else if (asked === null) pass(1000);
    else {
      const trouble = await session.act(chanceAction(session, asked, `${step} ${view.ply}`));
      if (trouble !== null) throw new Error(JSON.stringify(trouble));
    }
  }
}
