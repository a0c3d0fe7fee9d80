// @ts-check

/** @type {Map<number, boolean>} process id → it leads a group of its own */
const children = new Map();
let isWatching = false;

/**
 * Remembers a child process, so that it never outlives this program.
 * @param {import('node:child_process').ChildProcess} child
 */
export function track(child, leadsGroup = false) {
  const { pid } = child;
  if (pid === undefined) return;
  if (!isWatching) process.once('exit', endAll);
  isWatching = true;
  children.set(pid, leadsGroup);
  // A group may live on after its leader; only a lone child is forgotten when it ends.
  if (!leadsGroup) child.once('exit', () => children.delete(pid));
}

/**
 * @param {number} pid
 * @param {boolean} leadsGroup
 * @param {NodeJS.Signals} name
 */
export function signal(pid, leadsGroup, name) {
  try {
    process.kill(leadsGroup ? -pid : pid, name);
  } catch {
    // It is gone already.
  }
}

function endAll() {
  // A leader is asked, not killed: it alone knows what it started outside its group.
  for (const [pid, leadsGroup] of children) {
    signal(pid, leadsGroup, leadsGroup ? 'SIGTERM' : 'SIGKILL');
  }
}

/** @param {number} pid */
export const forget = (pid) => children.delete(pid);
