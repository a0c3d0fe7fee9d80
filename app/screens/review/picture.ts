import { markOutlines } from '#app/art/PlayerMark';
import { playerColors } from '#app/ui/tokens/players';
import type { Theme } from '#app/ui/tokens/themes';
import { typeScale } from '#app/ui/tokens/type';
import type { GameReview } from '#session/review/gameReview';
import type { SeatSetup } from '#session/seats';
import { heightOf, lineOf, type Scale, scaleFor, spread } from './chart';
import { DASHES } from './lineStyles';

export const PICTURE = { width: 1080, height: 1080 } as const;

const EDGE = 72;
const CHART = { x: 130, y: 250, width: 650, height: 420 } as const;
const LABEL_ROOM = 48;
const LINE = 52;
const PLACES = 780;

interface Captions {
  readonly title: string;
  /** The players, and the number of rounds. */
  readonly subtitle: string;
  readonly chances: string;
  /** One line per seat, the winner first. */
  readonly places: readonly { readonly text: string; readonly color: SeatSetup['color'] }[];
  /** Name of the app. */
  readonly app: string;
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A text element. */
function words(text: string, x: number, y: number, look: string): string {
  return `<text x="${x}" y="${y}" ${look}>${escaped(text)}</text>`;
}

const face = (size: number, fill: string, weight = 400, family = typeScale.body.fontFamily) =>
  `font-family="${escaped(family ?? 'sans-serif')}" font-size="${size}" font-weight="${weight}" fill="${fill}"`;

/** The review on one page, as a self-contained SVG to share. */
export function reviewPicture(
  review: GameReview,
  seats: readonly SeatSetup[],
  captions: Captions,
  theme: Theme,
): string {
  const { colors } = theme;
  const { width, height } = PICTURE;
  const display = (size: number) => face(size, colors.text, 700, typeScale.display.fontFamily);
  const scale = scaleFor(review.samples, 'chances', CHART);
  const chart = [
    rulingOf(scale, theme),
    linesOf(review, seats, scale, theme),
    labelsOf(review, seats, scale, theme),
  ];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${colors.background}"/>`,
    `<rect x="28" y="28" width="${width - 56}" height="${height - 56}" rx="28" fill="${colors.surface}" stroke="${colors.borderStrong}" stroke-width="4"/>`,
    words(captions.title, EDGE, 130, display(56)),
    words(captions.subtitle, EDGE, 180, face(30, colors.textMuted)),
    words(captions.chances, EDGE, 228, face(28, colors.text, 600)),
    `<g transform="translate(${CHART.x} ${CHART.y})">${chart.join('')}</g>`,
    ...captions.places.flatMap(({ text, color }, at) => [
      markOf(color, EDGE, PLACES - 12 + at * LINE, theme),
      words(text, EDGE + MARK + 16, PLACES + at * LINE, display(at === 0 ? 40 : 34)),
    ]),
    words(captions.app, width - EDGE, height - EDGE, `${display(34)} text-anchor="end"`),
    '</svg>',
  ].join('');
}

function rulingOf(scale: Scale, { colors }: Theme): string {
  const small = face(26, colors.textMuted);
  const levels = scale.levels.map(
    (level) =>
      `<path d="M0 ${scale.y(level)}H${CHART.width}" stroke="${colors.border}" stroke-width="2"/>` +
      words(String(level), -14, scale.y(level) + 9, `${small} text-anchor="end"`),
  );
  const rounds = scale.rounds.map((round) =>
    words(String(round), scale.x(round), CHART.height + 38, `${small} text-anchor="middle"`),
  );
  return [...levels, ...rounds].join('');
}

/** Scale of the dashes, because the page is larger than a screen. */
const DASH = 2.5;

function linesOf(
  { samples }: GameReview,
  seats: readonly SeatSetup[],
  scale: Scale,
  { colors, name }: Theme,
): string {
  return seats
    .map(({ color }, seat) => {
      const { shape, tones } = playerColors[color];
      const dash = DASHES[shape]?.split(' ').map((part) => Number(part) * DASH);
      const dashed = dash ? ` stroke-dasharray="${dash.join(' ')}"` : '';
      const pen = `d="${lineOf(samples, 'chances', seat, scale)}" fill="none" stroke-linejoin="round"${dashed}`;
      return `<path ${pen} stroke="${colors.text}" stroke-width="10"/><path ${pen} stroke="${tones[name].solid}" stroke-width="6"/>`;
    })
    .join('');
}

const MARK = 34;

/** The mark of a seat, vertically centred at `y`. */
function markOf(color: SeatSetup['color'], x: number, y: number, { colors, name }: Theme): string {
  const { shape, tones } = playerColors[color];
  const place = `translate(${x} ${y - MARK / 2}) scale(${MARK / 48})`;
  return `<path transform="${place}" d="${markOutlines[shape]}" fill="${tones[name].solid}" stroke="${colors.text}" stroke-width="3"/>`;
}

const LONGEST_NAME = 11;

function labelsOf(
  { samples }: GameReview,
  seats: readonly SeatSetup[],
  scale: Scale,
  theme: Theme,
): string {
  const end = samples.at(-1);
  const wanted = seats.map((_, seat) => scale.y(end ? heightOf(end, 'chances', seat) : 0));
  const tops = spread(
    wanted.map((y) => y - LABEL_ROOM / 2),
    LABEL_ROOM,
    CHART.height + LABEL_ROOM / 2,
  );
  return seats
    .map(({ name, color }, at) => {
      const short = name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name;
      const y = (tops[at] ?? 0) + LABEL_ROOM / 2;
      const called = words(short, CHART.width + 64, y + 10, face(30, theme.colors.text, 700));
      return markOf(color, CHART.width + 20, y, theme) + called;
    })
    .join('');
}
