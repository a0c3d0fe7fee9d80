import type { LocalGame } from './localGame';
import { retell, type Told } from './retell';

/** One position of a game that is looked at again, and how it came about. */
export type ReplayStep = Told;

/** The game from its set-up to where it stands, with a jump where the rules have changed. */
export const replaySteps = (game: LocalGame): ReplayStep[] => [...retell(game)];
