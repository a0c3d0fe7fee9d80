import { mkdirSync, writeFileSync } from 'node:fs';

/** Short sounds of wood and metal. They are computed, so no licence is needed. */
const RATE = 22_050;

interface Tone {
  readonly at: number;
  readonly pitch: number;
  /** Decay rate: high for wood, low for ringing metal. */
  readonly decay: number;
  readonly loud: number;
}

const knock = (at: number, pitch: number): Tone[] => [
  { at, pitch, decay: 45, loud: 0.5 },
  { at, pitch: pitch * 2.4, decay: 90, loud: 0.25 },
];
const clink = (at: number, pitch: number): Tone[] => [
  { at, pitch, decay: 18, loud: 0.3 },
  { at, pitch: pitch * 1.51, decay: 26, loud: 0.2 },
];

const SOUNDS: Readonly<Record<string, readonly Tone[]>> = {
  knock: knock(0, 220),
  coin: [...clink(0, 2100), ...clink(0.07, 2500)],
  build: [...knock(0, 180), ...knock(0.11, 200), ...knock(0.22, 240)],
  ship: [
    { at: 0, pitch: 196, decay: 7, loud: 0.35 },
    { at: 0.02, pitch: 294, decay: 7, loud: 0.25 },
  ],
  turn: [
    { at: 0, pitch: 523, decay: 8, loud: 0.3 },
    { at: 0.12, pitch: 784, decay: 7, loud: 0.3 },
  ],
  win: [
    { at: 0, pitch: 659, decay: 10, loud: 0.25 },
    { at: 0.09, pitch: 784, decay: 10, loud: 0.25 },
    { at: 0.18, pitch: 1047, decay: 7, loud: 0.3 },
  ],
};

const SECONDS = 0.5;

function samples(tones: readonly Tone[]): number[] {
  return Array.from({ length: RATE * SECONDS }, (_, index) => {
    const now = index / RATE;
    const fadeOut = Math.min(1, (SECONDS - now) * 20);
    const sounding = tones.filter(({ at }) => now >= at);
    return fadeOut * sounding.reduce((sum, tone) => sum + sampleOf(tone, now - tone.at), 0);
  });
}

/** A few milliseconds of attack keep the speaker from clicking. */
function sampleOf({ pitch, decay, loud }: Tone, since: number): number {
  const attack = Math.min(1, since * 400);
  return loud * attack * Math.exp(-decay * since) * Math.sin(2 * Math.PI * pitch * since);
}

/** A mono 16-bit WAV file. */
function wav(values: readonly number[]): Buffer {
  const file = Buffer.alloc(44 + values.length * 2);
  file.write('RIFF', 0);
  file.writeUInt32LE(36 + values.length * 2, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(RATE, 24);
  file.writeUInt32LE(RATE * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(values.length * 2, 40);
  values.forEach((value, index) => {
    file.writeInt16LE(Math.round(Math.max(-1, Math.min(1, value)) * 32_767), 44 + index * 2);
  });
  return file;
}

export function writeSounds(): string[] {
  mkdirSync('assets/sounds', { recursive: true });
  return Object.entries(SOUNDS).map(([name, tones]) => {
    writeFileSync(`assets/sounds/${name}.wav`, wav(samples(tones)));
    return `${name}.wav`;
  });
}
