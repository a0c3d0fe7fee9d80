import { playerColorNames, playerColors } from '#app/ui/tokens/players';
import { edgePairs, textPairs, themes } from '#app/ui/tokens/themes';

const channel = (hex: string, at: number) => {
  const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

function luminance(hex: string): number {
  return 0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5);
}

/** WCAG 2 contrast ratio. */
function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

const AA_TEXT = 4.5;
const AA_EDGE = 3;

it('measures black on white as 21:1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
});

describe.each(Object.values(themes))('the $name theme', ({ name, colors, inks }) => {
  it.each(textPairs)('sets %s on %s with AA contrast', (ink, ground) => {
    expect(contrast(colors[ink], colors[ground])).toBeGreaterThanOrEqual(AA_TEXT);
  });

  it.each(edgePairs)('shows the edge %s on %s', (edge, ground) => {
    expect(contrast(colors[edge], colors[ground])).toBeGreaterThanOrEqual(AA_EDGE);
  });

  it.each(playerColorNames)(
    'player %s: text on solid and on soft, and the mark on every background',
    (player) => {
      const { solid, onSolid, soft } = playerColors[player].tones[name];
      expect(contrast(onSolid, solid)).toBeGreaterThanOrEqual(AA_TEXT);
      expect(contrast(colors.text, soft)).toBeGreaterThanOrEqual(AA_TEXT);
    },
  );

  it('draws the key line of drawings clearly on every background', () => {
    for (const ground of ['background', 'surface', 'raised', 'sunken', 'glowSoft'] as const) {
      expect(contrast(inks.ink, colors[ground])).toBeGreaterThanOrEqual(7);
    }
  });
});

it('gives every player a different shape, so that colour is never the only sign', () => {
  const shapes = playerColorNames.map((player) => playerColors[player].shape);
  expect(new Set(shapes).size).toBe(playerColorNames.length);
});
