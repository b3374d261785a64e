import Fastify from 'fastify';

/** The least that a Fastify can do: what the invoice list is compared with. Tells its parent when it listens. */
const app = Fastify();
app.get('/', () => ({ hello: 'world' }));
await app.listen({ host: '127.0.0.1', port: Number(process.argv[2]) });
process.send?.('listening');
process.once('disconnect', () => process.exit());
