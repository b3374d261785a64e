import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/**
 * A wire to the database that a test may cut, or freeze: then the other end takes what is sent and whoever connects, and says nothing, as a stopped
 * process does. `url` is the database's as seen through it.
 */
export type Line = { url: string; cut(): Promise<void>; mend(): Promise<void>; freeze(): void; thaw(): void; close(): Promise<void> };

export const lineTo = async (databaseUrl: string): Promise<Line> => {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let port = 0;
  let server: Server | null = null;
  let isFrozen = false;
  const pairs = new Set<[Socket, Socket]>();
  const join = ([near, far]: [Socket, Socket]): void => {
    near.pipe(far).pipe(near);
  };
  const part = ([near, far]: [Socket, Socket]): void => {
    near.unpipe(far).pause();
    far.unpipe(near).pause();
  };

  const mend = async (): Promise<void> => {
    server = createServer((near) => {
      const far = connect(Number(target.port), target.hostname);
      const pair: [Socket, Socket] = [near, far];
      pairs.add(pair);
      for (const socket of pair) {
        sockets.add(socket);
        socket.on('error', () => undefined);
        socket.on('close', () => {
          pairs.delete(pair);
          for (const end of pair) end.destroy();
        });
      }
      if (!isFrozen) join(pair);
    });
    await new Promise<void>((done) => server?.listen(port, '127.0.0.1', done));
    port = (server.address() as AddressInfo).port;
  };
  const cut = async (): Promise<void> => {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
    await new Promise((done) => server?.close(done));
  };

  await mend();
  const url = new URL(databaseUrl);
  url.port = String(port);
  return {
    url: url.href,
    cut,
    mend,
    freeze: () => {
      isFrozen = true;
      for (const pair of pairs) part(pair);
    },
    thaw: () => {
      isFrozen = false;
      for (const pair of pairs) join(pair);
    },
    close: cut,
  };
};
