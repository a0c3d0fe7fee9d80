import { loadModules } from '#scripts/release/load';
import {
  type Action,
  type Engine,
  RELEASE_1,
  type Seat,
  type State,
} from '#scripts/release/release1';

/** The sessions of the first release, as far as saves are made with them. */

export interface Snapshot {
  readonly asked: Seat | null;
  readonly handOverTo: Seat | null;
  readonly table: State;
  readonly canUndo: boolean;
}

export interface Session {
  get(): Snapshot;
  act(action: Action): Promise<object | null>;
  undo(): void;
  takePhone(): void;
  close(): Promise<void>;
}

export interface Game {
  readonly id: string;
  readonly actions: readonly string[];
}

interface Ports {
  readonly think: unknown;
  readonly clock: object;
  readonly pause: () => number;
  readonly save: (game: Game) => Promise<void>;
  readonly today: () => number;
}

export interface Sessions {
  readonly engine: Engine;
  newLocalGame(request: object): Game;
  createLocalSession(game: Game, ports: Ports): Session;
  createSaveRepository(storage: object): {
    save(game: Game): Promise<void>;
    open(id: string): Promise<{ readonly game: Game }>;
  };
  memoryStorage(items: Map<string, string>): object;
  readonly thinkAs: unknown;
}

export async function loadSessions(): Promise<Sessions> {
  const loaded = await loadModules(RELEASE_1, {
    engine: 'src/engine/index.ts',
    localGame: 'src/session/local/localGame.ts',
    localSession: 'src/session/local/localSession.ts',
    thinkAs: 'src/session/local/thinkAs.ts',
    repository: 'src/session/saves/repository.ts',
    storage: 'src/session/saves/storage.ts',
  });
  const { engine, ...parts } = loaded;
  return Object.assign({ engine: engine as Engine }, ...Object.values(parts)) as Sessions;
}
