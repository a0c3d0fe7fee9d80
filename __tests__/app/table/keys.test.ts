import { tableKey } from '#app/table/keys/shortcuts';
import { nextThatWay } from '#app/table/keys/spatial';

describe('keys at the table', () => {
  it('digits show roles, letters trigger their action in either case', () => {
    expect(tableKey('1')).toEqual({ does: 'role', index: 0 });
    expect(tableKey('9')).toEqual({ does: 'role', index: 8 });
    expect(tableKey('0')).toBeNull();
    expect(tableKey('h')).toEqual({ does: 'hint' });
    expect(tableKey('U')).toEqual({ does: 'undo' });
    expect(tableKey('?')).toEqual({ does: 'keys' });
    expect(tableKey('x')).toBeNull();
  });

  it('an arrow moves to the nearest element in that direction, first in the same row', () => {
    const thing = (name: string, left: number, top: number) => ({
      name,
      box: { left, top, width: 80, height: 60 },
    });
    const here = { left: 100, top: 100, width: 80, height: 60 };
    const things = [thing('beside', 300, 100), thing('below', 190, 170), thing('left', 10, 100)];
    expect(nextThatWay(here, things, 'right')?.name).toBe('beside');
    expect(nextThatWay(here, things, 'down')?.name).toBe('below');
    expect(nextThatWay(here, things, 'left')?.name).toBe('left');
    expect(nextThatWay(here, things, 'up')).toBeUndefined();
  });
});
