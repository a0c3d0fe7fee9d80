import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';

export interface Sent {
  readonly to: string;
  readonly title: string;
  readonly body: string;
  readonly badge: number;
  readonly channelId: string;
  readonly data: { readonly path: string; readonly kind: string; readonly id: string };
}

/** Replaces Expo's push service: accepts messages, returns tickets and receipts. */
export class PushStub {
  readonly batches: Sent[][] = [];
  /** Tokens of a removed app, reported immediately or only in the receipt. */
  readonly dead = new Set<string>();
  readonly deadLater = new Set<string>();
  /** Tokens of another Expo project, and tokens that make the service refuse a batch. */
  readonly foreign = new Set<string>();
  readonly poison = new Set<string>();
  isDown = false;
  hasReceipts = true;
  refused = 0;
  hung = 0;
  /** Number of receipts requested. */
  checked = 0;
  /** Number of batches that are accepted but not answered, as when a connection breaks. */
  unanswered = 0;
  /** Accepts nothing and answers nobody. */
  isHanging = false;
  private readonly tokens = new Map<string, string>();
  private readonly server: Server;

  private constructor() {
    this.server = createServer(async (request, response) => {
      if (this.isHanging) {
        this.hung++;
        return;
      }
      if (this.isDown) {
        response.writeHead(503).end('down');
        return;
      }
      const body = JSON.parse((await bodyOf(request)).toString());
      const isSending = request.url?.endsWith('/send') === true;
      const errors = isSending ? this.refusal(body) : null;
      if (errors === null && isSending && this.unanswered > 0) {
        this.unanswered--;
        this.take(body);
        request.socket.destroy();
        return;
      }
      if (errors !== null) this.refused++;
      const answer = errors ?? { data: isSending ? this.take(body) : this.receipts(body) };
      response.writeHead(errors === null ? 200 : 400, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer));
    });
  }

  static async open(port = 0): Promise<PushStub> {
    const stub = new PushStub();
    await new Promise<void>((resolve) => stub.server.listen(port, '127.0.0.1', resolve));
    return stub;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }
  get sent(): Sent[] {
    return this.batches.flat();
  }

  clear(): void {
    this.batches.length = 0;
    this.isDown = false;
    this.unanswered = 0;
    this.refused = 0;
    this.hung = 0;
    this.isHanging = false;
    this.checked = 0;
    this.hasReceipts = true;
  }

  close(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  /** Like the real service: one token of another project, or one bad message, fails the batch. */
  private refusal(messages: Sent[]): object | null {
    const tokens = messages.map(({ to }) => to);
    const [own, foreign] = [false, true].map((is) =>
      tokens.filter((to) => this.foreign.has(to) === is),
    );
    if (own?.length && foreign?.length) {
      const details = { '@own/game': own, '@foreign/app': foreign };
      return { errors: [{ code: 'PUSH_TOO_MANY_EXPERIENCE_IDS', message: 'mixed', details }] };
    }
    const isSpoilt = tokens.some((to) => this.poison.has(to));
    return isSpoilt ? { errors: [{ code: 'VALIDATION_ERROR', message: 'bad message' }] } : null;
  }

  private take(messages: Sent[]): object[] {
    this.batches.push(messages);
    return messages.map(({ to }) => {
      if (this.dead.has(to)) return gone;
      const id = `ticket-${this.tokens.size}`;
      this.tokens.set(id, to);
      return { status: 'ok', id };
    });
  }

  private receipts({ ids }: { ids: string[] }): object {
    this.checked += ids.length;
    if (!this.hasReceipts) return {};
    const receiptFor = (id: string) =>
      this.deadLater.has(this.tokens.get(id) ?? '') ? gone : { status: 'ok' };
    return Object.fromEntries(ids.map((id) => [id, receiptFor(id)]));
  }
}

const gone = {
  status: 'error',
  message: 'not registered',
  details: { error: 'DeviceNotRegistered' },
};

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  return request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
}
