/** Functions that current Hermes has and the 2022 version on npm lacks. */
type Missing = Readonly<Record<string, unknown>>;

function add(target: object, missing: Missing): void {
  for (const [name, value] of Object.entries(missing)) {
    if (name in target) continue;
    Object.defineProperty(target, name, { value, configurable: true, writable: true });
  }
}

function at<Item>(this: ArrayLike<Item>, index: number): Item | undefined {
  return this[index < 0 ? this.length + index : index];
}

export function installPolyfills(): void {
  for (const { prototype } of [Array, String, Uint8Array]) add(prototype, { at });
  add(Array.prototype, {
    findLast<Item>(this: Item[], wanted: (item: Item) => boolean) {
      return this.slice().reverse().find(wanted);
    },
    findLastIndex<Item>(this: Item[], wanted: (item: Item) => boolean) {
      for (let index = this.length - 1; index >= 0; index--) {
        const item = this[index];
        if (item !== undefined && wanted(item)) return index;
      }
      return -1;
    },
    toSorted<Item>(this: Item[], order?: (a: Item, b: Item) => number) {
      return this.slice().sort(order);
    },
    toReversed<Item>(this: Item[]) {
      return this.slice().reverse();
    },
  });
  add(Object, {
    hasOwn: (object: object, key: string) => Object.hasOwn(object, key),
  });
  add(String.prototype, {
    replaceAll(this: string, from: string, to: string) {
      return this.split(from).join(to);
    },
  });
  add(globalThis, { TextEncoder: PlainEncoder, TextDecoder: PlainDecoder });
}

/** Supports ASCII only. A local game sends nothing; libraries only check that the class exists. */
class PlainEncoder {
  encode(text: string): Uint8Array {
    return Uint8Array.from(text.split('').map((letter) => letter.charCodeAt(0)));
  }
}

class PlainDecoder {
  decode(bytes: Uint8Array): string {
    return String.fromCharCode(...bytes);
  }
}
