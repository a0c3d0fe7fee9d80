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

/** Ana looks at Ben's sheet; what is written into her profile. */
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

/** The sheet is there once it has risen. */
async function press(testID: string): Promise<void> {
  const button = await screen.findByTestId(testID);
  await act(async () => {
    fireEvent.press(button);
  });
}

describe('somebody whom one does not want to hear', () => {
  it('is muted, and those muted before stay so', async () => {
    const write = openSheet({ muted: ['eva' as UserId] });
    await press('mute-ben');
    expect(write).toHaveBeenCalledWith({ muted: ['eva', 'ben'] });
  });

  it('or does not want to meet is blocked, which mutes them too', async () => {
    const write = openSheet({});
    await press('block-ben');
    expect(write).toHaveBeenCalledWith({ muted: ['ben'], blocked: ['ben'] });
  });

  it('can be undone, both at once', async () => {
    const write = openSheet({ muted: [ben], blocked: [ben] });
    await press('unblock');
    expect(write).toHaveBeenCalledWith({ muted: [], blocked: [] });
  });

  it.each(['mute', 'block'])(
    'is told to be too many for the list: to %s fails aloud',
    async (choice) => {
      const write = openSheet({ muted: crowd });
      await press(`${choice}-ben`);
      expect(write).not.toHaveBeenCalled();
      expect(screen.getByText(/list of people is full/)).toBeOnTheScreen();
    },
  );

  it('is not said to be muted when that could not be saved', async () => {
    openSheet({}, jest.fn().mockRejectedValue(new Error('no line')));
    await press('mute-ben');
    expect(screen.getByText(/was not saved/)).toBeOnTheScreen();
  });
});

describe('the chat', () => {
  it.each([
    ['muted', { muted: [ben] }],
    ['blocked', { blocked: [ben] }],
  ])('shows nothing of who is %s', (_how, changes) => {
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
