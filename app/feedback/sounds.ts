import { type AudioMode, type AudioPlayer, createAudioPlayer, setAudioModeAsync } from 'expo-audio';
import type { Cue } from './cues';
import { SOUND_FILES } from './soundFiles';

const players = new Map<Cue, AudioPlayer>();

/** A game's small sounds are guests: music plays on, and a silenced phone stays silent. */
const AS_A_GUEST: Partial<AudioMode> = {
  playsInSilentMode: false,
  interruptionMode: 'mixWithOthers',
  shouldPlayInBackground: false,
};
let manners: Promise<void> | null = null;

/** Plays from the start; a device that cannot play says nothing, which is what it can do. */
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
