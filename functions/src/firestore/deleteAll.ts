import type { Query } from 'firebase-admin/firestore';
import { database } from './database';

/** Deletes every document that a query finds. */
export async function deleteAll(query: Query): Promise<void> {
  const writer = database().bulkWriter();
  for (const { ref } of (await query.select().get()).docs) void writer.delete(ref);
  await writer.close();
}
