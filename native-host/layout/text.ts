import type { ShadowNode } from '#native-host/host/tree';
import advances from './advances.json';

type Face = keyof typeof advances;

/** A stretch of text in one style. */
interface Run {
  readonly text: string;
  readonly size: number;
  readonly lineHeight: number | undefined;
  readonly face: Face;
}

export interface Measured {
  readonly width: number;
  readonly height: number;
  readonly lines: number;
  /** Width on a single line of unlimited length. */
  readonly natural: number;
  /** Whether a single word is wider than the line and would be torn. */
  readonly isTorn: boolean;
}

/** The free bold face is wider than those of phones. The regular face needs no correction. */
const BOLD_AS_ON_PHONES = 0.93;
const USUAL_SIZE = 14;
const USUAL_LEADING = 1.2;
/** Width assumed for characters that are not in the table, wider than nearly all letters. */
const UNKNOWN_LETTER = 900;

const widths: Readonly<Record<Face, Readonly<Record<string, number>>>> = advances;

function widthOf({ text, size, face }: Run): number {
  const thousandths = [...text].reduce(
    (sum, letter) => sum + (widths[face][letter] ?? UNKNOWN_LETTER),
    0,
  );
  return (thousandths / 1000) * size * (face === 'bold' ? BOLD_AS_ON_PHONES : 1);
}

const numberOr = <Other>(value: unknown, other: Other) =>
  typeof value === 'number' ? value : other;

type Inherited = Omit<Run, 'text'> & Readonly<{ scale: number }>;

/** The runs of a paragraph, scaled by the user's text size. */
export function runsOf(node: ShadowNode, fontScale: number, outer?: Inherited): Run[] {
  const { props } = node;
  if (node.view === 'RCTRawText') return outer ? [{ ...outer, text: String(props.text) }] : [];
  const most = numberOr(props.maxFontSizeMultiplier, outer?.scale ?? fontScale);
  const scale = props.allowFontScaling === false ? 1 : Math.min(fontScale, most);
  const size = numberOr(props.fontSize, undefined);
  const lineHeight = numberOr(props.lineHeight, undefined);
  const look: Inherited = {
    scale,
    size: size === undefined ? (outer?.size ?? USUAL_SIZE * scale) : size * scale,
    lineHeight: lineHeight === undefined ? outer?.lineHeight : lineHeight * scale,
    face: faceOf(props, outer?.face),
  };
  return node.children.flatMap((child) => runsOf(child, fontScale, look));
}

function faceOf(props: ShadowNode['props'], outer: Face = 'regular'): Face {
  if (/palatino|^serif$/i.test(String(props.fontFamily ?? ''))) return 'display';
  if (props.fontWeight === undefined) return outer;
  return /^(bold|[6-9]00)$/.test(String(props.fontWeight)) ? 'bold' : 'regular';
}

/** Breaks a paragraph into lines between words, as phones do. */
export function measure(runs: readonly Run[], widest: number, mostLines: number): Measured {
  const words = runs.flatMap((run) =>
    run.text.split(/(?<=[\s\u200b-])/).map((text) => ({ ...run, text })),
  );
  let lines = 1;
  let line = 0;
  let longest = 0;
  let isTorn = false;
  for (const word of words) {
    const bare = widthOf({ ...word, text: word.text.trimEnd() });
    if (line > 0 && line + bare > widest) {
      longest = Math.max(longest, line);
      line = 0;
      lines++;
    }
    isTorn ||= bare > widest;
    line += widthOf(word);
  }
  const leading = Math.max(0, ...runs.map((run) => run.lineHeight ?? run.size * USUAL_LEADING));
  return {
    width: Math.min(Math.max(longest, line), widest),
    height: Math.min(lines, mostLines) * leading,
    lines,
    natural: runs.reduce((sum, run) => sum + widthOf(run), 0),
    isTorn,
  };
}
