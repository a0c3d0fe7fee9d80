import { fortress } from './buildings/fortress';
import { disc, gouge, gouges, leaf, polygon, teeth } from './drawing/cuts';
import { block, type Drawing, drawing, flat, groove, line, place, shade } from './drawing/drawing';
import { goodDrawings } from './goods/drawings';
import { cargoShip } from './pieces/ships';

export const SCENE_WIDTH = 320;
export const SCENE_HEIGHT = 150;

const HORIZON = 104;
const SUN = [176, 84] as const;

/** Rays cut around the rising sun, long and short in turn. */
const rays = Array.from({ length: 25 }, (_, i) => {
  const angle = Math.PI + (i * Math.PI) / 24;
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const [near, far] = [46, i % 2 === 0 ? 84 : 70];
  return gouge([SUN[0] + dx * far, SUN[1] + dy * far], [SUN[0] + dx * near, SUN[1] + dy * near], 5);
}).join('');

const mountains = [
  block('sea', `M44 ${HORIZON}L72 74L84 80L108 48L128 66L140 60L172 ${HORIZON}Z`),
  shade(teeth([108, 50], [134, 94], 9, -11, 4)),
  shade(teeth([72, 76], [92, 98], 5, -8, 3)),
  block('leaf', `M20 ${HORIZON}C40 88 70 84 96 90C126 84 160 90 204 ${HORIZON}Z`),
  shade(gouges([70, 92, 60, 101], [180, 98, 190, 102], 11, 2.2)),
];

/** Rows of waves, nearer ones longer and farther apart; the sea frays out to both sides. */
const sea = [0, 1, 2, 3].flatMap((row) => {
  const y = HORIZON + 7 + row * 9;
  const inset = 14 - row * 2;
  const step = 15 + row * 3;
  const count = Math.floor((SCENE_WIDTH - inset * 2) / step);
  return Array.from({ length: count }, (_, i) => {
    const x = inset + i * step + (row % 2) * (step / 2);
    return gouge([x, y + 1.5], [x + step * 0.8, y - 1], 3 + row * 0.4);
  });
});

const water = [
  flat(
    'indigo',
    `M6 ${HORIZON}H314C306 110 318 116 308 122C314 128 300 132 304 138C286 146 220 140 170 145C110 141 40 147 14 138C22 132 4 128 12 121C2 116 16 110 6 ${HORIZON}Z`,
  ),
  flat('sky', sea.join('')),
  line(`M2 ${HORIZON}H318`, 2.4),
];

const fronds = (x: number, y: number, size: number): Drawing =>
  [
    leaf([x, y], [x - size, y + size * 0.55], size * 0.42, -size * 0.34),
    leaf([x, y], [x + size, y + size * 0.55], size * 0.42, size * 0.34),
    leaf([x, y], [x - size * 1.05, y - size * 0.2], size * 0.4, -size * 0.26),
    leaf([x, y], [x + size * 1.05, y - size * 0.2], size * 0.4, size * 0.26),
    leaf([x, y], [x - size * 0.4, y - size * 0.9], size * 0.38, -size * 0.1),
    leaf([x, y], [x + size * 0.45, y - size * 0.85], size * 0.38, size * 0.1),
  ].map((d) => block('leaf', d));

const trunk = (x: number, y: number, footX: number): Drawing => [
  block(
    'bark',
    `M${footX - 4} 128C${footX - 2} 100 ${x - 4} ${y + 30} ${x - 2} ${y}H${x + 2}C${x + 2} ${y + 30} ${footX + 5} 100 ${footX + 5} 128Z`,
  ),
  shade(teeth([x + 1.5, y + 12], [footX + 5, 126], 9, -4.5, 1.5)),
];

const shore = [
  block('gold', 'M4 134C12 122 30 117 50 119C66 121 78 127 84 134C60 141 22 141 4 134Z'),
  shade(gouges([30, 136, 42, 128], [66, 136, 74, 131], 5, 2.2)),
];

/** The title: sun, island, fortress, palms and a ship under sail. */
export const titleScene = drawing(
  flat('gold', rays),
  block('gold', disc(SUN[0], SUN[1], 38)),
  groove(`M150 66H202M146 76H206M144 88H208`, 1.6),
  mountains,
  place(fortress, 132, 58, 1),
  water,
  shore,
  trunk(30, 50, 34),
  trunk(56, 68, 48),
  fronds(56, 68, 20),
  fronds(30, 50, 24),
  place(cargoShip(5, Object.values(goodDrawings.classic)), 206, 66, 1.25),
  flat('indigo', polygon([200, 121], [318, 121], [308, 127], [212, 127])),
  flat('sky', gouges([206, 122.5, 222, 121], [296, 122.5, 312, 121], 7, 3.4)),
);
