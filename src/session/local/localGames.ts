import { type GameState, isRefusal, type Refusal } from '#engine';
import { ok, type Result } from '#protocol/result';
import { newGameId, newSeed } from '#session/saves/ids';
import type { OpenError, SaveRepository } from '#session/saves/repository';
import type { Session } from '#session/session';
import { copyFromState, type LocalGame, type LocalGameRequest, newLocalGame } from './localGame';
import { createLocalSession, type LocalPorts } from './localSession';

export type OpenedGame = Result<
  { readonly session: Session; readonly recovered: boolean },
  OpenError
>;

export type NewGame = Omit<LocalGameRequest, 'id' | 'seed' | 'now'>;

/** Creates games and opens saved ones. Each game has at most one session at a time. */
export interface LocalGames {
  start(request: NewGame): Promise<LocalGame | Refusal>;
  /** Starts a new game from a position of another, which stays unchanged. */
  continueFrom(game: LocalGame, from: GameState): Promise<LocalGame>;
  open(id: string): Promise<OpenedGame>;
  /** Ends the session of a game after its last save. */
  close(id: string): Promise<void>;
}

export function createLocalGames(
  saves: SaveRepository,
  ports: Omit<LocalPorts, 'save'>,
): LocalGames {
  const open = new Map<string, Promise<OpenedGame>>();
  const closing = new Map<string, Promise<void>>();

  async function load(id: string): Promise<OpenedGame> {
    await closing.get(id);
    const opened = await saves.open(id);
    if (!opened.ok) return opened;
    const { game, recovered } = opened.value;
    const session = createLocalSession(game, { ...ports, save: saves.save });
    return ok({ session, recovered });
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
    async continueFrom(game, from) {
      const next = copyFromState(game, from, newGameId(), ports.today());
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
      // A second call waits for the first one.
      if (opening === undefined) return closing.get(id) ?? Promise.resolve();
      open.delete(id);
      const end = opening.then((opened) => (opened.ok ? opened.value.session.close() : undefined));
      closing.set(id, end);
      return end;
    },
  };
}
