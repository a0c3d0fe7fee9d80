import type { GameEvent, GameEventType } from '#engine';

/** Sounds and vibrations at the table. */
export type Cue = 'knock' | 'coin' | 'build' | 'ship' | 'turn' | 'win';

/** Cue of each event; null for none. */
const CUE_OF: Readonly<Record<GameEventType, Cue | null>> = {
  roleChosen: 'knock',
  tileGained: 'knock',
  placed: 'knock',
  colonistAssigned: 'knock',
  built: 'build',
  sold: 'coin',
  traded: 'coin',
  coinsGained: 'coin',
  shipped: 'ship',
  shippedMixed: 'ship',
  roundStarted: null,
  roleCoinAdded: null,
  forced: null,
  skipped: null,
  passed: null,
  tilesDealt: null,
  stackReshuffled: null,
  colonistGained: null,
  colonistsDealt: null,
  shipRefilled: null,
  produced: null,
  goodTaken: null,
  tradingHouseEmptied: null,
  stored: null,
  shipSailed: null,
  vpGained: null,
  coinsPaid: null,
  drafted: null,
  colonistMoved: null,
  delivered: null,
  tileDiscarded: null,
  bartered: null,
  cardTaken: 'knock',
  packsPassed: null,
  achieved: 'win',
  goalWon: 'win',
  puertomaChose: null,
  tokenMoved: null,
  deckShuffled: null,
  puertomaBuilds: null,
  puertomaSettles: null,
  puertomaSeats: null,
  puertomaTakesBest: null,
  puertomaLoads: null,
  puertomaSmuggles: null,
  puertomaDrafts: null,
  reserved: 'knock',
  abilityUnlocked: 'turn',
  abilitiesRemoved: null,
  abilityUsed: null,
  goodsDiscarded: 'ship',
  puertomaEquipped: null,
  endTriggered: null,
  gameEnded: null,
  tokenTaken: null,
  poached: null,
  raided: 'ship',
  looted: 'coin',
  captured: 'knock',
  ransomed: 'coin',
  capturedPlayed: 'knock',
};

/** The cue for new events. A win takes precedence, then the player's own turn. */
export function cueFor(events: readonly GameEvent[], isNewTurn: boolean): Cue | null {
  const cues = events.flatMap(({ type }) => CUE_OF[type] ?? []);
  if (cues.includes('win')) return 'win';
  return isNewTurn ? 'turn' : (cues[0] ?? null);
}
