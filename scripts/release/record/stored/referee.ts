import { loadModules } from '#scripts/release/load';
import { type Engine, RELEASE_1, type Request, type State } from '#scripts/release/release1';

/** The referee of the first release, with the database in memory. */

export type CallName =
  | 'createMatch'
  | 'joinMatch'
  | 'startMatch'
  | 'submitAction'
  | 'setOrders'
  | 'resign'
  | 'rematch';

type Runnable = { run(request: object): Promise<{ matchId: string; code: string }> };

export interface Referee {
  readonly engine: Engine;
  readonly calls: Readonly<Record<CallName, Runnable>>;
  readonly documents: ReadonlyMap<string, { readonly data: Readonly<Record<string, unknown>> }>;
}

/** `matches/{id}/secret/state`, read. */
export interface MatchRecord {
  readonly status: string;
  readonly version: number;
  readonly rules: Omit<Request, 'seats' | 'seed'>;
  readonly seats: readonly { readonly uid: string | null; readonly left: string | null }[];
  readonly state: (State & { readonly round: number; readonly role: number | null }) | null;
}

interface Database {
  database(): { readonly documents: Referee['documents'] };
}

export async function loadReferee(): Promise<Referee> {
  const loaded = await loadModules(
    RELEASE_1,
    {
      engine: 'src/engine/index.ts',
      calls: 'functions/src/index.ts',
      database: 'functions/src/database.ts',
    },
    {
      'firebase-admin/app': 'scripts/release/stubs/firestore.ts',
      'firebase-admin/firestore': 'scripts/release/stubs/firestore.ts',
      'node:crypto': 'scripts/release/stubs/crypto.ts',
    },
  );
  const { documents } = (loaded.database as Database).database();
  return { engine: loaded.engine as Engine, calls: loaded.calls as Referee['calls'], documents };
}
