import type { OnlineClient } from '#online/client';
import { catchUp } from '#online/view';
import type { MatchId } from '#protocol/ids';
import { LOG_BATCH, type LoggedPly, type MatchInfo, type PublicView } from '#protocol/match';

/**
 * Keeps the public view with the whole log. The recent moves in the match document update it. The
 * full view is read again only if they do not reach back far enough.
 */
export class PublicViewTracker {
  current: PublicView | null = null;

  constructor(
    private readonly id: MatchId,
    private readonly client: Pick<OnlineClient, 'readPublicView' | 'readLog'>,
  ) {}

  /** Null if the documents do not fit together yet. A later update follows. */
  async update(match: MatchInfo): Promise<PublicView | null> {
    const updated = (this.current && catchUp(this.current, match)) ?? (await this.read(match));
    this.current = updated ?? this.current;
    return updated;
  }

  private async read(match: MatchInfo): Promise<PublicView | null> {
    const written = await this.client.readPublicView(this.id);
    const updated = written && catchUp(written, match);
    return updated && { ...updated, plies: await this.withOlder(updated.plies) };
  }

  /** Older plies never change, so known ones are not read again. */
  private async withOlder(plies: readonly LoggedPly[]): Promise<readonly LoggedPly[]> {
    const first = plies[0]?.ply ?? 0;
    const known = (this.current?.plies ?? []).slice(0, first);
    if (known.length === first) return [...known, ...plies];
    const batches = Math.floor(known.length / LOG_BATCH);
    const read = await this.client.readLog(this.id, batches, Math.ceil(first / LOG_BATCH));
    return [...known.slice(0, batches * LOG_BATCH), ...read, ...plies];
  }
}
