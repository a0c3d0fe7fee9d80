import type { Cue } from './cues';

export const SOUND_FILES: Readonly<Record<Cue, number>> = {
  knock: require('#assets/sounds/knock.wav'),
  coin: require('#assets/sounds/coin.wav'),
  build: require('#assets/sounds/build.wav'),
  ship: require('#assets/sounds/ship.wav'),
  turn: require('#assets/sounds/turn.wav'),
  win: require('#assets/sounds/win.wav'),
};
