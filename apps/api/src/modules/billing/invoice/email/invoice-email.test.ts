import { client } from '@esteto/contract/billing/client';
import type { InvoiceDetail } from '@esteto/contract/billing/invoice-answer';
import { receivable } from '@esteto/contract/billing/receivable';
import { mailBounce } from '@esteto/contract/office/mail-bounce';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { unique } from '../../../../testing/documents.ts';
import { mailServer } from '../../../../testing/mail-server.ts';
import { failedReport, returnedMail } from '../../../../testing/returned-mail.ts';
import { newScene, PDF } from '../../../../testing/scene.ts';
import { testApp } from '../../../../testing/test-app.ts';
import { TEST_NOW } from '../../../../testing/test-clock.ts';
import { clientSample } from '../../client/client.examples.ts';
import { invoiceEmailSample } from '../testing/invoice-samples.ts';
import { issuedInvoice, newInvoice } from '../testing/invoice-scene.ts';

const server = await mailServer();
afterAll(() => server.close());
const api = await testApp({ SMTP_URL: server.url, MAIL_RETURN_PATH: 'devolvidas@esteto.test' }, { idle: true });
const scene = await newScene(api);
const { master, company } = scene;
const as = { as: master };
const token = api.config.mailBounceSecret ?? '';

beforeEach(() => {
  api.clock.set(TEST_NOW);
  Object.assign(server, { refuse: () => null, mood: null, received: [] });
});

const send = async ({ id }: { id: number }, body = invoiceEmailSample()) =>
  api.ask(receivable.sendEmail, { id, body }, { as: await api.signIn(master) });
const detail = async ({ id }: { id: number }): Promise<InvoiceDetail> =>
  api.ask(receivable.detail, { id }, { as: await api.signIn(master) });
const lastEmail = async ({ id }: { id: number }) => (await api.ask(receivable.emails, { id }, { as: await api.signIn(master) })).emails[0];
const deliver = () => api.modules.deliverEmails('test');
const later = (minutes: number) => api.clock.set(new Date(Date.parse(TEST_NOW) + minutes * 60_000).toISOString());
const arrivedIds = () => Promise.all(server.received.map(async ({ email }) => (await email).messageId));
const keyOf = async ({ id }: { id: number }) =>
  String((await api.sql('select mail_key from invoice_emails where invoice_id = $1 order by id desc', [id]))[0]?.['mail_key']);

test('offers whom the client wants it sent to, what it says and what goes along', async () => {
  const contacts = [
    { name: 'Marta', email: 'marta@hospital.test', receives_invoice: true },
    { name: 'Rui', email: 'rui@hospital.test', receives_invoice: false },
  ];
  const body = { ...clientSample(), email: 'notas@hospital.test', email_cc: 'copia@hospital.test', contacts };
  const taker = await api.ask(client.create, { company_id: company.id, body }, { as: scene.partner });
  const { id, number } = await issuedInvoice(scene, taker);
  await api.ask(receivable.attach, { id, file: { name: 'nfse.pdf', bytes: PDF } }, as);
  const offered = await api.ask(receivable.emails, { id }, as);
  expect(offered).toMatchObject({
    recipients: ['notas@hospital.test', 'copia@hospital.test', 'marta@hospital.test'],
    subject: `NFS-e ${number} · ${company.name}`,
    title: `Nota 2026/${number}`,
    client_name: taker.name,
    problem: null,
    attachments: ['nfse.pdf'],
    emails: [],
  });
  expect(offered.message).toContain('Valor líquido: R$\u00a015.000,00');
});

test('it arrives with PDF and XML, the invoice is sent, and both logs tell', async () => {
  const invoice = await issuedInvoice(scene);
  await api.ask(receivable.attach, { id: invoice.id, file: { name: 'nfse.xml', bytes: Buffer.from('<?xml version="1.0"?><NFSe/>') } }, as);
  const to = ['financeiro@hospital.test', 'fiscal@hospital.test'];
  expect(await send(invoice, invoiceEmailSample(to))).toMatchObject({ status: 'waiting', recipients: to, sent_by_name: master.name });
  expect(await detail(invoice)).toMatchObject({ status: 'authorized', sent_at: null });

  expect(await deliver()).toBe(1);
  expect(server.received).toHaveLength(1);
  const [{ from, to: reached, email: arrived } = { email: null }] = server.received;
  const email = await arrived;
  expect({ from, reached }).toEqual({ from: 'devolvidas@esteto.test', reached: to });
  expect(email).toMatchObject({ subject: 'NFS-e 118', replyTo: [{ address: master.email }] });
  for (const said of [email?.text, email?.html]) expect(said).toContain('Segue em anexo a NFS-e 118.');
  expect(email?.attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
    [`espelho-nfse-${invoice.number}.pdf`, 'application/pdf'],
    ['nfse.xml', 'application/xml'],
  ]);

  expect(await detail(invoice)).toMatchObject({ status: 'sent', sent_at: TEST_NOW });
  expect(await lastEmail(invoice)).toMatchObject({ status: 'success', attempts: 1, sent_at: TEST_NOW, error: null, next_try_at: null });
  const [event] = await api.ask(receivable.history, { id: invoice.id }, as);
  expect(event).toMatchObject({
    label: 'Nota enviada ao tomador',
    actor_name: master.name,
    reason: 'Por e-mail para financeiro@hospital.test, fiscal@hospital.test.',
  });
  expect(await deliver()).toBe(0);
});

test('one press is one message, however often it arrives; another press is another', async () => {
  const { id } = await issuedInvoice(scene);
  const headers = { 'idempotency-key': `email-${unique()}` };
  const press = () => api.call(receivable.sendEmail, { id, body: invoiceEmailSample() }, { ...as, headers });
  const [first, second] = [await press(), await press()];
  expect(second.body).toEqual(first.body);
  await deliver();
  expect(server.received).toHaveLength(1);
  await send({ id });
  await deliver();
  expect(server.received).toHaveLength(2);
  expect(await detail({ id })).toMatchObject({ status: 'sent' });
});

test('a server that is away is tried again after growing waits, and gets one message', async () => {
  const invoice = await issuedInvoice(scene);
  await send(invoice);
  server.mood = { code: 451, text: '4.7.1 Greylisting in action, please come back later' };
  await deliver();
  expect(await lastEmail(invoice)).toMatchObject({
    status: 'waiting',
    attempts: 1,
    next_try_at: '2026-11-20T15:01:00.000Z',
    error: 'O servidor do tomador recusou a mensagem por suas regras (bloqueio ou suspeita de spam).',
  });
  expect(await deliver()).toBe(0);
  later(1);
  await deliver();
  expect(await lastEmail(invoice)).toMatchObject({ attempts: 2, next_try_at: '2026-11-20T15:06:00.000Z' });
  expect(await detail(invoice)).toMatchObject({ status: 'authorized' });

  server.mood = null;
  later(6);
  await deliver();
  expect(await lastEmail(invoice)).toMatchObject({ status: 'success', attempts: 3, error: null });
  expect(server.received).toHaveLength(1);
});

test('after the last try it counts as failed, and the history says so', async () => {
  const invoice = await issuedInvoice(scene);
  await send(invoice);
  server.mood = { code: 421, text: 'Service not available' };
  for (const minutes of [0, 1, 6, 21, 81, 321]) {
    later(minutes);
    await deliver();
  }
  const error = 'O servidor do tomador recusou a mensagem (421 Service not available).';
  expect(await lastEmail(invoice)).toMatchObject({ status: 'error', attempts: 6, next_try_at: null, error });
  const [event] = await api.ask(receivable.history, { id: invoice.id }, { as: await api.signIn(master) });
  expect(event).toMatchObject({ label: 'E-mail ao tomador não enviado', reason: error });
  expect(await detail(invoice)).toMatchObject({ status: 'authorized' });
});

test('an address that does not exist is not tried again', async () => {
  const invoice = await issuedInvoice(scene);
  await send(invoice);
  server.refuse = () => ({ code: 550, text: '5.1.1 User unknown' });
  await deliver();
  expect(await lastEmail(invoice)).toMatchObject({
    status: 'error',
    attempts: 1,
    error: 'Este endereço não existe no servidor do tomador.',
  });
});

test('of two addresses one is refused: the other has it, and which one has not is said', async () => {
  const invoice = await issuedInvoice(scene);
  await send(invoice, invoiceEmailSample(['certo@hospital.test', 'errado@hospital.test']));
  server.refuse = (address) => (address.startsWith('errado') ? { code: 550, text: '5.2.2 Mailbox full' } : null);
  await deliver();
  expect(server.received.map(({ to }) => to)).toEqual([['certo@hospital.test']]);
  expect(await lastEmail(invoice)).toMatchObject({ status: 'error', error: 'errado@hospital.test: A caixa de entrada está cheia.' });
  expect(await detail(invoice)).toMatchObject({ status: 'sent' });
});

test('who tries and dies leaves the message to the next, who sends the same one', async () => {
  const invoice = await issuedInvoice(scene);
  await send(invoice);
  await api.sql("update invoice_emails set status = 'sending', attempts = 1, next_try_at = '2026-11-20T15:05:00Z' where invoice_id = $1", [
    invoice.id,
  ]);
  expect(await deliver()).toBe(0);
  later(5);
  await deliver();
  expect(await arrivedIds()).toEqual([`<${await keyOf(invoice)}@esteto>`]);
  expect(await lastEmail(invoice)).toMatchObject({ status: 'success', attempts: 2 });
});

test('ten who take messages at once take each once', async () => {
  const some = [];
  for (let made = 0; made < 6; made += 1) some.push(await issuedInvoice(scene));
  for (const invoice of some) await send(invoice);
  await Promise.all(Array.from({ length: 10 }, deliver));
  expect(server.received).toHaveLength(6);
  expect(new Set(await arrivedIds()).size).toBe(6);
});

test('what is not issued is refused in words, and what was cancelled meanwhile is not sent', async () => {
  const { id } = await newInvoice(scene);
  const refused = await api.call(receivable.sendEmail, { id, body: invoiceEmailSample() }, as);
  expect(refused).toMatchObject({ status: 422, error: { code: 'not_in_force', message: expect.stringContaining('"Solicitada"') } });
  expect((await api.ask(receivable.emails, { id }, as)).problem).toBe(refused.error.message);

  const issued = await issuedInvoice(scene);
  await send(issued);
  await api.ask(
    receivable.cancel,
    { id: issued.id, body: { reason: '1', justification: 'Valor do serviço errado.', version: issued.version } },
    as,
  );
  await deliver();
  expect(server.received).toEqual([]);
  expect(await lastEmail(issued)).toMatchObject({ status: 'cancelled', error: expect.stringContaining('"Cancelada"') });
});

test.each([
  [{ recipients: [] }, { recipients: ['Para: escreva pelo menos um e-mail.'] }],
  [{ recipients: ['ana'] }, { 'recipients.0': ['E-mail inválido. Confira se está como nome@dominio.com.'] }],
  [{ subject: 'Oi\r\nBcc: todos@hospital.test' }, { subject: ['Assunto: escreva em uma linha só.'] }],
  [{ status: 'success' }, { '': ['Há campos que não são aceitos aqui: status.'] }],
])('refuses %j in words', async (wrong, errors) => {
  const { id } = await issuedInvoice(scene);
  const { status, error } = await api.call(receivable.sendEmail, { id, body: { ...invoiceEmailSample(), ...wrong } }, as);
  expect({ status, errors: error.errors }).toEqual({ status: 422, errors });
});

test('what comes back marks the message and its invoice, once', async () => {
  const invoice = await issuedInvoice(scene);
  await send(invoice);
  await deliver();
  const report = failedReport('financeiro@hospital.test', '5.2.2', '552 5.2.2 Mailbox over quota');
  const body = { token, message: returnedMail({ key: await keyOf(invoice), reports: [report] }) };
  await api.ask(mailBounce.receive, { body });
  await api.ask(mailBounce.receive, { body });
  const error = 'financeiro@hospital.test: A caixa de entrada está cheia.';
  expect(await lastEmail(invoice)).toMatchObject({ status: 'error', error, sent_at: TEST_NOW });
  const history = await api.ask(receivable.history, { id: invoice.id }, as);
  expect(history.filter(({ label }) => label === 'E-mail ao tomador devolvido')).toMatchObject([{ actor_name: null, reason: error }]);
});

test('only whoever knows the secret hands over returned mail; what is no report changes nothing', async () => {
  const invoice = await issuedInvoice(scene);
  await send(invoice);
  await deliver();
  const key = await keyOf(invoice);
  const report = failedReport('financeiro@hospital.test', '5.1.1', '550 5.1.1 User unknown');
  const stranger = await api.call(mailBounce.receive, { body: { token: 'guessed', message: returnedMail({ key, reports: [report] }) } });
  expect(stranger.status).toBe(403);
  const delayed = report.replace('Action: failed', 'Action: delayed');
  for (const message of [
    returnedMail({ key, reports: [delayed] }),
    returnedMail({ key: 'nota-of-nobody', reports: [report] }),
    `Subject: Estou de férias\r\nIn-Reply-To: <${key}@esteto>\r\n\r\nVolto em dezembro.`,
    'no message at all',
  ])
    await api.ask(mailBounce.receive, { body: { token, message } });
  expect(await lastEmail(invoice)).toMatchObject({ status: 'success', error: null });
});
