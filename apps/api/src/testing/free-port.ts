import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports from which systems give one to whoever connects: between the look and the server's start nobody is given it. */
const PORTS = [15_000, 32_000] as const;

/** A port that nobody listens on. */
export const freePort = async (): Promise<number> => {
  const port = randomInt(...PORTS);
  const probe = createServer().listen(port, '127.0.0.1');
  const isFree = await once(probe, 'listening').then(
    () => true,
    () => false,
  );
  if (!isFree) return freePort();
  await new Promise((done) => probe.close(done));
  return port;
};
