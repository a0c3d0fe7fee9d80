type Listener = (...args: unknown[]) => void;

/** Expo's base classes, which phones implement in native code. */
export class EventEmitter {
  private readonly listeners = new Map<string, Set<Listener>>();

  addListener(name: string, listener: Listener) {
    const known = this.listeners.get(name) ?? new Set();
    this.listeners.set(name, known.add(listener));
    return { remove: () => void known.delete(listener) };
  }

  removeListener(name: string, listener: Listener): void {
    this.listeners.get(name)?.delete(listener);
  }

  removeAllListeners(name: string): void {
    this.listeners.delete(name);
  }

  emit(name: string, ...args: unknown[]): void {
    for (const listener of this.listeners.get(name) ?? []) listener(...args);
  }

  listenerCount(name: string): number {
    return this.listeners.get(name)?.size ?? 0;
  }
}

export class NativeModule extends EventEmitter {}

export class SharedObject extends EventEmitter {
  release(): void {}
}

export class SharedRef extends SharedObject {}
