import { hasRoomAround, placesAround, planOfMiddle } from '#app/table/layout/places';
import type { Area } from '#app/ui/base/turned';

const ROOMS = [
  { width: 820, height: 1180, shape: 'tall', textScale: 1 },
  { width: 1180, height: 820, shape: 'wide', textScale: 1 },
  { width: 1440, height: 900, shape: 'wide', textScale: 1 },
] as const;

const overlap = (a: Area, b: Area) =>
  Math.min(a.x + a.width, b.x + b.width) > Math.max(a.x, b.x) &&
  Math.min(a.y + a.height, b.y + b.height) > Math.max(a.y, b.y);

describe.each(ROOMS)('around a table of $width × $height', (room) => {
  it.each([2, 3, 4, 5])('%i people each have a place, and no places overlap', (count) => {
    const { seats, middle } = placesAround(count, room);
    const areas = [...seats.map(({ area }) => area), middle];
    expect(seats).toHaveLength(count);
    for (const [at, area] of areas.entries()) {
      expect(area.x >= 0 && area.y >= 0).toBe(true);
      expect(area.x + area.width <= room.width).toBe(true);
      expect(area.y + area.height <= room.height).toBe(true);
      expect(areas.slice(at + 1).filter((other) => overlap(area, other))).toEqual([]);
    }
  });

  it.each([2, 3, 4, 5])('%i people face their edge, in order of play', (count) => {
    const { seats } = placesAround(count, room);
    const edge = ({ x, y, width, height }: Area) => {
      if (y + height === room.height && width > height) return 0;
      if (y === 0 && width > height) return 180;
      return x === 0 ? 90 : 270;
    };
    expect(seats.map(({ turn }) => turn)).toEqual(seats.map(({ area }) => edge(area)));
    const turns = seats.map(({ turn }) => turn);
    expect(turns).toEqual([...turns].sort((a, b) => a - b));
  });

  it('gives the whole middle to the player who decides, whatever their edge', () => {
    const { seats, middle } = placesAround(4, room);
    for (const { turn } of seats) {
      const { whole, isMiddle } = planOfMiddle(middle, turn, 1);
      expect(isMiddle).toBe(true);
      expect(whole).toBeLessThanOrEqual(turn % 180 === 0 ? middle.width : middle.height);
    }
  });
});

it('is not offered if boards at each edge would leave no middle', () => {
  const phone = { width: 390, height: 844, shape: 'narrow', textScale: 1 } as const;
  expect(hasRoomAround(phone)).toBe(false);
  expect(hasRoomAround({ ...ROOMS[0], textScale: 1.5 })).toBe(false);
  expect(ROOMS.every(hasRoomAround)).toBe(true);
});
