import type { OnlineClient } from '#online/client';
import { catchUp } from '#online/view';
import type { MatchId } from '#protocol/ids';
import { LOG_BATCH, type LoggedPly, type MatchInfo, type PublicView } from '#protocol/match';

/**
 * The table that this device knows, with everything that ever happened. The last moves, which
 * come with the match, keep it up to date; only when they don't reach it is the table read anew.
 */
export class TableKeeper {
  table: PublicView | null = null;

  constructor(
    private readonly id: MatchId,
    private readonly client: Pick<OnlineClient, 'readPublicView' | 'readLog'>,
  ) {}

  /** Null: what there is does not fit together yet; the next word of the match will tell. */
  async follow(match: MatchInfo): Promise<PublicView | null> {
    const table = (this.table && catchUp(this.table, match)) ?? (await this.readAnew(match));
    this.table = table ?? this.table;
    return table;
  }

  private async readAnew(match: MatchInfo): Promise<PublicView | null> {
    const written = await this.client.readPublicView(this.id);
    const table = written && catchUp(written, match);
    return table && { ...table, plies: await this.withOlder(table.plies) };
  }

  /** Older plies never change: what is known of them is not read again. */
  private async withOlder(plies: readonly LoggedPly[]): Promise<readonly LoggedPly[]> {
    const first = plies[0]?.ply ?? 0;
    const known = (this.table?.plies ?? []).slice(0, first);
    if (known.length === first) return [...known, ...plies];
    const batches = Math.floor(known.length / LOG_BATCH);
    const read = await this.client.readLog(this.id, batches, Math.ceil(first / LOG_BATCH));
    return [...known.slice(0, batches * LOG_BATCH), ...read, ...plies];
  }
}
