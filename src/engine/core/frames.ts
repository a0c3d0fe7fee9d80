import type { Seat } from './ids';
import type { AnyAction, Frame, Game, Step } from './module';
import { refusal } from './refusals';
import { registry } from './registry';

export function pushFrame<Data>(
  game: Game,
  step: Pick<Step<never, Data>, 'number'>,
  seat: Seat,
  data: Data,
): void {
  const { frames } = game.state;
  // `push` is slower on Hermes, which looks it up in the prototype each time.
  frames[frames.length] = { step: step.number, seat, data };
}

export function popFrame(game: Game): void {
  game.state.frames.pop();
}

export function topFrame(frames: readonly Frame[]): Frame | undefined {
  return frames[frames.length - 1];
}

export function cloneFrame(frame: Frame): Frame {
  const { step, seat, data } = frame;
  return { step, seat, data: data === null ? null : registry.steps[step].clone(data) };
}

type Automatic<G extends Game, Data> = Pick<Step<G, Data>, 'name' | 'advance' | 'data' | 'clone'>;
type Plain<G extends Game, Act extends AnyAction> = Omit<
  Step<G, null, Act>,
  'number' | 'data' | 'clone'
>;

const UNNUMBERED = 1_000;
const noChoice = {
  legal() {},
  refuse: () => refusal('notNow'),
  apply() {},
};
const noData = { data: null, clone: () => null };

/** A step with data. All steps have one shape, because V8 is faster with one. */
export function step<G extends Game, Data, Act extends AnyAction>(
  made: Omit<Step<G, Data, Act>, 'number'>,
): Step<G, Data, Act> {
  return {
    name: made.name,
    number: UNNUMBERED,
    data: made.data,
    clone: made.clone,
    advance: made.advance,
    legal: made.legal,
    refuse: made.refuse,
    apply: made.apply,
    asked: made.asked,
    imagine: made.imagine,
    opening: made.opening,
  };
}

/** A step without data. */
export function plainStep<G extends Game, Act extends AnyAction>(
  made: Plain<G, Act>,
): Step<G, null, Act> {
  return step({ ...noData, ...made });
}

/** A step without a decision. */
export function automaticStep<G extends Game, Data>(
  made: Automatic<G, Data>,
): Step<G, Data, AnyAction> {
  return step({ ...noChoice, ...made });
}

export function plainAutomaticStep<G extends Game>(
  made: Pick<Step<G, null>, 'name' | 'advance'>,
): Step<G, null, AnyAction> {
  return step({ ...noChoice, ...noData, ...made });
}
