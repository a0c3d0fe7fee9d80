import { type GameState, isRefusal, type Refusal } from '#engine';
import { newGameId, newSeed } from '#session/saves/ids';
import type { OpenedSave, SaveRepository } from '#session/saves/repository';
import type { Session } from '#session/session';
import { gameFrom, type LocalGame, type LocalGameRequest, newLocalGame } from './localGame';
import { createLocalSession, type LocalPorts } from './localSession';

export type OpenedGame =
  | { readonly session: Session; readonly recovered: boolean }
  | Extract<OpenedSave, { fault: unknown }>;

export type NewGame = Omit<LocalGameRequest, 'id' | 'seed' | 'now'>;

/** Opens games from the saves and makes new ones; one session for each game at a time. */
export interface GameKeeper {
  start(request: NewGame): Promise<LocalGame | Refusal>;
  /** A new game from a point of another, which stays. */
  playOn(game: LocalGame, from: GameState): Promise<LocalGame>;
  open(id: string): Promise<OpenedGame>;
  /** Ends the session of a game once all of it is stored. */
  close(id: string): Promise<void>;
}

export function createGameKeeper(
  saves: SaveRepository,
  ports: Omit<LocalPorts, 'save'>,
): GameKeeper {
  const open = new Map<string, Promise<OpenedGame>>();
  const closing = new Map<string, Promise<void>>();

  async function load(id: string): Promise<OpenedGame> {
    await closing.get(id);
    const opened = await saves.open(id);
    if ('fault' in opened) return opened;
    const session = createLocalSession(opened.game, { ...ports, save: saves.save });
    return { session, recovered: opened.recovered };
  }

  return {
    async start(request) {
      const game = newLocalGame({
        ...request,
        id: newGameId(),
        seed: newSeed(),
        now: ports.today(),
      });
      if (!isRefusal(game)) await saves.save(game);
      return game;
    },
    async playOn(game, from) {
      const next = gameFrom(game, from, newGameId(), ports.today());
      await saves.save(next);
      return next;
    },
    open(id) {
      const opening = open.get(id) ?? load(id);
      open.set(id, opening);
      return opening;
    },
    close(id) {
      const opening = open.get(id);
      // Whoever asks again waits for the same end.
      if (opening === undefined) return closing.get(id) ?? Promise.resolve();
      open.delete(id);
      const end = opening.then((opened) =>
        'session' in opened ? opened.session.close() : undefined,
      );
      closing.set(id, end);
      return end;
    },
  };
}
