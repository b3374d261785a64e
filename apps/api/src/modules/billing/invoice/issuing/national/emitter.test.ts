import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { newAuthority } from '../../../../../demo/made-certificates.ts';
import { connectEmitter } from './emitter.ts';

// What the emitter's answers are taken for: only what it surely refused is refused, and only what it surely lacks is missing.

const authority = newAuthority();
const own = authority.issue({ name: 'sefin.teste', ip: '127.0.0.1' });
const client = authority.issue({ name: 'CLINICA', cnpj: '11222333000181' });
const packed = gzipSync('<NFSe/>').toString('base64');

type Reply = { status: number; body: string } | 'silence' | 'hang up';
let reply: Reply = 'hang up';
const answering = (authorities: string): Server =>
  createServer(
    { key: own.key, cert: own.certificate, ca: authorities, requestCert: true, rejectUnauthorized: true },
    (request, response) => {
      if (reply === 'hang up') request.socket.destroy();
      else if (reply !== 'silence') response.writeHead(reply.status, { 'content-type': 'application/json' }).end(reply.body);
    },
  );
const listen = async (server: Server): Promise<string> => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

const url = await listen(answering(authority.certificate));
const connect = (settings: { authorities?: string | null; at?: string; key?: string } = {}) =>
  connectEmitter({
    production: '',
    homologation: settings.at ?? url,
    authorities: settings.authorities ?? authority.certificate,
    timeoutMs: 1_000,
  })('homologation', { key: settings.key ?? client.key, chain: client.certificate });
const json = (status: number, body: unknown): Reply => ({ status, body: JSON.stringify(body) });

afterEach(() => {
  reply = 'hang up';
});

describe('a sending', () => {
  test.each<[string, Reply, object]>([
    ['a note', json(201, { nfseXmlGZipB64: packed }), { kind: 'done', note: '<NFSe/>' }],
    ['a success without a note', json(201, {}), { kind: 'unknown' }],
    ['a note that cannot be unpacked', json(201, { nfseXmlGZipB64: 'AAAA' }), { kind: 'unknown' }],
    ['a bomb', json(201, { nfseXmlGZipB64: gzipSync(Buffer.alloc(20_000_000)).toString('base64') }), { kind: 'unknown' }],
    [
      'reasons',
      json(400, { erros: [{ Codigo: 'E0310', Descricao: 'x', Complemento: 'y' }] }),
      { kind: 'refused', refusals: [{ code: 'E0310', description: 'x', complement: 'y' }] },
    ],
    [
      'one reason',
      json(422, { erro: { codigo: 'E1', mensagem: 'x' } }),
      { kind: 'refused', refusals: [{ code: 'E1', description: 'x', complement: null }] },
    ],
    ['no reasons', { status: 400, body: '<html>' }, { kind: 'refused', refusals: [] }],
    ['reasons that are none', json(400, { erros: ['x', null, 1] }), { kind: 'refused', refusals: [] }],
    ['a certificate that is not taken', json(403, {}), { kind: 'refused', refusals: [{ code: 'E1200' }] }],
    ['too many calls', json(429, {}), { kind: 'unknown' }],
    ['maintenance', json(503, {}), { kind: 'unknown' }],
    ['a gateway in between', { status: 502, body: '' }, { kind: 'unknown' }],
    ['something moved', { status: 404, body: '' }, { kind: 'unknown' }],
    ['silence', 'silence', { kind: 'unknown' }],
    ['a closed connection', 'hang up', { kind: 'unknown' }],
  ])('that meets %s', async (_name, given, expected) => {
    reply = given;
    expect(await connect().issue('<DPS/>')).toMatchObject(expected);
  });

  test.each([
    ['to nobody', { at: 'https://127.0.0.1:9' }],
    ['to somebody who is not vouched for', { authorities: newAuthority().certificate }],
    ['with a key of another certificate', { key: authority.issue({ name: 'X' }).key }],
  ])('%s arrives nowhere', async (_name, settings) => {
    expect(await connect(settings).issue('<DPS/>')).toMatchObject({ kind: 'unknown' });
  });

  test('with a certificate that the emitter does not know arrives nowhere', async () => {
    const at = await listen(answering(newAuthority().certificate));
    reply = json(201, { nfseXmlGZipB64: packed });
    expect(await connect({ at }).issue('<DPS/>')).toMatchObject({ kind: 'unknown' });
  });
});

describe('a question', () => {
  test.each<[string, Reply, string]>([
    ['it has it', json(200, { chaveAcesso: 'k', nfseXmlGZipB64: packed }), 'found'],
    ['it has it not', json(404, {}), 'none'],
    ['it may not say', json(403, {}), 'unknown'],
    ['it is down', json(500, {}), 'unknown'],
    ['it is silent', 'silence', 'unknown'],
  ])('when %s', async (_name, given, kind) => {
    reply = given;
    const emitter = connect();
    const answers = await Promise.all([emitter.keyOf('DPS1'), emitter.note('k'), emitter.isCancelled('k')]);
    expect(answers.map((answer) => answer.kind)).toEqual([kind, kind, kind]);
  });
});
