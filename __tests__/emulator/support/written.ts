import { database } from '#functions/firestore/database';

/** Time of the last write of each document below a path. */
async function writeTimes(path: string): Promise<Map<string, string>> {
  const times = new Map<string, string>();
  const walk = async (ref: FirebaseFirestore.DocumentReference) => {
    const snapshot = await ref.get();
    if (snapshot.updateTime) times.set(ref.path, snapshot.updateTime.valueOf());
    for (const collection of await ref.listCollections()) {
      for (const doc of await collection.listDocuments()) await walk(doc);
    }
  };
  for (const root of await database().listCollections()) {
    for (const doc of await root.listDocuments()) if (doc.path.includes(path)) await walk(doc);
  }
  return times;
}

/** Documents of a match that the work wrote, created or deleted. */
export async function writtenBy(id: string, work: () => Promise<unknown>): Promise<string[]> {
  const before = await writeTimes(id);
  await work();
  const after = await writeTimes(id);
  const paths = new Set([...before.keys(), ...after.keys()]);
  return [...paths].filter((path) => before.get(path) !== after.get(path)).sort();
}
