import { database, refs } from '#functions/firestore/database';
import type { ReportDoc } from '#protocol/reports';

export interface Report extends ReportDoc {
  readonly id: string;
}

const MOST_SHOWN = 100;

/** Open reports, the oldest first. */
export async function openReports(): Promise<Report[]> {
  const open = database()
    .collection('reports')
    .where('state', '==', 'open')
    .orderBy('at')
    .limit(MOST_SHOWN);
  // Only the referee writes reports, and always in this form.
  return (await open.get()).docs.map((doc) => ({ id: doc.id, ...(doc.data() as ReportDoc) }));
}

/** Closes a report. `removes` also deletes the reported message. */
export async function closeReport(id: string, removes: boolean): Promise<void> {
  // Only the referee writes reports, and always in this form.
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
