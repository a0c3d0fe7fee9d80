import { Asset } from 'expo-asset';
import type { Cue } from './cues';
import { SOUND_FILES } from './soundFiles';

const players = new Map<Cue, HTMLAudioElement>();

function playerOf(cue: Cue): HTMLAudioElement {
  const player = players.get(cue) ?? new Audio(Asset.fromModule(SOUND_FILES[cue]).uri);
  players.set(cue, player);
  return player;
}

/** Plays a sound from its start. Browsers refuse sound before the first touch. */
export async function playSound(cue: Cue): Promise<void> {
  if (globalThis.navigator.userActivation?.hasBeenActive !== true) return;
  try {
    const player = playerOf(cue);
    player.currentTime = 0;
    await player.play();
  } catch {
    players.delete(cue);
  }
}
