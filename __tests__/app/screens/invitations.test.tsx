import { screen } from '@testing-library/react-native';
import { useFacts } from '#app/screens/online/facts';
import { peopleOf } from '#app/screens/online/MatchCard';
import { Text } from '#app/ui/base/Text';
import { useT } from '#i18n/react';
import type { MatchId, UserId } from '#protocol/ids';
import type { InviteDoc, MatchInfo, MatchSeat } from '#protocol/match';
import { PROTOCOL } from '#protocol/version';
import { show } from '#tests/app/ui/support/render';

const invite: InviteDoc = {
  protocol: PROTOCOL,
  matchId: 'A'.repeat(20) as MatchId,
  hostName: 'Ana',
  edition: '1897',
  expansions: ['nobles', 'festival'],
  seatCount: 3,
  turnLimit: 86_400,
};

function Said({ invite: it }: { invite: InviteDoc }) {
  return <Text>{useFacts()(it)}</Text>;
}

describe('an invitation', () => {
  it('names the expansions, and P-1 the number of Puertomas', () => {
    show(<Said invite={{ ...invite, puertomas: { count: 2, difficulty: 'hard' } }} />);
    expect(screen.getByText(/nobles.*festival.*3 players.*2 Puertomas, Hard/i)).toBeOnTheScreen();
  });

  it('does not mention Puertomas if none play', () => {
    show(<Said invite={invite} />);
    expect(screen.getByText(/3 players/)).toBeOnTheScreen();
    expect(screen.queryByText(/Puertoma/)).toBeNull();
  });
});

const seat = (kind: MatchSeat['kind'], name: string, uid: string | null): MatchSeat => ({
  ...{ kind, name, left: null, level: 'easy' },
  uid: uid as UserId | null,
});

const match: MatchInfo = {
  modules: { base: 1 },
  status: 'running',
  isPublic: false,
  owner: 'ben' as UserId,
  members: ['ben', 'ana'] as UserId[],
  seats: [seat('person', 'Ben', 'ben'), seat('person', 'Ana', 'ana'), seat('bot', 'Arecibo', null)],
  rules: JSON.stringify({ edition: 'classic', expansions: [], variants: {}, board: 'draft' }),
  turnLimit: 86_400,
  code: 'ABCDEFGHJKLM' as MatchInfo['code'],
  version: 1,
  actingSeats: [0],
  toAct: ['ben' as UserId],
  reminded: [],
  deadline: null,
  wakeAt: null,
  shard: 0,
  updatedAt: 0,
  recent: null,
  rematch: null,
};

describe('a match in the list', () => {
  function People({ uid }: { uid: string }) {
    return <Text>{peopleOf(useT(), match, uid as UserId)}</Text>;
  }

  it('names the viewer first, whatever their seat', () => {
    show(<People uid="ana" />);
    expect(screen.getByText('You, Ben and Arecibo')).toBeOnTheScreen();
  });

  it('names all players in the order of seats to anybody else', () => {
    show(<People uid="eva" />);
    expect(screen.getByText('Ben, Ana and Arecibo')).toBeOnTheScreen();
  });
});
