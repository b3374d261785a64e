import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMail } from './mail.ts';

const from = 'Esteto <nao-responda@esteto.test>';
const message = {
  to: 'ana@teste.test',
  subject: 'Sua nota saiu: nº 12',
  text: 'Olá, Ana.\n\nA nota está no portal.',
  attachments: [{ filename: 'espelho.pdf', content: Buffer.from('%PDF-1.7'), contentType: 'application/pdf' }],
};
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'esteto-mail-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** A real mail server; `mood` says how it takes a message. */
const mailServer = async () => {
  const state = { received: [] as { from: string; to: string[]; text: string }[], mood: 'kind' as 'kind' | 'full' };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      let text = '';
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString();
      });
      stream.on('end', () => {
        if (state.mood === 'full') return done(Object.assign(new Error('mailbox full'), { responseCode: 452 }));
        const { mailFrom, rcptTo } = session.envelope;
        state.received.push({ from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address), text });
        return done();
      });
    },
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.server.address() as AddressInfo;
  return { state, url: `smtp://127.0.0.1:${port}`, close: () => new Promise<void>((done) => server.close(done)) };
};

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
});

test('with SMTP it reaches the server, and a repeat is recognisable as the same message', async () => {
  const server = await mailServer();
  const mail = createMail({ smtpUrl: server.url, from, dataDir });
  expect(mail.outbox).toBeNull();
  await mail.send(message, 'invoice-13-issued');
  await mail.send(message, 'invoice-13-issued');
  await server.close();
  expect(server.state.received).toHaveLength(2);
  for (const received of server.state.received) {
    expect(received).toMatchObject({ from: 'nao-responda@esteto.test', to: ['ana@teste.test'] });
    expect(received.text).toContain('Message-ID: <invoice-13-issued@esteto>');
    expect(received.text).toContain('Subject: =?UTF-8?Q?Sua_nota_saiu=3A_n=C2=BA_12?=');
  }
});

test('a server that refuses or is away rejects, so that the job tries again; then it arrives', async () => {
  const server = await mailServer();
  const mail = createMail({ smtpUrl: server.url, from, dataDir });
  server.state.mood = 'full';
  await expect(mail.send(message, 'invoice-14-issued')).rejects.toThrow('mailbox full');
  server.state.mood = 'kind';
  await mail.send(message, 'invoice-14-issued');
  expect(server.state.received).toHaveLength(1);
  await server.close();
  await expect(mail.send(message, 'invoice-14-issued')).rejects.toThrow(/ECONNREFUSED/);
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
