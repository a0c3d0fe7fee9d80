// @ts-check
// Plain JavaScript without dependencies, because the scripts that install them use it.
import { parseArgs } from 'node:util';

/** An error that the user can correct. Printed as one line without a stack trace. */
export class UserError extends Error {}

/**
 * Parses a script's options. An error lists the options that exist.
 * @template {NonNullable<import('node:util').ParseArgsConfig['options']>} const Table
 * @param {Table} options
 */
export function parseOptions(options, args = process.argv.slice(2)) {
  try {
    return parseArgs({ options, args, strict: true, allowPositionals: false }).values;
  } catch (error) {
    const known = Object.keys(options).map((name) => `--${name}`);
    const reason = firstSentence(error instanceof Error ? error.message : String(error));
    throw new UserError(`${reason} (options: ${known.join(', ') || 'none'})`);
  }
}

/**
 * @param {string} name
 * @param {string} text
 * @param {number} from
 * @param {number} to
 */
export function wholeNumber(name, text, from, to) {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < from || value > to) {
    throw new UserError(`--${name} takes a whole number from ${from} to ${to}, not '${text}'`);
  }
  return value;
}

/**
 * Runs a script's main function, whose result is the exit code.
 * @param {() => Promise<number>} main
 */
export async function runMain(main) {
  try {
    process.exitCode = await main();
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    console.error(`borinquen: ${error.message}`);
    process.exit(1);
  }
}

/** @param {string} text */
const firstSentence = (text) => text.split(/\.(?:\s|$)/)[0] ?? text;
