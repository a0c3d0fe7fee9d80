/** Writes one value at a time. Of the values put during a write, only the newest is written. */
export interface CoalescingWriter<Value> {
  /** Resolves to true when this or a newer value is stored, and to false if that failed. */
  put(value: Value): Promise<boolean>;
  /** Resolves when no write is left. */
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
