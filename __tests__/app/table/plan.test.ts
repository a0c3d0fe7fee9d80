import { type Plan, planFor } from '#app/table/layout/plan';
import { shapeOf, type WindowShape } from '#app/ui/base/windowShape';

const planOf = (width: number, height: number, textScale = 1): Plan =>
  planFor({
    shape: shapeOf({ width: width / textScale, height: height / textScale }),
    width,
    height,
    textScale,
  });

const WINDOWS: readonly (readonly [width: number, height: number, WindowShape])[] = [
  [320, 568, 'narrow'],
  [390, 844, 'narrow'],
  [600, 960, 'narrow'],
  [568, 320, 'short'],
  [844, 390, 'short'],
  [932, 430, 'short'],
  [900, 640, 'short'],
  [820, 1180, 'tall'],
  [1024, 1366, 'tall'],
  [1024, 768, 'wide'],
  [1440, 900, 'wide'],
  [2560, 1300, 'wide'],
];

describe('the layout of the table in a window', () => {
  it.each(WINDOWS)('%i × %i is %s', (width, height, shape) => {
    expect(shapeOf({ width, height })).toBe(shape);
  });

  it.each(WINDOWS)(
    '%i × %i: the panes fill the width, and each is wide enough',
    (width, height) => {
      const { shape, whole, centre, own, rail, boards, shared, log } = planOf(width, height);
      const beside = {
        narrow: centre,
        short: centre + rail + own,
        tall: centre + shared,
        wide: boards + centre + shared + log,
      }[shape];
      expect(beside).toBe(whole);
      expect(whole).toBe(shape === 'narrow' ? Math.min(width, 560) : width);
      expect(centre).toBeGreaterThanOrEqual(Math.min(width, shape === 'short' ? 268 : 320));
      for (const pane of [rail, boards, shared, log])
        if (pane > 0) expect(pane).toBeGreaterThan(64);
    },
  );

  it('keeps a quarter of a phone’s height for the decision, however short the phone is', () => {
    expect(planOf(360, 640).leastHeight).toBe(160);
    expect(planOf(390, 844).leastHeight).toBe(211);
  });

  it('has a pane for log and chat on a desktop, but not on a small tablet', () => {
    expect(planOf(1440, 900).log).toBeGreaterThan(200);
    expect(planOf(1024, 768).log).toBe(0);
  });

  it('gives readers of large text the layout of a smaller window, in its full width', () => {
    expect(planOf(1440, 900, 1.5).shape).toBe('short');
    expect(planOf(820, 1180, 1.5)).toMatchObject({ shape: 'narrow', whole: 820 });
  });
});
