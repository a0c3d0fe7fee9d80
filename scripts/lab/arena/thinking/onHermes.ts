import { thinkingTimes } from './times';

/** Runs inside the Hermes VM, which has `print` but no console. */
declare const print: (text: string) => void;
declare const ALL_SIX: boolean;

const WANTED = 16;
const EVERY = 11;

print(JSON.stringify(thinkingTimes(() => Date.now(), WANTED, EVERY, ALL_SIX)));
