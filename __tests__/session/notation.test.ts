import { err } from '#protocol/result';
import { copyFromState } from '#session/local/localGame';
import { replay } from '#session/local/replay';
import { readNotation, writeNotation } from '#session/saves/notation';
import { goldenGames } from '#tests/engine/support/golden';
import { expectOk } from '#tests/support/expectOk';
import { goldenGame } from './review/support/finished';
import { withCorrections } from './support/table';

const read = (text: string) => readNotation(text, 'new', 5000);

function written(name = 'two-classic.txt'): string {
  const text = writeNotation(goldenGame(name));
  if (text === null) throw new Error('it was not written');
  return text;
}

describe('a game as text', () => {
  it.each(goldenGames())('%s can be read back', (name) => {
    const game = goldenGame(name);
    const again = expectOk(read(written(name)));
    expect(again.state).toEqual(game.state);
    expect(again.seats).toEqual(game.seats);
    expect(again).toMatchObject({ id: 'new', createdAt: 5000, updatedAt: 5000 });
    expect(replay(again)).toHaveLength(replay(game).length);
  });

  it('V-10: contains a classic game that began with the corrections of 2026', () => {
    const game = withCorrections(goldenGame('two-classic.txt'));
    const again = expectOk(read(writeNotation(game) ?? ''));
    expect(again.state).toEqual(game.state);
  });

  it('keeps the chosen colours, unless two are the same', () => {
    const colorsIn = (text: string) => expectOk(read(text)).seats.map(({ color }) => color);
    const chosen = written().replace('"color":"indigo"', '"color":"hibiscus"');
    expect(colorsIn(chosen)).toEqual(['hibiscus', 'terracotta']);
    const same = written().replace('"color":"indigo"', '"color":"terracotta"');
    expect(colorsIn(same)).toEqual(['indigo', 'terracotta']);
  });

  it('survives line changes by mail and chats', () => {
    const mailed = `\n  ${written().replaceAll('\n', ' \r\n\r\n')}  `;
    expect(read(mailed).ok).toBe(true);
  });

  it('contains a game that started in the middle of another', () => {
    const game = goldenGame('two-classic.txt');
    const steps = replay(game);
    const middle = steps[50]?.state;
    if (middle === undefined) throw new Error('too short');
    const next = copyFromState(game, middle, 'next', 0);
    const lines = game.chapters[0]?.lines.slice(50) ?? [];
    const chapters = next.chapters.map((chapter) => ({ ...chapter, lines }));
    const text = writeNotation({ ...next, chapters, state: game.state });
    const again = expectOk(read(text ?? ''));
    expect(again.state).toEqual(game.state);
    expect(replay(again)[0]?.state).toEqual(middle);
  });

  it('is not written while the game is running, because it would reveal the seed', () => {
    const game = goldenGame('two-classic.txt');
    const middle = replay(game)[50]?.state ?? game.state;
    expect(writeNotation({ ...game, state: middle })).toBeNull();
  });

  it('is not written if part of the log cannot be replayed', () => {
    const game = goldenGame('two-classic.txt');
    const chapters = game.chapters.map((chapter) => ({
      ...chapter,
      lines: chapter.lines.filter((_, at) => at !== 20),
    }));
    expect(writeNotation({ ...game, chapters })).toBeNull();
  });
});

describe('a text that is not a game', () => {
  const lines = written().split('\n');
  const without = (at: number) => lines.filter((_, line) => line !== at).join('\n');

  it.each([
    ['nothing', '', 'notOurs'],
    ['another text', 'Dear Ana, how are you?', 'notOurs'],
    ['a later form', written().replace('game 1', 'game 2'), 'newer'],
    ['no form', written().replace('game 1', 'game x'), 'damaged'],
    ['no options', without(1), 'damaged'],
    ['strange options', written().replace('"edition":"classic"', '"edition":"1066"'), 'damaged'],
    [
      'a name without end',
      written().replace('"name":"Anna"', `"name":"${'a'.repeat(61)}"`),
      'damaged',
    ],
    ['the end cut off', lines.slice(0, 40).join('\n'), 'unfinished'],
    ['a line too many', `${written()}0 pass\n`, 'illegal'],
    ['far too much', `${written()}${'0 pass\n'.repeat(200_000)}`, 'tooLarge'],
  ])('is refused: %s', (_, text, reason) => {
    expect(read(text)).toMatchObject({ error: { reason } });
  });

  it('is refused with the line that breaks the rules', () => {
    const broken = lines.map((line, at) => (at === 2 ? '1 chooseRole mayor' : line)).join('\n');
    expect(read(broken)).toEqual(err({ reason: 'illegal', line: '1 chooseRole mayor' }));
  });

  it('of a later version of the rules is called newer, not wrong', () => {
    const later = lines.map((line, at) => (at === 2 ? '0 chooseRole alchemist' : line)).join('\n');
    expect(read(later.replace('"base":1', '"base":7'))).toEqual(err({ reason: 'newer' }));
  });
});
