import { at } from '../../functions/src/database';
import { recordIn } from '../../functions/src/match/known';
import { EXPANSIONS } from '../../src/engine';
import type { MatchId } from '../../src/protocol/ids';
import { moveOnce } from './support/player';
import { allowAnyPace, ownProject } from './support/project';
import { recordOf } from './support/records';
import { ask, classic, openMatch } from './support/referee';

ownProject('known');
allowAnyPace();

const found = async (matchId: MatchId) => recordIn(matchId, await at.record(matchId).get());

describe('what an instance remembers of a match', () => {
  it('is what it would read, after every move', async () => {
    const rules = { ...classic, expansions: EXPANSIONS };
    const { matchId } = await openMatch({ people: 2, bots: 1, rules });
    for (let moves = 0; moves < 60; moves++) {
      await moveOnce(matchId, 'known');
      const remembered = await found(matchId);
      expect(remembered).toBe(await found(matchId));
      expect(remembered).toEqual(await recordOf(matchId));
    }
  });

  it('is forgotten once somebody else has written the match', async () => {
    const { matchId, uids } = await openMatch({ people: 2 });
    const [ana = null] = uids;
    const { json } = (await at.record(matchId).get()).data() ?? {};
    const changed = { ...JSON.parse(json), botSeed: 'of another instance' };
    await at.record(matchId).update({ json: JSON.stringify(changed) });
    expect(await found(matchId)).toMatchObject({ botSeed: 'of another instance' });
    await ask('resign', ana, { matchId });
    expect(await recordOf(matchId)).toMatchObject({ botSeed: 'of another instance' });
  });
});
