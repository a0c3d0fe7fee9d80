// @ts-check

/** @type {Map<number, boolean>} process id → whether it leads a process group */
const children = new Map();
let isWatching = false;

/**
 * Registers a child process, so that it never outlives this program.
 * @param {import('node:child_process').ChildProcess} child
 */
export function track(child, leadsGroup = false) {
  const { pid } = child;
  if (pid === undefined) return;
  if (!isWatching) process.once('exit', endAll);
  isWatching = true;
  children.set(pid, leadsGroup);
  // A group may outlive its leader, so only a single child is forgotten when it ends.
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
    // It has already ended.
  }
}

function endAll() {
  // A leader gets SIGTERM, because only it can stop processes outside its group.
  for (const [pid, leadsGroup] of children) {
    signal(pid, leadsGroup, leadsGroup ? 'SIGTERM' : 'SIGKILL');
  }
}

/** @param {number} pid */
export const forget = (pid) => children.delete(pid);
