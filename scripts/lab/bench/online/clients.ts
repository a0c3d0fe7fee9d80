import { refs } from '#functions/firestore/database';
import { readMatch, readPublicView } from '#online/unpack';
import { catchUp } from '#online/view';
import type { MatchId, UserId } from '#protocol/ids';
import type { PublicView } from '#protocol/match';

/** Size of what a listener receives around a document: its target and resume token. */
const ENVELOPE_BYTES = 200;

/**
 * Counts what the phones of a match receive while all show it: documents from listeners, as JSON,
 * and other reads.
 */
export class Phones {
  reads = 0;
  bytes = 0;
  private table: PublicView | null = null;
  private readonly known = new Map<string, string>();

  constructor(
    private readonly id: MatchId,
    private readonly uids: readonly UserId[],
  ) {}

  /** Updates after a move. All phones update the same way, so one copy of the table is enough. */
  async look(): Promise<void> {
    const count = this.uids.length;
    await this.hear(refs.match(this.id).path, count);
    for (const uid of this.uids) await this.hear(refs.view(this.id, uid).path, 1);
    const match = readMatch((await refs.match(this.id).get()).data() ?? {});
    const next = this.table && match && catchUp(this.table, match);
    this.table = next || (await this.readTable(count));
  }

  /** Counts a listener's message if the document has changed. */
  private async hear(path: string, phones: number): Promise<void> {
    const sent = await asSent(path);
    if (sent === null || this.known.get(path) === sent) return;
    this.known.set(path, sent);
    this.reads += phones;
    this.bytes += phones * (sent.length + ENVELOPE_BYTES);
  }

  private async readTable(phones: number): Promise<PublicView | null> {
    const { path } = refs.table(this.id);
    this.reads += phones;
    this.bytes += phones * (((await asSent(path))?.length ?? 0) + ENVELOPE_BYTES);
    return readPublicView((await refs.table(this.id).get()).data() ?? {});
  }
}

async function asSent(path: string): Promise<string | null> {
  const { FIRESTORE_EMULATOR_HOST: host, GCLOUD_PROJECT: project } = process.env;
  const documents = `http://${host}/v1/projects/${project}/databases/(default)/documents`;
  const headers = { authorization: 'Bearer owner' };
  const answer = await fetch(`${documents}/${path}`, { headers });
  return answer.ok ? JSON.stringify(await answer.json()) : null;
}
