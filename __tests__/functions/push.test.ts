import { noticesOf } from '#functions/push/notices';
import { quietUntil } from '#functions/push/quietHours';
import { PUSH_TEXTS, textFor } from '#functions/push/texts';
import { LANGUAGES } from '#i18n/locale';
import type { MatchId, UserId } from '#protocol/ids';
import { CHAT_PHRASES } from '#protocol/limits';
import type { MatchInfo } from '#protocol/match';
import { NOTICE_KINDS } from '#protocol/profile';

const at = (time: string) => Date.parse(`2026-03-01T${time}:00Z`);

describe('quiet hours', () => {
  const night = { from: 22 * 60, to: 7 * 60, zone: 'UTC' };
  it.each([
    ['23:30', '07:00', 1],
    ['03:00', '07:00', 0],
    ['06:59', '07:00', 0],
  ])('at %s they last until %s', (now, end, days) => {
    expect(quietUntil(night, at(now))).toBe(at(end) + days * 86_400_000);
  });
  it.each(['07:00', '12:00', '21:59'])('at %s they are over', (now) => {
    expect(quietUntil(night, at(now))).toBe(at(now));
  });
  it('use the player’s time zone; an unknown zone is UTC', () => {
    const siesta = { from: 13 * 60, to: 15 * 60, zone: 'America/Puerto_Rico' };
    expect(quietUntil(siesta, at('17:30'))).toBe(at('19:00'));
    expect(quietUntil({ ...siesta, zone: 'Nowhere/At_All' }, at('13:30'))).toBe(at('15:00'));
  });
  it('that begin when they end do not exist', () => {
    expect(quietUntil({ ...night, to: night.from }, at('23:00'))).toBe(at('23:00'));
    expect(quietUntil(null, at('23:00'))).toBe(at('23:00'));
  });
});

describe('the texts of notifications', () => {
  const notice = {
    id: 'x',
    kind: 'turn',
    uid: 'ana' as UserId,
    matchId: 'A'.repeat(20) as MatchId,
    names: ['Ben'],
    chat: null,
  } as const;

  it('exist in every language of the app', () => {
    for (const language of LANGUAGES) {
      const words = PUSH_TEXTS[language];
      expect(Object.keys(words ?? {})).toEqual(Object.keys(PUSH_TEXTS.en ?? {}));
      expect(Object.keys(words?.phrase ?? {})).toEqual([...CHAT_PHRASES]);
      for (const kind of NOTICE_KINDS) expect(words?.[kind].title).toBeTruthy();
    }
  });
  it('name the others, however many', () => {
    expect(textFor(notice, 'en').body).toBe('Ben is waiting for you.');
    const many = { ...notice, names: ['Ben', 'Eva', 'Kim'] };
    expect(textFor(many, 'en').body).toBe('Ben, Eva, and Kim are waiting for you.');
    expect(textFor(many, 'fr').body).toBe('Ben, Eva et Kim vous attendent.');
    expect(textFor(notice, 'xx').title).toBe('Your turn');
  });
  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', ''])(
    'are English for the language "%s"',
    (language) => expect(textFor(notice, language)).toEqual(textFor(notice, 'en')),
  );
  it('use fixed channel names: other names would undo what users have muted', () => {
    expect(NOTICE_KINDS).toEqual(['turn', 'reminder', 'started', 'over', 'chat']);
  });
  it('never treat text of players as a placeholder', () => {
    const chat = { uid: 'ben' as UserId, author: '{text}', text: '$& {names}', phrase: null };
    expect(textFor({ ...notice, kind: 'chat', chat }, 'en')).toEqual({
      title: '{text}',
      body: '$& {names}',
    });
  });
});

describe('notifications of a change', () => {
  const seat = (uid: string, left: 'timedOut' | null = null) =>
    ({ kind: 'person', uid, name: uid, left, level: 'easy' }) as MatchInfo['seats'][number];
  const doc = (changes: object) =>
    ({
      status: 'running',
      version: 5,
      owner: 'ana',
      members: ['ana', 'ben'],
      seats: [seat('ana'), seat('ben')],
      toAct: ['ana'],
      reminded: [],
      ...changes,
    }) as unknown as MatchInfo;
  const told = (before: object, after: object) =>
    noticesOf('A'.repeat(20) as MatchId, doc(before), doc(after)).map(({ kind, uid }) => [
      kind,
      uid,
    ]);

  it('go to the next player, not to one who continues', () => {
    expect(told({}, { toAct: ['ben'] })).toEqual([['turn', 'ben']]);
    expect(told({}, { version: 6 })).toEqual([]);
  });
  it('do not go to an active player, unless they stop acting: once', () => {
    const here = { toAct: ['ben'], here: ['ben'] };
    const called = { toAct: ['ben'], called: ['ben'] };
    expect(told({}, here)).toEqual([]);
    expect(told(here, here)).toEqual([]);
    expect(told(here, called)).toEqual([['turn', 'ben']]);
    expect(told(called, called)).toEqual([]);
    expect(told(here, { version: 6, toAct: ['ben'] })).toEqual([]);
  });
  it('do not go to a player who has just claimed the seat', () => {
    const before = { toAct: [], seats: [seat('ana', 'timedOut'), seat('ben')] };
    expect(told(before, { toAct: ['ana'] })).toEqual([]);
  });
  it('of the end go to everybody, once', () => {
    expect(told({}, { status: 'over', toAct: [] })).toEqual([
      ['over', 'ana'],
      ['over', 'ben'],
    ]);
    expect(told({ status: 'over', toAct: [] }, { status: 'over', toAct: [] })).toEqual([]);
  });
});
