import { type Action, Building, formatLine, parseLine, Role } from '#engine';

describe('notation', () => {
  it.each<[string, Action]>([
    ['0 chooseRole captain', { type: 'chooseRole', role: Role.captain, waived: false }],
    ['0 chooseRole captain waived', { type: 'chooseRole', role: Role.captain, waived: true }],
    [
      '4 chooseRole secondProspector',
      { type: 'chooseRole', role: Role.secondProspector, waived: false },
    ],
    ['1 takeTile quarry', { type: 'takeTile', tile: 5 }],
    ['1 build cityHall', { type: 'build', building: Building.cityHall }],
    ['1 use hospice', { type: 'use', building: Building.hospice }],
    ['2 takeGood corn', { type: 'takeGood', good: 0 }],
    ['2 sell coffee', { type: 'sell', good: 4 }],
    ['2 load sugar 1', { type: 'load', good: 2, ship: 1 }],
    ['2 wharf indigo', { type: 'wharf', good: 1 }],
    ['3 store 0.1.0.0.9', { type: 'store', goods: [0, 1, 0, 0, 9] }],
    [
      '3 place 1.0.0.0.0.2 1.0.3 -',
      { type: 'place', island: [1, 0, 0, 0, 0, 2], city: [1, 0, 3], special: [] },
    ],
    [
      '3 place 1.0.0.0.0.0 - -',
      { type: 'place', island: [1, 0, 0, 0, 0, 0], city: [], special: [] },
    ],
    ['0 pass', { type: 'pass' }],
    ['0 decline', { type: 'decline' }],
  ])('%s', (line, action) => {
    const seat = Number(line[0]) as 0 | 1 | 2 | 3 | 4;
    expect(formatLine(seat, action)).toBe(line);
    expect(parseLine(line)).toEqual({ seat, action });
  });

  it('ignores space around a line', () => {
    expect(parseLine('  0   pass ')).toEqual({ seat: 0, action: { type: 'pass' } });
  });

  it.each([
    '',
    'pass',
    '5 pass',
    '0 sing',
    '0 chooseRole',
    '0 chooseRole king',
    '0 sell',
    '0 sell gold',
    '0 load corn',
    '0 load corn 3',
    '0 load corn x',
    '0 store 1.2.3',
    '0 store 1.2.3.4.x',
    '0 place 1.0.0.0.0 - -',
    '0 constructor',
    '0 toString',
    '0 sell constructor',
    '0 pass now',
  ])('refuses %j', (line) => {
    expect(parseLine(line)).toBeNull();
  });
});
