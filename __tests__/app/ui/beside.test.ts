import fc from 'fast-check';
import { besideOf } from '#app/ui/beside';

const WINDOW = { width: 1440, height: 900 };

describe('a panel beside an element', () => {
  it('is to its right if there is room', () => {
    const place = besideOf({ x: 100, y: 80, width: 120, height: 60 }, 420, WINDOW);
    expect(place).toMatchObject({ left: 228, top: 80 });
  });

  it('is to its left at the right edge, and extends upwards in the lower half', () => {
    const place = besideOf({ x: 1300, y: 700, width: 120, height: 60 }, 420, WINDOW);
    expect(place).toMatchObject({ left: 872, bottom: 140 });
  });

  it('is in the middle if no element opened it', () => {
    expect(besideOf(null, 420, WINDOW)).toMatchObject({ left: 510, top: 108 });
  });

  it('is always completely in the window', () => {
    const size = fc.record({
      width: fc.integer({ min: 700, max: 2600 }),
      height: fc.integer({ min: 600, max: 1600 }),
    });
    const thing = fc.record({
      x: fc.integer({ min: 0, max: 2600 }),
      y: fc.integer({ min: 0, max: 1600 }),
      width: fc.integer({ min: 0, max: 600 }),
      height: fc.integer({ min: 0, max: 600 }),
    });
    fc.assert(
      fc.property(size, thing, (window, opener) => {
        const place = besideOf(opener, 420, window);
        const edge = 'top' in place ? place.top : place.bottom;
        expect(place.left).toBeGreaterThanOrEqual(0);
        expect(place.left + 420).toBeLessThanOrEqual(window.width);
        expect(edge).toBeGreaterThanOrEqual(0);
        expect(edge + place.maxHeight).toBeLessThanOrEqual(window.height);
        expect(place.maxHeight).toBeGreaterThanOrEqual(400);
      }),
    );
  });
});
