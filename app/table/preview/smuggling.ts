import {
  type Action,
  foresee,
  type GameEvent,
  type GameState,
  previewRole,
  type Role,
  type Seat,
  type SeatPreview,
} from '#engine';
import type { Prospect } from './roleOutlook';

export type SmugglerAction = Extract<Action, { type: 'raid' | 'loot' | 'poach' | 'capture' }>;

/** An action of the smuggler with its outcome. */
export interface SmugglerOption {
  readonly action: SmugglerAction;
  readonly events: readonly GameEvent[];
}

export const isSmugglerAction = (action: Action): action is SmugglerAction =>
  action.type === 'raid' ||
  action.type === 'loot' ||
  action.type === 'poach' ||
  action.type === 'capture';

/** Current options of the smuggler. */
export const smugglerOptions = (
  state: GameState,
  seat: Seat,
  options: readonly Action[],
): SmugglerOption[] =>
  options.filter(isSmugglerAction).map((action) => ({
    action,
    events: foresee(state, seat, action).events,
  }));

/** Options of the chooser if the role were taken now; empty for roles other than the smuggler. */
export function smugglerOptionsAhead(
  state: GameState,
  chooser: Seat,
  role: Role,
): SmugglerOption[] {
  const own = previewRole(state, chooser, role).find(({ seat }) => seat === chooser);
  return (own?.choices ?? []).flatMap(({ action, events }) =>
    isSmugglerAction(action) ? [{ action, events }] : [],
  );
}

/** The best option of each kind, highest gain first. Captures count only if they bring coins. */
export function smugglerProspects({ choices }: SeatPreview): Prospect[] {
  const found = choices.flatMap(({ events }) => events.flatMap(prospectOf));
  found.sort((one, other) => amountOf(other) - amountOf(one));
  const kinds = found.map(({ kind }) => kind);
  return found.filter(({ kind }, at) => kinds.indexOf(kind) === at);
}

function prospectOf(event: GameEvent): Prospect[] {
  switch (event.type) {
    case 'raided':
      return [{ kind: 'raid', good: event.good, count: event.taken }];
    case 'looted':
      return [{ kind: 'loot', vp: event.vp }];
    case 'poached':
      return event.taken > 0 ? [{ kind: 'poach', count: event.taken }] : [];
    case 'captured':
      return [{ kind: 'capture', role: event.role, coins: event.coins }];
    default:
      return [];
  }
}

function amountOf(prospect: Prospect): number {
  if (prospect.kind === 'raid' || prospect.kind === 'poach') return prospect.count;
  if (prospect.kind === 'loot') return prospect.vp;
  return prospect.kind === 'capture' ? prospect.coins : 0;
}
