import { openPreferences } from '#session/preferences/preferenceStore';
import { DEFAULT_PREFERENCES, readPreferences } from '#session/preferences/preferences';
import { memoryStorage } from '#session/saves/storage';
import { person } from './support/table';

describe('preferences', () => {
  it('are the defaults on a new device', async () => {
    const preferences = await openPreferences(memoryStorage());
    expect(preferences.getState()).toEqual(DEFAULT_PREFERENCES);
  });

  it('change at once and are kept', async () => {
    const storage = memoryStorage();
    const preferences = await openPreferences(storage);
    const changes: unknown[] = [];
    preferences.subscribe((state) => changes.push(state.theme));
    const newGame = {
      seats: [person('Ana')],
      seatCount: 3,
      edition: '1897' as const,
      expansions: ['nobles' as const],
      board: 'random' as const,
      variants: { openScores: true },
      sharing: 'pass' as const,
      puertomas: 2 as const,
      difficulty: 'hard' as const,
    };
    preferences.change({ theme: 'dark', language: 'fr', newGame });
    preferences.change({ animation: 'off' });
    expect(changes).toEqual(['dark', 'dark']);
    await preferences.stored();
    const again = await openPreferences(storage);
    expect(again.getState()).toEqual({
      ...DEFAULT_PREFERENCES,
      theme: 'dark',
      language: 'fr',
      animation: 'off',
      newGame,
    });
  });

  it.each([
    ['no text', null],
    ['half a text', '{"theme":"da'],
    ['a list', '[]'],
    ['strange values', '{"theme":"pink","animation":7,"sounds":"yes","newGame":{"seats":5}}'],
  ])('read %s as the defaults', (_what, text) => {
    expect(readPreferences(text)).toEqual(DEFAULT_PREFERENCES);
  });

  it('keep the readable part of a choice', () => {
    const text = JSON.stringify({
      newGame: {
        seats: [{ name: 'Ana', color: 'pink' }],
        seatCount: 9,
        variants: { openScores: 1 },
      },
    });
    expect(readPreferences(text).newGame).toEqual({
      seats: [{ name: 'Ana', kind: 'bot', color: 'indigo', level: 'medium' }],
      seatCount: 4,
      edition: 'classic',
      expansions: [],
      board: 'draft',
      variants: {},
      sharing: 'open',
      puertomas: 0,
      difficulty: 'normal',
    });
  });

  it.each([
    ['classic', { openScores: true }],
    ['1897', { openScores: true, corrections2026: true }],
  ])('V-10: remember the corrections of 2026 only with 1897: %s', (edition, variants) => {
    const remembered = {
      seats: [],
      edition,
      variants: { openScores: true, corrections2026: true },
    };
    const text = JSON.stringify({ newGame: remembered });
    expect(readPreferences(text).newGame?.variants).toEqual(variants);
  });

  it('work even if nothing can be stored', async () => {
    const refusing = {
      ...memoryStorage(),
      getItem: () => Promise.reject(new Error('denied')),
      setItem: () => Promise.reject(new Error('denied')),
    };
    const preferences = await openPreferences(refusing);
    preferences.change({ sounds: false });
    await preferences.stored();
    expect(preferences.getState().sounds).toBe(false);
  });
});
