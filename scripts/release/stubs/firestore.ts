/**
 * As much of Firestore as the referee of the first release asks for, in memory: its code runs
 * against this unchanged, and what it would have stored can be read as plain objects.
 */

type Data = Record<string, unknown>;
type Stored = { readonly data: Data; readonly updateTime: number };

class MemoryFirestore {
  readonly documents = new Map<string, Stored>();
  private time = 0;

  collection = (path: string) => new Collection(this, path);

  batch() {
    const writes: (() => void)[] = [];
    return {
      create: (doc: Doc, data: Data) => writes.push(() => this.write(doc, data)),
      set: (doc: Doc, data: Data) => writes.push(() => this.write(doc, data)),
      update: (doc: Doc, data: Data) =>
        writes.push(() => this.write(doc, { ...this.documents.get(doc.path)?.data, ...data })),
      commit: async () => {
        for (const write of writes) write();
      },
    };
  }

  async runTransaction(work: (transaction: object) => Promise<void>): Promise<void> {
    const set = (doc: Doc, data: Data) => this.write(doc, data);
    await work({ get: (doc: Doc) => doc.get(), set });
  }

  private write({ path }: Doc, data: Data): void {
    this.documents.set(path, { data: structuredClone(data), updateTime: ++this.time });
  }
}

class Collection {
  constructor(
    private readonly store: MemoryFirestore,
    private readonly path: string,
  ) {}

  doc = (id: string) => new Doc(this.store, `${this.path}/${id}`);

  /** Only asked to count somebody's open matches: nobody has any. */
  where = () => this;
  count = () => ({ get: async () => ({ data: () => ({ count: 0 }) }) });
}

class Doc {
  constructor(
    private readonly store: MemoryFirestore,
    readonly path: string,
  ) {}

  collection = (name: string) => new Collection(this.store, `${this.path}/${name}`);

  async get() {
    const stored = this.store.documents.get(this.path);
    return {
      ref: this,
      exists: stored !== undefined,
      updateTime: stored?.updateTime,
      data: () => structuredClone(stored?.data),
    };
  }
}

const store = new MemoryFirestore();

export const getFirestore = () => store;
export const initializeApp = () => undefined;

/** Named by code that sends pushes: nobody here has a device. */
export class Timestamp {}
