import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A wire to the database that a test may cut: `url` is the database's as seen through it. */
export type Line = { url: string; cut(): Promise<void>; mend(): Promise<void>; close(): Promise<void> };

export const lineTo = async (databaseUrl: string): Promise<Line> => {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let port = 0;
  let server: Server | null = null;

  const mend = async (): Promise<void> => {
    server = createServer((near) => {
      const far = connect(Number(target.port), target.hostname);
      for (const socket of [near, far]) {
        sockets.add(socket);
        socket.on('error', () => undefined);
        socket.on('close', () => [near, far].map((end) => end.destroy()));
      }
      near.pipe(far).pipe(near);
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
  return { url: url.href, cut, mend, close: cut };
};
