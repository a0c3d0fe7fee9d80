import type { Phone } from '#native-host/host/phone';
import { isParagraph, type ShadowNode, textOf } from '#native-host/host/tree';
import type { Box } from '#native-host/host/uiManager';
import type { Layout } from './layOut';

/** The laid-out screen as an SVG for inspection: boxes and texts, no art. */
export function draw({ tree, device }: Phone, layout: Layout): string {
  const { width, height } = device;
  const windows: ShadowNode[] = [];
  const shapes = tree.rootNodes().flatMap((node) => shapesOf(node, layout, windows));
  // A sheet covers everything, wherever it is in the tree.
  const above = windows.flatMap((sheet) =>
    sheet.children.flatMap((child) => shapesOf(child, layout, [])),
  );
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${[...shapes, ...above].join('')}</svg>\n`;
}

function shapesOf(node: ShadowNode, layout: Layout, windows: ShadowNode[]): string[] {
  const box = layout.boxes.get(node.tag);
  if (box === undefined || node.props.opacity === 0) return [];
  if (node.view === 'RCTModalHostView') {
    windows.push(node);
    return [];
  }
  if (isParagraph(node)) return [words(node, box)];
  const own = node.view.startsWith('RNSVG') ? [picture(box)] : [ground(node, box)];
  if (node.view.startsWith('RNSVG')) return own;
  return [...own, ...node.children.flatMap((child) => shapesOf(child, layout, windows))];
}

function colour(value: unknown): string {
  if (typeof value !== 'number') return 'none';
  const bits = value >>> 0;
  const channels = [(bits >> 16) & 255, (bits >> 8) & 255, bits & 255];
  return `rgba(${channels.join(',')},${((bits >>> 24) / 255).toFixed(2)})`;
}

const frame = ({ x, y, width, height }: Box) =>
  `x="${x}" y="${y}" width="${Math.max(0, width)}" height="${Math.max(0, height)}"`;

function ground({ props }: ShadowNode, box: Box): string {
  const hasEdge = typeof props.borderWidth === 'number' && props.borderWidth > 0;
  const edge = hasEdge ? colour(props.borderColor) : 'none';
  const round = typeof props.borderRadius === 'number' ? Math.min(props.borderRadius, 30) : 0;
  return `<rect ${frame(box)} rx="${round}" fill="${colour(props.backgroundColor)}" stroke="${edge}"/>`;
}

const picture = (box: Box) => `<rect ${frame(box)} rx="4" fill="rgba(128,128,128,0.25)"/>`;

/** One line per box is enough to show its place; SVG does not wrap text. */
function words(node: ShadowNode, box: Box): string {
  const { fontSize, color, fontWeight } = node.props;
  const size = typeof fontSize === 'number' ? fontSize : 14;
  const look = `font-family="sans-serif" font-size="${size}" font-weight="${fontWeight ?? 400}"`;
  const fit = `textLength="${box.width}" lengthAdjust="spacingAndGlyphs"`;
  const isOneLine = box.height < size * 2;
  const text = textOf(node).replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return `<text x="${box.x}" y="${box.y + size}" ${look} ${isOneLine ? fit : ''} fill="${colour(color)}">${text}</text>`;
}
