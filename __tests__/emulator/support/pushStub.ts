import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';

export interface Sent {
  readonly to: string;
  readonly title: string;
  readonly body: string;
  readonly badge: number;
  readonly data: { readonly path: string; readonly kind: string };
}

/** Stands in for Expo's push service: takes messages, gives tickets, and receipts for them. */
export class PushStub {
  readonly batches: Sent[][] = [];
  /** Tokens whose app was removed: told at once, or only in the receipt. */
  readonly dead = new Set<string>();
  readonly deadLater = new Set<string>();
  isDown = false;
  private readonly tokens = new Map<string, string>();
  private readonly server: Server;

  private constructor() {
    this.server = createServer(async (request, response) => {
      if (this.isDown) {
        response.writeHead(503).end('down');
        return;
      }
      const body = JSON.parse((await bodyOf(request)).toString());
      const data = request.url?.endsWith('/send') ? this.take(body) : this.receipts(body);
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ data }));
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
  }

  close(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
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
