import { isRefusal, type Refusal, refusal } from '../model/refusals';
import { type GameState, SCHEMA } from '../model/state';
import { checkOptions } from './options';

/** Steps from one schema to the next, by the number they start from. */
const STEPS: Readonly<Record<number, (state: Record<string, unknown>) => void>> = {};

/** A stored state, of this version or an older one, as this version's state. */
export function migrate(json: unknown): GameState | Refusal {
  if (typeof json !== 'object' || json === null) return refusal('badSave', 'state');
  const state = structuredCopy(json);
  let schema = Number(state.schema);
  while (schema < SCHEMA) {
    const step = STEPS[schema];
    if (step === undefined) return refusal('badSave', 'schema');
    step(state);
    schema++;
  }
  if (schema !== SCHEMA) return refusal('badSave', 'schema');
  const options = checkOptions(state.options);
  if (isRefusal(options)) return options;
  const missing = FIELDS.find((field) => !(field in state));
  return missing === undefined
    ? ({ ...state, schema: SCHEMA, options } as unknown as GameState)
    : refusal('badSave', missing);
}

const structuredCopy = (json: object) => JSON.parse(JSON.stringify(json));

const FIELDS = ['random', 'players', 'frames', 'ships', 'market', 'board', 'over'] as const;
