import { isRefusal, type Refusal, refusal } from '../model/refusals';
import { type GameState, SCHEMA } from '../model/state';
import { createGame } from './create';
import { rulesFor } from './rules';
import { shapeFault } from './shape';

type Save = Record<string, unknown>;

/** Steps from one schema to the next, by the number they start from. */
const STEPS: Readonly<Record<number, (state: Save) => void>> = {};

/** A stored state, of this version or an older one, as this version's state. */
export function migrate(json: unknown): GameState | Refusal {
  const save = copyOf(json);
  if (save === null) return refusal('badSave', 'state');
  if (!bringUpToDate(save)) return refusal('badSave', 'schema');
  const likeNew = createGame(save.options);
  if (isRefusal(likeNew)) return likeNew;
  const fault = shapeFault(likeNew, save) ?? unknownFrame(likeNew, save);
  if (fault !== null) return refusal('badSave', fault);
  return { ...save, options: likeNew.options } as unknown as GameState;
}

function copyOf(json: unknown): Save | null {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return null;
  try {
    return JSON.parse(JSON.stringify(json));
  } catch {
    return null;
  }
}

function bringUpToDate(save: Save): boolean {
  if (!Number.isInteger(save.schema)) return false;
  for (let schema = save.schema as number; schema < SCHEMA; schema++) {
    const step = STEPS[schema];
    if (step === undefined) return false;
    step(save);
  }
  return (save.schema as number) <= SCHEMA;
}

/** A frame that this version has no step for could never be answered. */
function unknownFrame(likeNew: GameState, save: Save): string | null {
  const { steps } = rulesFor(likeNew.options);
  const frames = save.frames as GameState['frames'];
  return frames.every(({ kind }) => Object.hasOwn(steps, kind)) ? null : 'frames';
}
