import { writeFileSync } from 'node:fs';
import Fastify from 'fastify';
import { newAuthority } from '../demo/made-certificates.ts';
import { type Mood, startFakeEmitter } from './fake-emitter.ts';

// The played national emitter as a process of its own, for the journeys. `EMITTER_PORT` says where it is; at `PORT` the journeys tell it how to
// take the next document, and get certificates that it trusts. `CA_FILE` is where its authority is written down for the server.

const authority = newAuthority();
writeFileSync(String(process.env['CA_FILE']), authority.certificate);
const emitter = await startFakeEmitter(authority, Number(process.env['EMITTER_PORT']));

const app = Fastify({ forceCloseConnections: true });
app.get('/', async () => 'ok');
app.post<{ Body: { mood: Mood } }>('/next', async ({ body }) => emitter.next(body.mood));
app.post('/release', async () => emitter.release());
app.post<{ Body: { name: string; cnpj: string; password: string } }>('/certificate', async ({ body: { name, cnpj, password } }, reply) =>
  reply.type('application/x-pkcs12').send(authority.issue({ name, cnpj }).pkcs12(password)),
);
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) });
// Whoever started it is gone.
process.on('disconnect', () => process.exit());
