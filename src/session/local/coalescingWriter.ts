/** Writes one value at a time. Of the values put meanwhile, only the newest is written. */
export interface CoalescingWriter<Value> {
  /** True when this value, or a newer one, is stored; false if that failed. */
  put(value: Value): Promise<boolean>;
  /** Settles when no write is left. */
  idle(): Promise<void>;
}

export function coalescingWriter<Value>(
  write: (value: Value) => Promise<void>,
): CoalescingWriter<Value> {
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
