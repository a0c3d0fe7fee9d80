import { type AddressInfo, createServer } from 'node:net';

const localhost = '127.0.0.1';

/** True if a server can listen on the port now. */
export function isFree(port: number, host = localhost): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
}

/** Unused ports. All are held until all are known, so they differ. */
export async function freePorts(count: number): Promise<number[]> {
  const probes = await Promise.all(Array.from({ length: count }, openProbe));
  // A listening TCP server has an AddressInfo.
  const ports = probes.map((probe) => (probe.address() as AddressInfo).port);
  await Promise.all(probes.map((probe) => new Promise((resolve) => probe.close(resolve))));
  return ports;
}

function openProbe() {
  const probe = createServer();
  return new Promise<typeof probe>((resolve, reject) => {
    probe.once('error', reject);
    probe.listen(0, localhost, () => resolve(probe));
  });
}
