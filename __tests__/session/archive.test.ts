import { err } from '#protocol/result';
import { DEFAULT_PREFERENCES } from '#session/preferences/preferences';
import {
  type Archive,
  createArchive,
  mergeArchive,
  readArchive,
  writeArchive,
} from '#session/saves/archive';
import { writeSave } from '#session/saves/format';
import { createSaveRepository } from '#session/saves/repository';
import { memoryStorage } from '#session/saves/storage';
import { expectOk } from '#tests/support/expectOk';
import { goldenGame } from './review/support/finished';
import { bot, gameFor, person } from './support/table';

const over = goldenGame('two-classic.txt');
const running = gameFor([person('Ana', 0), bot('Bo', 1)]);
const preferences = {
  ...DEFAULT_PREFERENCES,
  theme: 'dark',
  lessons: { roles: 3 },
  solo: {
    lines: [{ difficulty: 'hard', expansions: ['nobles'], played: 4, won: 1, best: 61 }],
    counted: ['abc'],
  },
} as const;

function device(...games: readonly (typeof over)[]) {
  const items = new Map<string, string>();
  const saves = createSaveRepository(memoryStorage(items));
  return { saves, items, ready: Promise.all(games.map(saves.save)) };
}

const idsOf = async ({ saves }: ReturnType<typeof device>) =>
  (await saves.list()).games.map(({ id }) => id).sort();

const read = (text: string): Archive => expectOk(readArchive(text));

describe('an archive', () => {
  it('contains games, records, lesson progress and settings, and can be read back', async () => {
    const here = device(over, running);
    await here.ready;
    const text = writeArchive(await createArchive(here.saves, preferences));
    const archive = read(text);
    expect(archive.preferences).toEqual(preferences);
    const byId = [...archive.games].sort((a, b) => (a.id < b.id ? -1 : 1));
    expect(byId).toEqual([running, over]);
    expect(archive.quarantined).toEqual([]);
  });

  it('transfers everything to another device', async () => {
    const there = device();
    const { games } = read(writeArchive({ games: [over, running], quarantined: [], preferences }));
    expect(await mergeArchive({ games, quarantined: [] }, there.saves)).toEqual({
      added: 2,
      unchanged: 0,
      quarantined: 0,
    });
    expect(await idsOf(there)).toEqual([over.id, running.id].sort());
  });

  it('adds nothing that already exists, and keeps both of two that differ', async () => {
    const here = device(over, running);
    await here.ready;
    const elsewhere = { ...running, name: 'played on' };
    const archive = read(writeArchive({ games: [over, elsewhere], quarantined: [], preferences }));
    const taken = await mergeArchive(archive, here.saves);
    expect(taken).toEqual({ added: 1, unchanged: 1, quarantined: 0 });
    const { games } = await here.saves.list();
    expect(games).toHaveLength(3);
    expect(games.map(({ name }) => name).sort()).toEqual(['', '', 'played on']);
    const kept = expectOk(await here.saves.open(running.id));
    expect(kept).toMatchObject({ game: { name: '' } });
  });

  it('quarantines saves that this version cannot read, so that a later one can', async () => {
    const newer = { ...JSON.parse(writeSave(running)), format: 99 };
    const json = { games: [newer, { what: 'is this?' }], quarantined: [], preferences: {} };
    const text = writeArchive({ games: [], quarantined: [], preferences });
    expect(read(text).games).toEqual([]);
    const archive = read(packed(json));
    expect(archive.games).toEqual([]);
    expect(archive.quarantined.map(({ error }) => error)).toEqual(['newer', 'unreadable']);
    const here = device();
    await mergeArchive(archive, here.saves);
    expect((await here.saves.list()).quarantined).toHaveLength(2);
  });
});

describe('an import overwrites nothing', () => {
  const half = { error: 'unreadable', text: '{"half' } as const;
  const quarantine = [{ id: running.id, ...half }];

  it('a quarantined save gets a new id where a game has its id', async () => {
    const here = device(running);
    await here.ready;
    await mergeArchive({ games: [], quarantined: quarantine }, here.saves);
    const { games, quarantined } = await here.saves.list();
    expect(games.map(({ id }) => id)).toEqual([running.id]);
    expect(quarantined).toEqual([{ id: expect.not.stringMatching(running.id), ...half }]);
  });

  it('a quarantined save gets a new id where another one has its id', async () => {
    const here = device();
    const other = { id: running.id, error: 'newer', text: '{"format":99}' } as const;
    await here.saves.quarantine(other);
    await mergeArchive({ games: [], quarantined: quarantine }, here.saves);
    const { quarantined } = await here.saves.list();
    expect(quarantined).toContainEqual(other);
    expect(quarantined.map(({ text }) => text).sort()).toEqual([half.text, other.text].sort());
  });

  it('the same quarantined save is added once', async () => {
    const here = device();
    await mergeArchive({ games: [], quarantined: quarantine }, here.saves);
    await mergeArchive({ games: [], quarantined: quarantine }, here.saves);
    expect((await here.saves.list()).quarantined).toEqual(quarantine);
  });

  it('a deleted game with the same id can still be restored', async () => {
    const here = device(running);
    await here.ready;
    await here.saves.remove(running.id);
    const elsewhere = { ...running, name: 'played on' };
    await mergeArchive({ games: [elsewhere], quarantined: quarantine }, here.saves);
    await here.saves.restore(running.id);
    const { games } = await here.saves.list();
    expect(games.map(({ name }) => name).sort()).toEqual(['', 'played on']);
    expect(expectOk(await here.saves.open(running.id)).game.name).toBe('');
  });

  it('a quarantined save that becomes readable does not replace a game with its id', async () => {
    const here = device(running);
    await here.ready;
    const text = writeSave({ ...running, name: 'played on' });
    await here.saves.quarantine({ id: 'elsewhere', error: 'newer', text });
    const { games, quarantined } = await here.saves.list();
    expect(games.map(({ name }) => name).sort()).toEqual(['', 'played on']);
    expect(expectOk(await here.saves.open(running.id)).game.name).toBe('');
    expect(quarantined).toEqual([]);
  });

  it('a quarantined save that is here already comes back only once', async () => {
    const here = device(running);
    await here.ready;
    await here.saves.quarantine({ id: running.id, error: 'newer', text: writeSave(running) });
    const { games, quarantined } = await here.saves.list();
    expect(games.map(({ id }) => id)).toEqual([running.id]);
    expect(quarantined).toEqual([]);
  });
});

describe('an archive made to harm', () => {
  const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

  it('is refused if it is nested too deeply to be written again', () => {
    const json = `{"games":[{"a":${nested(100_000)}}],"quarantined":[],"preferences":{}}`;
    expect(readArchive(packedText(json))).toEqual(err('damaged'));
  });

  it('is read if only its texts have many brackets', async () => {
    const games = Array.from({ length: 150 }, (_, n) => ({ ...running, id: `g${n}`, name: '[{"' }));
    expect(read(writeArchive({ games, quarantined: [], preferences })).games).toHaveLength(150);
  });

  it('is refused if it has more games than a device can hold', () => {
    const json = { games: Array.from({ length: 5_001 }, () => ({})), quarantined: [], preferences };
    expect(readArchive(packed(json))).toEqual(err('tooLarge'));
  });

  it('is refused if its text is too long', () => {
    const json = { games: [{ a: 'x'.repeat(50_000_000) }], quarantined: [], preferences };
    expect(readArchive(packed(json))).toEqual(err('tooLarge'));
  });

  it('does not lead a game into the keys of another', () => {
    const json = { ...JSON.parse(writeSave(running)), id: 'g1/head' };
    const archive = read(packed({ games: [json], quarantined: [], preferences: {} }));
    expect(archive.games).toEqual([]);
    expect(archive.quarantined.map(({ error }) => error)).toEqual(['unreadable']);
  });
});

/** The text of an archive with a valid checksum. */
const packed = (json: object) => packedText(JSON.stringify(json));

function packedText(text: string): string {
  let sum = 2_166_136_261;
  for (let at = 0; at < text.length; at++) sum = Math.imul(sum ^ text.charCodeAt(at), 16_777_619);
  return `Borinquen archive 1 ${sum >>> 0}\n${text}`;
}

describe('a text that is not an archive', () => {
  const text = writeArchive({ games: [over], quarantined: [], preferences });
  const middle = Math.floor(text.length / 2);

  it('is refused wherever a letter has changed', () => {
    const start = text.indexOf('\n') + 20;
    for (let at = start; at < text.length - 20; at += 41) {
      if (text[at] === '\n') continue;
      const letter = text[at] === 'A' ? 'B' : 'A';
      const changed = `${text.slice(0, at)}${letter}${text.slice(at + 1)}`;
      expect(readArchive(changed)).toEqual(err('damaged'));
    }
  });

  it.each([
    ['nothing', '', 'notOurs'],
    ['another text', 'shopping: rum, sugar', 'notOurs'],
    ['a later form', text.replace('archive 1', 'archive 2'), 'newer'],
    ['no form', text.replace('archive 1', 'archive one'), 'damaged'],
    ['cut off', text.slice(0, middle), 'damaged'],
    ['no letters at all', 'Borinquen archive 1 7\n%%%', 'damaged'],
    ['another content', packed({ games: 'none' }), 'damaged'],
  ])('is refused: %s', (_, bad, error) => {
    expect(readArchive(bad)).toEqual(err(error));
  });
});
