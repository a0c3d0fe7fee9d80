/**
 * Shapes of gouge cuts, which make flat shapes look cut by hand. All drawings use these for
 * hatching, so that they look alike.
 */
const n = (value: number): string => String(Math.round(value * 100) / 100);

export type Point = readonly [x: number, y: number];

/** One gouge stroke: pointed at both ends, widest a little before its end. */
export function gouge([x1, y1]: Point, [x2, y2]: Point, width = 1.4): string {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const px = (-(y2 - y1) / length) * (width / 2);
  const py = ((x2 - x1) / length) * (width / 2);
  const mx = x1 + (x2 - x1) * 0.62;
  const my = y1 + (y2 - y1) * 0.62;
  return `M${n(x1)} ${n(y1)}Q${n(mx + px)} ${n(my + py)} ${n(x2)} ${n(y2)}Q${n(mx - px)} ${n(my - py)} ${n(x1)} ${n(y1)}Z`;
}

/** A straight cut, from its pointed start to its end. */
export type Stroke = readonly [x1: number, y1: number, x2: number, y2: number];

/** Parallel strokes from the first to the last, with slightly uneven ends. */
export function gouges(first: Stroke, last: Stroke, count: number, width = 1.4): string {
  return Array.from({ length: count }, (_, i) => {
    const t = count === 1 ? 0 : i / (count - 1);
    const short = i % 2 === 0 ? 1 : 0.78;
    const start = between([first[0], first[1]], [last[0], last[1]], t);
    const end = between([first[2], first[3]], [last[2], last[3]], t);
    return gouge(start, between(start, end, short), width);
  }).join('');
}

/** A shadow of teeth: wedges along the edge a–b with their tips at a distance of (dx, dy). */
export function teeth(a: Point, b: Point, count: number, dx: number, dy: number): string {
  return Array.from({ length: count }, (_, i) => {
    const left = between(a, b, i / count);
    const right = between(a, b, (i + 1) / count);
    const [mx, my] = between(left, right, 0.5);
    const reach = [1, 0.7, 0.88][i % 3] ?? 1;
    return `M${n(left[0])} ${n(left[1])}L${n(mx + dx * reach)} ${n(my + dy * reach)}L${n(right[0])} ${n(right[1])}Z`;
  }).join('');
}

export function rect(x: number, y: number, w: number, h: number): string {
  return `M${n(x)} ${n(y)}H${n(x + w)}V${n(y + h)}H${n(x)}Z`;
}

export function roundRect(x: number, y: number, w: number, h: number, r: number): string {
  const corner = (toX: number, toY: number) => `A${n(r)} ${n(r)} 0 0 1 ${n(toX)} ${n(toY)}`;
  return [
    `M${n(x + r)} ${n(y)}H${n(x + w - r)}${corner(x + w, y + r)}V${n(y + h - r)}`,
    `${corner(x + w - r, y + h)}H${n(x + r)}${corner(x, y + h - r)}V${n(y + r)}${corner(x + r, y)}Z`,
  ].join('');
}

export function disc(cx: number, cy: number, r: number): string {
  return `M${n(cx - r)} ${n(cy)}A${n(r)} ${n(r)} 0 1 1 ${n(cx + r)} ${n(cy)}A${n(r)} ${n(r)} 0 1 1 ${n(cx - r)} ${n(cy)}Z`;
}

export function polygon(...points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;
}

/** `turn` in degrees. */
export function ellipse(cx: number, cy: number, rx: number, ry: number, turn = 0): string {
  const angle = (turn * Math.PI) / 180;
  const [dx, dy] = [Math.cos(angle) * rx, Math.sin(angle) * rx];
  const half = `A${n(rx)} ${n(ry)} ${n(turn)} 1 1`;
  return `M${n(cx - dx)} ${n(cy - dy)}${half} ${n(cx + dx)} ${n(cy + dy)}${half} ${n(cx - dx)} ${n(cy - dy)}Z`;
}

/** A pointed leaf from its foot to its tip; `bend` curves it to one side. */
export function leaf([x1, y1]: Point, [x2, y2]: Point, width: number, bend = 0): string {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [nx, ny] = [-(y2 - y1) / length, (x2 - x1) / length];
  const side = (away: number) => {
    const reach = bend + away * width * 0.66;
    const at = (t: number) =>
      `${n(x1 + (x2 - x1) * t + nx * reach)} ${n(y1 + (y2 - y1) * t + ny * reach)}`;
    return away > 0 ? `C${at(0.25)} ${at(0.7)}` : `C${at(0.7)} ${at(0.25)}`;
  };
  return `M${n(x1)} ${n(y1)}${side(1)} ${n(x2)} ${n(y2)}${side(-1)} ${n(x1)} ${n(y1)}Z`;
}

/** An opening with a round head, standing on its base line. */
export function arch(cx: number, base: number, w: number, h: number): string {
  const r = w / 2;
  return `M${n(cx - r)} ${n(base)}V${n(base - h + r)}A${n(r)} ${n(r)} 0 0 1 ${n(cx + r)} ${n(base - h + r)}V${n(base)}Z`;
}

function between(a: Point, b: Point, t: number): Point {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
}
