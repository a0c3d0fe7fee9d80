import { act, renderHook } from '@testing-library/react-native';
import { useOutbox } from '#app/screens/online/chat/useOutbox';
import type { MatchId } from '#protocol/ids';
import { err, ok } from '#protocol/result';
import type { OnlineClient } from '#session/online/hub';

const id = 'match' as MatchId;

describe('chat messages', () => {
  it('are sent one after the other, so that their order is kept', async () => {
    const answers: (() => void)[] = [];
    const call = jest.fn(
      () =>
        new Promise((resolve) => {
          answers.push(() => resolve(ok({ messageId: `${answers.length}` })));
        }),
    );
    const client = { call } as unknown as OnlineClient;
    const { result } = renderHook(() => useOutbox(client, id, []));
    await act(async () => {
      result.current.send({ phrase: 'goodLuck' });
      result.current.send({ text: 'Hola' });
    });
    expect(call).toHaveBeenCalledTimes(1);
    await act(async () => answers[0]?.());
    expect(call).toHaveBeenCalledTimes(2);
    expect(call.mock.calls.map((args: unknown[]) => args[1])).toEqual([
      expect.objectContaining({ phrase: 'goodLuck' }),
      expect.objectContaining({ text: 'Hola' }),
    ]);
    await act(async () => answers[1]?.());
    expect(result.current.outgoing.map(({ state }) => state)).toEqual(['sent', 'sent']);
  });

  it('are not held up by one that failed', async () => {
    const call = jest
      .fn()
      .mockResolvedValueOnce(err({ reason: 'noAnswer' }))
      .mockResolvedValue(ok({ messageId: '2' }));
    const client = { call } as unknown as OnlineClient;
    const { result } = renderHook(() => useOutbox(client, id, []));
    await act(async () => {
      result.current.send({ text: 'one' });
      result.current.send({ text: 'two' });
    });
    expect(result.current.outgoing.map(({ state }) => state)).toEqual(['failed', 'sent']);
  });
});
