import { type AudioMode, type AudioPlayer, createAudioPlayer, setAudioModeAsync } from 'expo-audio';
import type { Cue } from './cues';
import { SOUND_FILES } from './soundFiles';

const players = new Map<Cue, AudioPlayer>();

/** Does not interrupt other audio, and respects silent mode. */
const AS_A_GUEST: Partial<AudioMode> = {
  playsInSilentMode: false,
  interruptionMode: 'mixWithOthers',
  shouldPlayInBackground: false,
};
let manners: Promise<void> | null = null;

/** Plays a sound from its start. Errors are ignored. */
export async function playSound(cue: Cue): Promise<void> {
  try {
    manners ??= setAudioModeAsync(AS_A_GUEST);
    await manners;
    const player = players.get(cue) ?? createAudioPlayer(SOUND_FILES[cue]);
    players.set(cue, player);
    await player.seekTo(0);
    player.play();
  } catch {
    players.delete(cue);
  }
}
