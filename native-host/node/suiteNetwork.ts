import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import type {
  DeviceEvent,
  FetchInit,
  FetchSink,
  Network,
  XhrRequest,
} from '#native-host/host/device';
import { builtInPorts } from '#scripts/build/native/bundle';

/** The ports on which the local suite listens. */
export type Ports = Readonly<Record<keyof typeof builtInPorts, number>>;

/** Expo's service for push tokens, which the local suite lacks. It is answered here. */
const PUSH_ADDRESSES = 'https://exp.host/--/api/v2/push/getExpoPushToken';
export const PUSH_TOKEN = 'ExponentPushToken[headless-phone]';

const CONNECTION_LOST = 'The network connection was lost.';

/** Real HTTP to the local suite; tests can disconnect and reconnect it. */
export class SuiteNetwork implements Network {
  readonly requests: string[] = [];
  /** The bodies of the requests, as text. */
  readonly requestBodies: string[] = [];
  private readonly open = new Map<number | FetchSink, ClientRequest>();
  private isUp = true;

  constructor(private readonly ports: Ports) {}

  disconnect(): void {
    this.isUp = false;
    this.dropConnections();
  }

  reconnect(): void {
    this.isUp = true;
  }

  dropConnections(): void {
    for (const call of this.open.values()) call.destroy(new Error(CONNECTION_LOST));
    this.open.clear();
  }

  send(
    id: number,
    { method, url, data, headers, incrementalUpdates }: XhrRequest,
    tell: DeviceEvent,
  ) {
    const finish = (error: string | null) => tell('didCompleteNetworkResponse', [id, error, false]);
    const answered = (answer: IncomingMessage) => {
      const fields = Object.fromEntries(headersOf(answer));
      tell('didReceiveNetworkResponse', [id, answer.statusCode, fields, url]);
      answer.setEncoding('utf8');
      let whole = '';
      answer.on('data', (piece: string) => {
        if (incrementalUpdates) tell('didReceiveNetworkIncrementalData', [id, piece, 0, -1]);
        else whole += piece;
      });
      answer.on('end', () => {
        if (!incrementalUpdates) tell('didReceiveNetworkData', [id, whole]);
        finish(null);
      });
    };
    this.call(id, { method, url, headers }, data.string ?? null, answered, finish);
  }

  abort(id: number): void {
    this.open.get(id)?.destroy();
  }

  fetch(url: string, { method, headers }: FetchInit, body: Uint8Array | null, sink: FetchSink) {
    if (this.isUp && url.startsWith(PUSH_ADDRESSES)) {
      this.requests.push(`${method} ${url}`);
      sink.head(200, [['content-type', 'application/json']], () => undefined);
      sink.data(new TextEncoder().encode(JSON.stringify({ data: { expoPushToken: PUSH_TOKEN } })));
      sink.end(null);
      return;
    }
    const answered = (answer: IncomingMessage) => {
      sink.head(answer.statusCode ?? 0, headersOf(answer), () => answer.destroy());
      answer.on('data', (piece: Buffer) => sink.data(new Uint8Array(piece)));
      answer.on('end', () => sink.end(null));
    };
    const fields = Object.fromEntries(headers);
    this.call(sink, { method, url, headers: fields }, body, answered, (error) => sink.end(error));
  }

  private call(
    key: number | FetchSink,
    { method, url, headers }: { method: string; url: string; headers: Record<string, string> },
    body: string | Uint8Array | null,
    answered: (answer: IncomingMessage) => void,
    failed: (error: string) => void,
  ): void {
    this.requests.push(`${method} ${url}`);
    if (typeof body === 'string') this.requestBodies.push(body);
    else if (body !== null) this.requestBodies.push(new TextDecoder().decode(body));
    if (!this.isUp) {
      setTimeout(() => failed(CONNECTION_LOST), 1);
      return;
    }
    const length = body === null ? {} : { 'content-length': Buffer.byteLength(body) };
    const options = { method, headers: { ...headers, ...length } };
    let isFailed = false;
    const fail = ({ message }: Error) => {
      this.open.delete(key);
      if (!isFailed) failed(message);
      isFailed = true;
    };
    const call = request(this.redirect(url), options, (answer) => {
      answer.on('error', fail);
      answer.on('end', () => this.open.delete(key));
      answered(answer);
    });
    call.on('error', fail);
    this.open.set(key, call);
    call.end(body ?? undefined);
  }

  /** Replaces the port in the bundle by that of the running suite. */
  private redirect(url: string): URL {
    const to = new URL(url);
    for (const name of ['auth', 'firestore', 'functions'] as const) {
      if (to.port === String(builtInPorts[name])) {
        to.port = String(this.ports[name]);
        return to;
      }
    }
    throw new Error(`the app called ${url}, which is no part of the local suite`);
  }
}

const headersOf = ({ headers }: IncomingMessage): [string, string][] =>
  Object.entries(headers).map(([name, value]) => [name, String(value)]);
