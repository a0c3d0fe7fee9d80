/** Writes values one at a time; of those that pile up meanwhile only the newest is written. */
export interface LatestWriter<Value> {
  /** True once this value, or a newer one, is stored; false if that failed. */
  put(value: Value): Promise<boolean>;
  /** When everything put so far is done with. */
  idle(): Promise<void>;
}

export function latestWriter<Value>(write: (value: Value) => Promise<void>): LatestWriter<Value> {
  let tail: Promise<boolean> = Promise.resolve(true);
  let waiting: { value: Value } | null = null;

  const attempt = (value: Value) =>
    write(value).then(
      () => true,
      () => false,
    );

  function put(value: Value): Promise<boolean> {
    if (waiting !== null) {
      waiting.value = value;
      return tail;
    }
    const slot = { value };
    waiting = slot;
    tail = tail.then(() => {
      waiting = null;
      return attempt(slot.value);
    });
    return tail;
  }

  return { put, idle: () => tail.then(() => undefined) };
}
