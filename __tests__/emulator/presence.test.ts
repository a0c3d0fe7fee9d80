import { wakeMatches } from '#functions/schedule/sweep';
import type { UserId } from '#protocol/ids';
import { moveOnce } from './support/player';
import { liftRateLimit, ownProject } from './support/project';
import { giveDevice, ownPushService } from './support/pushing';
import { matchOf } from './support/records';
import { openMatch } from './support/referee';
import { passOn, reporting } from './support/reporting';
import { slowClock } from './support/slowClock';

ownProject('presence');
liftRateLimit();

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const service = ownPushService();
const time = slowClock(MINUTE);

describe('notifications of one’s turn', () => {
  it('are not sent to an active player, but once if they stop acting', async () => {
    const { matchId, uids } = await openMatch({ people: 2 });
    await Promise.all(uids.map((uid) => giveDevice(uid)));
    await passOn(matchId);
    const turns = async () => [
      service().sent.length,
      (await matchOf(matchId)).here,
      (await matchOf(matchId)).called,
    ];
    // The player who moved first is asked again a moment later.
    let first: UserId | undefined;
    await reporting(matchId, async () => {
      [first] = await passOn(matchId);
    });
    expect(await turns()).toEqual([0, [first], undefined]);
    time.pass(MINUTE);
    await reporting(matchId, () => wakeMatches(Date.now()), 3);
    expect(await turns()).toEqual([1, undefined, [first]]);
    expect(service().sent[0]?.data.kind).toBe('turn');
    time.pass(MINUTE);
    await reporting(matchId, () => wakeMatches(Date.now()), 3);
    expect(service().sent).toHaveLength(1);
  });

  it('are not sent to a player who continues within a minute', async () => {
    const { matchId, uids } = await openMatch({ people: 2 });
    await Promise.all(uids.map((uid) => giveDevice(uid)));
    for (let turns = 0; turns < 3; turns++) await passOn(matchId);
    for (let turns = 0; turns < 6; turns++) await reporting(matchId, () => passOn(matchId));
    time.pass(MINUTE - 10_000);
    await reporting(matchId, () => passOn(matchId));
    expect(service().sent).toEqual([]);
  });

  it('name players and nothing of the game', async () => {
    const { matchId, uids } = await openMatch({ people: 2 });
    await Promise.all(uids.map((uid) => giveDevice(uid)));
    for (let move = 0; move < 60; move++) {
      time.pass(HOUR);
      await reporting(matchId, () => moveOnce(matchId, 'told'));
    }
    const texts = new Set(service().sent.map(({ title, body }) => `${title}|${body}`));
    const possible = ['Ana', 'Ben'].map((name) => `Your turn|${name} is waiting for you.`);
    expect([...texts].sort()).toEqual(possible);
    for (const { to, title, body, badge, data, channelId, ...rest } of service().sent) {
      expect([to, title, body, badge, channelId].every((it) => it !== undefined)).toBe(true);
      expect(Object.keys(data).sort()).toEqual(['id', 'kind', 'path']);
      expect(Object.keys(rest).sort()).toEqual(['collapseId', 'priority', 'sound', 'tag']);
    }
  });
});
