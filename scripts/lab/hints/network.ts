import { nextInt, seedRandom } from '#engine';

/** The small network that tells what seats mean to each other, while it learns (`src/bots/evaluation/rivalry`). */

/** A moment of a game as the network sees it. */
export interface Moment {
  /** What each seat has, and what the table has: all about as large. */
  readonly seats: readonly Float32Array[];
  readonly table: Float32Array;
  /** What the chances are without the network: their logarithms. */
  readonly before: readonly number[];
  /** Each seat's part of the victory. */
  readonly wins: readonly number[];
}

/** A list of numbers for each unit: of the seat, of the table, and at the end what the unit counts. */
export interface Network {
  readonly units: readonly Float64Array[];
  /** How many numbers there are of a seat. */
  readonly width: number;
}

export function newNetwork(count: number, { seats, table }: Moment): Network {
  const random = seedRandom('network');
  const width = seats[0]?.length ?? 0;
  const size = 0.5 / Math.sqrt(width + table.length);
  const about = () => size * (nextInt(random, 2001) / 500 - 2);
  const units = Array.from({ length: count }, () => {
    const unit = Float64Array.from({ length: width + table.length + 1 }, about);
    unit[unit.length - 1] = 0;
    return unit;
  });
  return { units, width };
}

const at = (list: ArrayLike<number>, index: number) => list[index] ?? 0;

function dot(row: Float32Array, unit: Float64Array, from: number): number {
  let total = 0;
  for (let i = 0; i < row.length; i++) total += at(row, i) * at(unit, from + i);
  return total;
}

/** What each unit says of each seat. */
function said({ units, width }: Network, { seats, table }: Moment): number[][] {
  return units.map((unit) => {
    const common = dot(table, unit, width);
    return seats.map((row) => Math.tanh(common + dot(row, unit, 0)));
  });
}

const pullOf = (unit: Float64Array) => at(unit, unit.length - 1);

export function chancesBy(
  network: Network,
  moment: Moment,
  words = said(network, moment),
): number[] {
  const { units } = network;
  const points = moment.before.map((before, seat) =>
    units.reduce((sum, unit, i) => sum + pullOf(unit) * at(words[i] ?? [], seat), before),
  );
  const most = Math.max(...points);
  const shares = points.map((point) => Math.exp(point - most));
  const total = shares.reduce((a, b) => a + b, 0);
  return shares.map((share) => share / total);
}

/** Adds the slope of the log chance of who won to `slopes`, which are like the units. */
function addSlope(network: Network, moment: Moment, slopes: readonly Float64Array[]): void {
  const { units, width } = network;
  const words = said(network, moment);
  const errors = chancesBy(network, moment, words).map((own, seat) => own - at(moment.wins, seat));
  for (const [i, unit] of units.entries()) {
    const slope = slopes[i] ?? new Float64Array(0);
    let common = 0;
    for (const [seat, row] of moment.seats.entries()) {
      const error = at(errors, seat);
      const word = at(words[i] ?? [], seat);
      const inner = error * pullOf(unit) * (1 - word * word);
      slope[slope.length - 1] = pullOf(slope) + error * word;
      addTimes(slope, 0, row, inner);
      common += inner;
    }
    addTimes(slope, width, moment.table, common);
  }
}

function addTimes(slope: Float64Array, from: number, row: Float32Array, factor: number): void {
  for (let i = 0; i < row.length; i++) slope[from + i] = at(slope, from + i) + at(row, i) * factor;
}

/** How much every weight is drawn to 0: without it the network learns its games by heart. */
const MODESTY = 0.0003;

/** Steps down the slope (Adam). */
export class Learner {
  private readonly means: readonly Float64Array[];
  private readonly squares: readonly Float64Array[];
  private steps = 0;

  constructor(private readonly network: Network) {
    this.means = likeThe(network);
    this.squares = likeThe(network);
  }

  step(batch: readonly Moment[], rate: number): void {
    const slopes = likeThe(this.network);
    for (const moment of batch) addSlope(this.network, moment, slopes);
    this.steps++;
    for (const [i, unit] of this.network.units.entries()) {
      const [slope, mean, square] = [slopes[i], this.means[i], this.squares[i]];
      if (slope && mean && square) this.move(unit, slope, mean, square, batch.length, rate);
    }
  }

  private move(
    unit: Float64Array,
    slope: Float64Array,
    mean: Float64Array,
    square: Float64Array,
    count: number,
    rate: number,
  ): void {
    for (let i = 0; i < unit.length; i++) {
      const own = at(slope, i) / count + MODESTY * at(unit, i);
      mean[i] = 0.9 * at(mean, i) + 0.1 * own;
      square[i] = 0.999 * at(square, i) + 0.001 * own * own;
      const size = Math.sqrt(at(square, i) / (1 - 0.999 ** this.steps)) + 1e-8;
      unit[i] = at(unit, i) - (rate * at(mean, i)) / (1 - 0.9 ** this.steps) / size;
    }
  }
}

const likeThe = ({ units }: Network) => units.map(({ length }) => new Float64Array(length));
