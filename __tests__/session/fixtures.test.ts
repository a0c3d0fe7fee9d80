import { createLocalSession } from '#session/local/localSession';
import { DEFAULT_PREFERENCES } from '#session/preferences/preferences';
import { readArchive } from '#session/saves/archive';
import { readSave, writeSave } from '#session/saves/format';
import { readNotation, writeNotation } from '#session/saves/notation';
import { expectOk } from '#tests/support/expectOk';
import { fixtureText } from '#tests/support/fixtures';
import { playUntil } from './support/playUntil';
import { ports } from './support/table';

describe('data stored by the first version', () => {
  it('is a save that opens, shows its whole log and can be played to the end', async () => {
    const text = fixtureText('save.json');
    const game = expectOk(readSave(text));
    expect(JSON.parse(writeSave(game))).toEqual(JSON.parse(text));
    const world = ports();
    const session = createLocalSession(game, world.ports);
    expect(session.get()).toMatchObject({ notice: null, logGaps: [], view: { ply: 40 } });
    await playUntil({ ...world, session }, () => session.get().view.over);
    expect(session.get().view.over).toBe(true);
    await session.close();
  });

  it('is an archive with its games, quarantined saves, and the settings', () => {
    const archive = expectOk(readArchive(fixtureText('archive.txt')));
    expect(archive.games).toEqual([expectOk(readSave(fixtureText('save.json')))]);
    expect(archive.quarantined).toEqual([
      { id: 'quarantined', error: 'unreadable', text: '{"half' },
    ]);
    expect(archive.preferences).toEqual(DEFAULT_PREFERENCES);
  });

  it('is a finished game in notation', () => {
    const text = fixtureText('notation.txt');
    const game = expectOk(readNotation(text, 'over', 1000));
    expect(game.state.over).toBe(true);
    expect(writeNotation(game)).toBe(text);
  });
});
