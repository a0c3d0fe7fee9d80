import type { FetchInit } from './device';
import type { HostPorts } from './reactNative';
import { SharedObject } from './shared';

const OFFLINE = 'fetch failed: there is no connection';

/** expo/fetch: the host fills the response object while the app reads it. */
export function fetchModule({ network }: HostPorts): object {
  class NativeResponse extends SharedObject {
    status = -1;
    readonly statusText = '';
    url = '';
    readonly redirected = false;
    readonly bodyUsed = false;
    _rawHeaders: [string, string][] = [];
    private pieces: Uint8Array[] = [];
    private isStreaming = false;
    private ended: { readonly error: string | null } | null = null;
    private wake: () => void = () => undefined;
    private readonly complete = new Promise<void>((resolve) => {
      this.wake = resolve;
    });
    cancel: () => void = () => undefined;

    put(piece: Uint8Array): void {
      if (this.isStreaming) this.emit('didReceiveResponseData', piece);
      else this.pieces.push(piece);
    }

    end(error: string | null): void {
      this.ended = { error };
      this.wake();
      if (!this.isStreaming) return;
      if (error === null) this.emit('didComplete');
      else this.emit('didFailWithError', error);
    }

    async startStreaming(): Promise<Uint8Array | null> {
      this.isStreaming = true;
      const soFar = joined(this.pieces.splice(0));
      if (this.ended) return soFar;
      if (soFar.length > 0) queueMicrotask(() => this.put(soFar));
      return null;
    }

    cancelStreaming(): void {
      this.cancel();
    }

    async arrayBuffer(): Promise<ArrayBuffer> {
      await this.complete;
      return joined(this.pieces).buffer;
    }

    async text(): Promise<string> {
      await this.complete;
      return new TextDecoder().decode(joined(this.pieces));
    }
  }

  class NativeRequest extends SharedObject {
    constructor(private readonly response: NativeResponse) {
      super();
    }

    start(url: string, init: FetchInit, body: Uint8Array | null): Promise<NativeResponse> {
      const { response } = this;
      if (network === null) return Promise.reject(new Error(OFFLINE));
      return new Promise((resolve, reject) => {
        network.fetch(url, init, body, {
          head(status, headers, cancel) {
            Object.assign(response, { status, url, _rawHeaders: headers, cancel });
            resolve(response);
          },
          data: (piece) => response.put(piece),
          end(error) {
            if (response.status === -1) reject(new Error(error ?? OFFLINE));
            else response.end(error);
          },
        });
      });
    }

    cancel(): void {
      this.response.cancel();
    }
  }
  return { NativeRequest, NativeResponse };
}

function joined(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}
