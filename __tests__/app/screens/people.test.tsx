import { act, fireEvent, renderHook, screen } from '@testing-library/react-native';
import { useChat } from '#app/screens/online/chat/useUnread';
import { mutedPeople } from '#app/screens/online/people/blockLists';
import { PersonSheet } from '#app/screens/online/people/PersonSheet';
import { type Services, ServicesProvider } from '#app/services/services';
import type { MatchId, UserId } from '#protocol/ids';
import { MAX_MUTED_OR_BLOCKED } from '#protocol/limits';
import type { ProfileDoc } from '#protocol/profile';
import type { OnlineClient, OnlineHub } from '#session/online/hub';
import { show } from '#tests/app/ui/support/render';

const matchId = 'A'.repeat(20) as MatchId;
const ben = 'ben' as UserId;
const crowd = Array.from({ length: MAX_MUTED_OR_BLOCKED }, (_, index) => `rude-${index}` as UserId);

const profileOf = (changes: Partial<ProfileDoc>): ProfileDoc => ({
  name: 'Ana',
  language: 'en',
  notices: { turn: true, reminder: true, started: true, over: true, chat: true },
  quietHours: null,
  muted: [],
  blocked: [],
  ...changes,
});

/** Opens Ben's sheet as Ana. `write` receives the changes of her profile. */
function openSheet(changes: Partial<ProfileDoc>, write = jest.fn(async () => undefined)) {
  const client = { changeProfile: write } as unknown as OnlineClient;
  const state = { client };
  const online = { getState: () => state, subscribe: () => () => undefined };
  const services = { online: online as unknown as OnlineHub } as Services;
  show(
    <ServicesProvider services={services}>
      <PersonSheet
        client={client}
        profile={profileOf(changes)}
        matchId={matchId}
        person={{ uid: ben, name: 'Ben' }}
        messageId={null}
        onClose={() => undefined}
      />
    </ServicesProvider>,
  );
  return write;
}

/** Waits until the sheet has opened. */
async function press(testID: string): Promise<void> {
  const button = await screen.findByTestId(testID);
  await act(async () => {
    fireEvent.press(button);
  });
}

describe('a disturbing player', () => {
  it('is muted, and players muted before stay muted', async () => {
    const write = openSheet({ muted: ['eva' as UserId] });
    await press('mute-ben');
    expect(write).toHaveBeenCalledWith({ muted: ['eva', 'ben'] });
  });

  it('is blocked, which mutes them too', async () => {
    const write = openSheet({});
    await press('block-ben');
    expect(write).toHaveBeenCalledWith({ muted: ['ben'], blocked: ['ben'] });
  });

  it('can be unmuted and unblocked', async () => {
    const write = openSheet({ muted: [ben], blocked: [ben] });
    await press('unblock');
    expect(write).toHaveBeenCalledWith({ muted: [], blocked: [] });
  });

  it.each(['mute', 'block'])(
    'cannot be added to a full list: %s reports the error',
    async (choice) => {
      const write = openSheet({ muted: crowd });
      await press(`${choice}-ben`);
      expect(write).not.toHaveBeenCalled();
      expect(screen.getByText(/list of people is full/)).toBeOnTheScreen();
    },
  );

  it('is not shown as muted if that could not be saved', async () => {
    openSheet({}, jest.fn().mockRejectedValue(new Error('no line')));
    await press('mute-ben');
    expect(screen.getByText(/was not saved/)).toBeOnTheScreen();
  });
});

describe('the chat', () => {
  it.each([
    ['muted', { muted: [ben] }],
    ['blocked', { blocked: [ben] }],
  ])('shows no messages of a player who is %s', (_how, changes) => {
    const said = [
      { id: '1', uid: ben, text: 'Boo' },
      { id: '2', uid: 'eva', text: 'Hello' },
    ];
    const chatOf = () => (tell: (messages: unknown) => void) => {
      tell(said);
      return () => undefined;
    };
    const client = { chatOf } as unknown as OnlineClient;
    const { result } = renderHook(() => useChat(client, matchId, mutedPeople(profileOf(changes))));
    expect(result.current.map(({ text }) => text)).toEqual(['Hello']);
  });
});
