import { type AudioMode, type AudioPlayer, createAudioPlayer, setAudioModeAsync } from 'expo-audio';
import { Platform } from 'react-native';
import type { Cue } from './cues';

const FILES: Readonly<Record<Cue, number>> = {
  knock: require('../../assets/sounds/knock.wav'),
  coin: require('../../assets/sounds/coin.wav'),
  build: require('../../assets/sounds/build.wav'),
  ship: require('../../assets/sounds/ship.wav'),
  turn: require('../../assets/sounds/turn.wav'),
  win: require('../../assets/sounds/win.wav'),
};

const players = new Map<Cue, AudioPlayer>();

/** A game's small sounds are guests: music plays on, and a silenced phone stays silent. */
const AS_A_GUEST: Partial<AudioMode> = {
  playsInSilentMode: false,
  interruptionMode: 'mixWithOthers',
  shouldPlayInBackground: false,
};
let manners: Promise<void> | null = null;

/** Browsers refuse sound before the first touch, and complain about the attempt. */
function mayPlay(): boolean {
  return Platform.OS !== 'web' || globalThis.navigator.userActivation?.hasBeenActive === true;
}

/** Plays from the start; a device that cannot play says nothing, which is what it can do. */
export async function playSound(cue: Cue): Promise<void> {
  if (!mayPlay()) return;
  try {
    manners ??= setAudioModeAsync(AS_A_GUEST);
    await manners;
    const player = players.get(cue) ?? createAudioPlayer(FILES[cue]);
    players.set(cue, player);
    await player.seekTo(0);
    player.play();
  } catch {
    players.delete(cue);
  }
}
