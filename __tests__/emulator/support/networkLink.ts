import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A connection between a phone and a port of this machine that can be cut and restored. */
export class NetworkLink {
  private readonly sockets = new Set<Socket>();
  private isCut = false;
  private isFrozen = false;
  private losesAnswers = false;

  private constructor(private readonly server: Server) {}

  static async to(target: number): Promise<NetworkLink> {
    const server = createServer();
    const line = new NetworkLink(server);
    server.on('connection', (near) => line.join(near, target));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return line;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  cut(): void {
    this.isCut = true;
    for (const socket of this.sockets) socket.destroy();
  }

  mend(): void {
    this.isCut = false;
    this.losesAnswers = false;
  }

  /** Blocks all data without closing sockets. */
  freeze(): void {
    this.isFrozen = true;
    for (const socket of this.sockets) socket.pause();
  }

  thaw(): void {
    this.isFrozen = false;
    for (const socket of this.sockets) socket.resume();
  }

  /** Lets requests through, but breaks the connection before the answer. */
  loseAnswers(): void {
    this.losesAnswers = true;
  }

  close(): Promise<void> {
    this.cut();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  private join(near: Socket, target: number): void {
    if (this.isCut) {
      near.destroy();
      return;
    }
    const far = connect(target, '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.sockets.add(one);
      one.on('data', (data) => {
        if (one === far && this.losesAnswers) near.destroy();
        else other.write(data);
      });
      one.on('end', () => other.end());
      if (this.isFrozen) one.pause();
      one.on('error', () => other.destroy());
      one.on('close', () => this.sockets.delete(one));
    }
  }
}
