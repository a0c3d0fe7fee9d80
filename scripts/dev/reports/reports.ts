import { database, refs } from '#functions/firestore/database';
import type { ReportDoc } from '#protocol/reports';

export interface Report extends ReportDoc {
  readonly id: string;
}

const MOST_SHOWN = 100;

/** What people reported and nobody has dealt with, the oldest first. */
export async function openReports(): Promise<Report[]> {
  const open = database()
    .collection('reports')
    .where('state', '==', 'open')
    .orderBy('at')
    .limit(MOST_SHOWN);
  return (await open.get()).docs.map((doc) => ({ id: doc.id, ...(doc.data() as ReportDoc) }));
}

/** Dealt with; what was said is taken out of the chat if it should not stand there. */
export async function closeReport(id: string, removes: boolean): Promise<void> {
  const report = (await refs.report(id).get()).data() as ReportDoc | undefined;
  if (report === undefined) throw new Error(`there is no report ${id}`);
  if (removes && report.messageId !== null) {
    await refs.chat(report.matchId, report.messageId).delete();
  }
  await refs.report(id).update({ state: 'closed' });
}

export function reportLine({ id, at: time, reason, name, about, by, matchId, said }: Report) {
  const words = said === null ? '' : ` said “${said}”`;
  const when = new Date(time).toISOString();
  return `${id}  ${when}  ${reason}: ${name} (${about})${words} in ${matchId}, reported by ${by}`;
}
