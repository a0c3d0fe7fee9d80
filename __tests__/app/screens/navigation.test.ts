import { getPathFromState, getStateFromPath } from '@react-navigation/native';
import { linking } from '#app/navigation/linking';

const config = linking.config as Parameters<typeof getStateFromPath>[1];
const routesAt = (path: string) =>
  getStateFromPath(path, config)?.routes.map(({ name, params }) => [name, params]);

describe('addresses', () => {
  it.each([
    ['new', 'NewGame', undefined],
    ['saves', 'Saves', undefined],
    ['settings', 'Settings', undefined],
    ['rules', 'Rules', {}],
    ['rules/harbor', 'Rules', { topic: 'harbor' }],
    ['rules/harbor?edition=1897', 'Rules', { topic: 'harbor', edition: '1897' }],
    ['game/abc', 'Game', { id: 'abc' }],
    ['score/abc', 'Score', { id: 'abc' }],
    ['review/abc', 'Review', { id: 'abc' }],
    ['online', 'Online', undefined],
    ['online/new', 'NewMatch', undefined],
    ['online/public', 'PublicMatches', undefined],
    ['online/account', 'Account', undefined],
    ['join', 'Join', {}],
    ['join/ABCDEFGHJKLM', 'Join', { code: 'ABCDEFGHJKLM' }],
    ['match/abc', 'Match', { id: 'abc' }],
    ['match/abc/score', 'MatchScore', { id: 'abc' }],
    ['match/abc/review', 'MatchReview', { id: 'abc' }],
    ['match/abc/chat', 'Chat', { id: 'abc' }],
    ['a/b/c', 'NotFound', undefined],
  ])('/%s opens %s above home, so that back works', (path, name, params) => {
    expect(routesAt(path)).toEqual([
      ['Home', undefined],
      [name, params],
    ]);
  });

  it('the empty address is home', () => {
    expect(routesAt('')).toEqual([['Home', undefined]]);
  });

  it('writes the address of a game', () => {
    const state = { index: 1, routes: [{ name: 'Home' }, { name: 'Game', params: { id: 'abc' } }] };
    expect(getPathFromState(state, config)).toBe('/game/abc');
  });
});
