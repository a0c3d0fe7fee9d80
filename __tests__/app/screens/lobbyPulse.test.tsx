import { act, renderHook } from '@testing-library/react-native';
import { useMatch } from '#app/screens/online/useMatch';
import type { MatchWatcher, SeenMatch } from '#online/watchMatch';
import type { OnlineClient } from '#session/online/hub';

const ID = 'A'.repeat(20);
const MINUTE = 60_000;

const seenAt = (status: 'lobby' | 'running', version: number) =>
  ({ match: { status, version }, own: null, isLive: true }) as unknown as SeenMatch;

/** Opens a match whose version on the server is given. */
function look(serverVersion: number) {
  const watchers: MatchWatcher[] = [];
  const client = {
    watchMatch: (_: unknown, watcher: MatchWatcher) => {
      watchers.push(watcher);
      return () => undefined;
    },
    versionOf: jest.fn(async () => serverVersion),
    reconnect: async () => undefined,
  };
  const { result } = renderHook(() => useMatch(client as unknown as OnlineClient, ID));
  const hear = (seen: SeenMatch) => act(() => watchers.at(-1)?.seen(seen));
  const waitAMinute = () => act(() => jest.advanceTimersByTimeAsync(MINUTE));
  return { result, watchers, versionOf: client.versionOf, hear, waitAMinute };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a player waiting in a lobby', () => {
  it('sees that the match has begun even if the listener reports nothing', async () => {
    const { result, watchers, hear, waitAMinute } = look(3);
    hear(seenAt('lobby', 2));
    await waitAMinute();
    expect(watchers).toHaveLength(2);
    hear(seenAt('running', 3));
    expect(result.current).toEqual(seenAt('running', 3));
  });

  it('keeps listening if nothing was missed', async () => {
    const { watchers, hear, waitAMinute } = look(2);
    hear(seenAt('lobby', 2));
    await waitAMinute();
    expect(watchers).toHaveLength(1);
  });

  it('stops polling once the match runs, which has its own check', async () => {
    const { versionOf, hear, waitAMinute } = look(3);
    hear(seenAt('running', 3));
    await waitAMinute();
    expect(versionOf).not.toHaveBeenCalled();
  });
});
