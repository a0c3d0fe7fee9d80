import type { Json, JsonRecord } from '#engine/core/json';
import { building, flagsOf, GOOD_COUNT, recordOf, tile, tileSource } from './names';

/** A step of the first release: every one had two numbers, and each meant something else by them. */
interface OldFrame {
  readonly kind: Json;
  readonly seat: Json;
  readonly subject: Json;
  readonly detail: Json;
}

/** What a step of the first release is today. */
interface Today {
  readonly step: string;
  readonly data: Json;
}

/** By seat: spaces that are still free on the island. */
type FreeSpaces = readonly number[];

type Step = (frame: OldFrame, freeSpaces: FreeSpaces) => Today;

const plain =
  (step: string): Step =>
  () => ({ step, data: null });
const turns =
  (step: string): Step =>
  ({ subject }) => ({ step, data: { stage: subject } });

const STEPS: Readonly<Record<string, Step>> = {
  round: ({ subject }) => ({ step: 'base.round', data: { offered: subject === 1 } }),
  phase: turns('base.phase'),
  phaseStart: plain('base.phaseStart'),
  phaseEnd: plain('base.phaseEnd'),
  draft: plain('base.draft'),
  settlerTurns: turns('base.settlerTurns'),
  furtherTiles: () => ({ step: 'base.furtherTiles', data: { offered: false } }),
  settle: ({ subject }) => ({ step: 'base.settle', data: { further: subject === 1 } }),
  place: ({ subject, detail }, { length }) => ({
    step: 'base.place',
    data: { waiting: flagsOf(subject, length), looked: flagsOf(detail, length) },
  }),
  builderTurns: turns('base.builderTurns'),
  build: plain('base.build'),
  craftsmanTurns: turns('base.craftsmanTurns'),
  produce: plain('base.produce'),
  // It kept how many goods were still to come, and not how many had been taken.
  privilegeGoods: ({ subject }) => ({
    step: 'base.privilegeGoods',
    data: { taken: 0, declined: subject === 0 },
  }),
  traderTurns: turns('base.traderTurns'),
  sell: plain('base.sell'),
  load: ({ subject, detail }) => ({
    step: 'base.loadTurns',
    data: { idle: subject, begun: detail === 1 },
  }),
  storageTurns: turns('base.storageTurns'),
  store: plain('base.store'),
  hacienda: plain('base.hacienda'),
  hospice: ({ seat, subject, detail }, freeSpaces) => ({
    step: 'base.hospice',
    data: {
      tile: tile(subject),
      comesAgain: tileSource(detail) === 'stack' && (freeSpaces[Number(seat)] ?? 0) > 0,
    },
  }),
  university: ({ subject }) => ({ step: 'base.university', data: { building: building(subject) } }),
  guesthouse: () => ({ step: 'newBuildings.guesthouse', data: { leisure: 'turn' } }),
  sawmill: ({ subject, detail }) => ({
    step: 'newBuildings.sawmill',
    data: { tile: tile(subject), source: tileSource(detail) },
  }),
  huntingLodge: plain('nobles.huntingLodge'),
  landOffice: plain('nobles.landOffice'),
  royalSupplier: ({ subject, detail }) => ({
    step: 'nobles.royalSupplier',
    data: { left: subject, delivered: flagsOf(detail, GOOD_COUNT) },
  }),
};

export function framesOfRelease1(json: Json, freeSpaces: FreeSpaces): Json {
  if (!Array.isArray(json)) return null;
  const frames = json.map((item: Json) => frameOf(recordOf(item), freeSpaces));
  const waiting = recordOf(json.at(-1) ?? null);
  // Whoever was asked to load has a step for that today, above the one that goes round.
  return waiting.kind === 'load' && waiting.detail === 1
    ? [...frames, { step: 'base.load', seat: waiting.seat ?? null, data: null }]
    : frames;
}

function frameOf(frame: JsonRecord, freeSpaces: FreeSpaces): JsonRecord {
  const { kind = null, seat = null, subject = null, detail = null } = frame;
  const step = STEPS[String(kind)];
  const today = step?.({ kind, seat, subject, detail }, freeSpaces);
  return { step: today?.step ?? '?', seat, data: today?.data ?? null };
}
