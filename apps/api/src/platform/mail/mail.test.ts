import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailServer } from '../../testing/mail-server.ts';
import { createMail, replyIn } from './mail.ts';

const from = 'Esteto <nao-responda@esteto.test>';
const message = {
  to: 'ana@teste.test',
  subject: 'Sua nota saiu: nº 12',
  text: 'Olá, Ana.\n\nA nota está no portal.',
  html: '<p>Olá, Ana.</p>',
  attachments: [{ filename: 'espelho.pdf', content: Buffer.from('%PDF-1.7'), contentType: 'application/pdf' }],
};
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'esteto-mail-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

test('without SMTP a message becomes a file of the outbox, whole and once for its key', async () => {
  const mail = createMail({ smtpUrl: null, from, dataDir });
  await mail.send(message, 'invoice-12-issued');
  await mail.send(message, 'invoice-12-issued');
  expect(await readdir(mail.outbox ?? '')).toEqual(['invoice-12-issued.eml']);
  const eml = await readFile(join(mail.outbox ?? '', 'invoice-12-issued.eml'), 'utf8');
  expect(eml).toMatch(/^From: Esteto <nao-responda@esteto.test>\r?$/m);
  expect(eml).toMatch(/^To: ana@teste.test\r?$/m);
  expect(eml).toMatch(/^Message-ID: <invoice-12-issued@esteto>\r?$/m);
  expect(eml).toContain('filename=espelho.pdf');
  const modeOf = async (path: string) => (await stat(path)).mode & 0o777;
  expect([await modeOf(mail.outbox ?? ''), await modeOf(join(mail.outbox ?? '', 'invoice-12-issued.eml'))]).toEqual([0o700, 0o600]);
});

test('with SMTP it reaches the server, and a repeat is recognisable as the same message', async () => {
  const server = await mailServer();
  const mail = createMail({ smtpUrl: server.url, from, dataDir });
  expect(mail.outbox).toBeNull();
  await mail.send(message, 'invoice-13-issued');
  await mail.send(message, 'invoice-13-issued');
  await server.close();
  expect(server.received).toHaveLength(2);
  for (const { from: sender, to, email } of server.received) {
    expect({ sender, to }).toEqual({ sender: 'nao-responda@esteto.test', to: ['ana@teste.test'] });
    expect(await email).toMatchObject({ messageId: '<invoice-13-issued@esteto>', subject: 'Sua nota saiu: nº 12' });
  }
});

test('a server that refuses or is away rejects, so that the job tries again; then it arrives', async () => {
  const server = await mailServer();
  const mail = createMail({ smtpUrl: server.url, from, dataDir });
  server.mood = { code: 452, text: 'mailbox full' };
  const failure = await mail.send(message, 'invoice-14-issued').catch((error: unknown) => error);
  expect(replyIn(failure)).toEqual({ reply: 452, text: '452 mailbox full' });
  server.mood = null;
  await mail.send(message, 'invoice-14-issued');
  expect(server.received).toHaveLength(1);
  await server.close();
  await expect(mail.send(message, 'invoice-14-issued')).rejects.toThrow(/ECONNREFUSED/);
});

test('says which of several addresses the server would not take, and returns go where they should', async () => {
  const server = await mailServer();
  const mail = createMail({ smtpUrl: server.url, from, returnPath: 'devolvidas@esteto.test', dataDir });
  server.refuse = (address) => (address.startsWith('bia') ? { code: 550, text: 'unknown' } : null);
  const refusals = await mail.send({ ...message, to: ['ana@teste.test', 'bia@teste.test'] }, 'invoice-15');
  expect(refusals).toEqual([{ email: 'bia@teste.test', said: { reply: 550, text: '550 unknown' } }]);
  expect(server.received).toMatchObject([{ from: 'devolvidas@esteto.test', to: ['ana@teste.test'] }]);
  await server.close();
});

test.each(['ana@teste.test\r\nBcc: todos@teste.test', 'ana@teste.test, bia@teste.test\nX: 1'])(
  'a line break smuggled into an address makes no header: %j',
  async (to) => {
    const mail = createMail({ smtpUrl: null, from, dataDir });
    await mail.send({ ...message, to, subject: 'Oi\r\nBcc: todos@teste.test' }, 'smuggled');
    const head = (await readFile(join(mail.outbox ?? '', 'smuggled.eml'), 'utf8')).split('\r\n\r\n')[0] ?? '';
    expect(head).not.toMatch(/^(Bcc|X):/m);
  },
);
