import { buildingDrawings } from '#app/art/buildings/drawings';
import { cardDrawings } from '#app/art/cards/drawings';
import { BLOCK, type Drawing, drawing, ink, line, place } from '#app/art/drawing/drawing';
import { glyphs } from '#app/art/glyphs';
import { goodDrawings } from '#app/art/goods/drawings';
import { colonist, noble } from '#app/art/pieces/people';
import { hiringOffice, tradingHouse } from '#app/art/pieces/places';
import { cargoShip, colonistShip, shipWidth } from '#app/art/pieces/ships';
import { coin, crown, supply, victoryPoint } from '#app/art/pieces/tokens';
import { roleDrawings } from '#app/art/roles/emblems';
import { tileDrawings } from '#app/art/tiles/drawings';
import { BUILDING_NAMES, GOOD_NAMES, ROLE_NAMES, TILE_NAMES } from '#engine';

const pieces = {
  coin,
  colonist,
  colonistShip,
  crown,
  hiringOffice,
  noble,
  supply,
  tradingHouse,
  victoryPoint,
};

const named = (family: string, drawings: Readonly<Record<string, Drawing>>) =>
  Object.entries(drawings).map(([name, marks]) => [`${family} ${name}`, marks] as const);

const square = [
  ...named('good', goodDrawings.classic),
  ...named('1897 good', goodDrawings[1897]),
  ...named('tile', tileDrawings.classic),
  ...named('1897 tile', tileDrawings[1897]),
  ...named('role', roleDrawings),
  ...named('building', buildingDrawings.classic),
  ...named('1897 building', buildingDrawings[1897]),
  ...named('card', cardDrawings.classic),
  ...named('1897 card', cardDrawings[1897]),
  ...named('piece', pieces),
  ...named('glyph', glyphs),
];

/** The points of a path. Arcs are represented by their end points. */
function points(d: string): readonly (readonly [number, number])[] {
  const found: [number, number][] = [];
  let [x, y] = [0, 0];
  for (const [step] of d.matchAll(/[A-Z][^A-Z]*/g)) {
    const values = (step.slice(1).match(/-?[\d.]+/g) ?? []).map(Number);
    const letter = step.charAt(0);
    if (letter === 'H') x = values.at(-1) ?? x;
    else if (letter === 'V') y = values.at(-1) ?? y;
    else if (letter !== 'Z') [x = 0, y = 0] = values.slice(-2);
    found.push([x, y]);
  }
  return found;
}

describe.each(['classic', '1897'] as const)('the %s edition', (edition) => {
  it('has a drawing for every good, tile, role and building of the engine', () => {
    const missing = [
      ...GOOD_NAMES.filter((name) => !goodDrawings[edition][name]),
      ...TILE_NAMES.filter((name) => !tileDrawings[edition][name]),
      ...ROLE_NAMES.filter((name) => !roleDrawings[name]),
      ...BUILDING_NAMES.filter((name) => !buildingDrawings[edition][name]),
    ];
    expect(missing).toEqual([]);
  });

  it('draws no two things alike, even without colour', () => {
    const outline = (marks: Drawing) => marks.map(({ d }) => d).join();
    const families = [goodDrawings[edition], tileDrawings[edition], buildingDrawings[edition]];
    for (const family of families) {
      const outlines = Object.values<Drawing>(family).map(outline);
      expect(new Set(outlines).size).toBe(outlines.length);
    }
  });
});

describe.each(square)('%s', (_, marks) => {
  it('stays inside its square', () => {
    const outside = marks
      .flatMap(({ d }) => points(d))
      .filter(([x, y]) => Math.min(x, y) < -0.5 || Math.max(x, y) > BLOCK + 0.5);
    expect(outside).toEqual([]);
  });

  it('uses only the path commands that can be moved and scaled', () => {
    expect(marks.filter(({ d }) => !/^[MLHVCQAZ\d\s.-]+$/.test(d)).map(({ d }) => d)).toEqual([]);
  });

  it('has few enough layers to be drawn many times', () => {
    expect(marks.length).toBeLessThanOrEqual(40);
  });

  it('can be recognised without its fine marks', () => {
    expect(marks.some((mark) => !mark.fine)).toBe(true);
  });
});

describe('a drawing', () => {
  it('joins neighbouring marks of one paint, except outlined ones, which overlap', () => {
    expect(drawing(ink('M0 0Z'), ink('M1 1Z'))).toEqual([{ d: 'M0 0Z M1 1Z', fill: 'ink' }]);
    const twice = { d: 'M0 0Z', fill: 'gold', stroke: 'ink', width: 2 } as const;
    expect(drawing(twice, twice)).toHaveLength(2);
  });

  it('can be moved and scaled', () => {
    const marks = [line('M0 0H10V20L1 2A4 5 0 0 1 8 9Z', 2)];
    expect(place(marks, 5, 7, 2)).toEqual([
      { d: 'M5 7H25V47L7 11A8 10 0 0 1 21 25Z', stroke: 'ink', width: 4 },
    ]);
  });

  it('loses its fine marks and keeps a readable line when made small', () => {
    const marks = [line('M0 0H10', 2), { ...ink('M0 0Z'), fine: true }];
    expect(place(marks, 0, 0, 0.25)).toEqual([{ d: 'M0 0H2.5', stroke: 'ink', width: 0.8 }]);
  });
});

describe('a cargo ship', () => {
  it.each([4, 5, 6, 7, 8])('S-7: with %i spaces shows each of them', (spaces) => {
    const holds = cargoShip(spaces, []).filter(({ fill }) => fill === 'paper');
    const cells =
      holds
        .map(({ d }) => d)
        .join('')
        .match(/M/g) ?? [];
    expect(cells).toHaveLength(spaces);
  });

  it.each([4, 5, 6, 7, 8])('with %i spaces is whole within its picture', (spaces) => {
    const outside = cargoShip(spaces, []).flatMap(({ d, width = 0 }) =>
      points(d).filter(([x]) => x - width / 2 < 0 || x + width / 2 > shipWidth(spaces)),
    );
    expect(outside).toEqual([]);
  });

  it('grows with the number of spaces', () => {
    expect(shipWidth(8) - shipWidth(7)).toBe(shipWidth(5) - shipWidth(4));
  });

  it('shows its cargo', () => {
    const { sugar } = goodDrawings.classic;
    const empty = cargoShip(5, []).length;
    expect(cargoShip(5, [sugar, sugar]).length).toBeGreaterThan(empty);
  });
});
