import { invoice } from '@esteto/contract/billing/invoice';
import { receivable } from '@esteto/contract/billing/receivable';
import { expect, test } from 'vitest';
import { newScene, PDF } from '../../../testing/scene.ts';
import { tally } from '../../../testing/tally.ts';
import { testApp } from '../../../testing/test-app.ts';
import { newClient } from '../client/client.examples.ts';
import { invoiceRequestSample, issueSample } from './testing/invoice-samples.ts';
import { askedInvoice, issuedInvoice, newInvoice } from './testing/invoice-scene.ts';

const api = await testApp();
const scene = await newScene(api);
const { master } = scene;
const as = { as: master };
const XML = Buffer.from('<?xml version="1.0" encoding="UTF-8"?><NFSe><infNFSe/></NFSe>');

test('staff changes an invoice and the amounts follow', async () => {
  const { id, client_id } = await newInvoice(scene);
  const body = { ...invoiceRequestSample(client_id), unconditional_discount: 100_000, iss_rate: '0.02', iss_withheld: 'taker' as const };
  const changed = await api.ask(receivable.update, { id, body: { ...body, irrf: 21_000, responsible_id: master.id, version: 1 } }, as);
  expect(changed).toMatchObject({
    version: 2,
    iss_base: 1_400_000,
    iss_amount: 28_000,
    withheld_total: 49_000,
    net_amount: 1_351_000,
    responsible_name: master.name,
  });
});

test.each([
  [
    { irrf: 1_500_001 },
    {
      irrf: ['IRRF retido: não pode ser maior que o valor do serviço.'],
      gross_amount: ['Descontos e retenções somam mais que o valor do serviço.'],
    },
  ],
  [{ irrf: 1_000_000, inss_withheld: 600_000 }, { gross_amount: ['Descontos e retenções somam mais que o valor do serviço.'] }],
  [{ iss_rate: '0.06' }, { iss_rate: ['Alíquota do ISS: o ISS vai no máximo até 5 %.'] }],
  [
    { description: 'Plantões de \u202enovembro' },
    {
      description: [
        'Descrição do serviço: há caracteres invisíveis, que costumam vir de um texto copiado. Apague-os ou digite o texto de novo.',
      ],
    },
  ],
  [{ status: 'paid' }, { '': ['Há campos que não são aceitos aqui: status.'] }],
])('refuses %j in words', async (wrong, errors) => {
  const { id, client_id } = await newInvoice(scene);
  const body = { ...invoiceRequestSample(client_id), ...wrong, version: 1 };
  const { status, error } = await api.call(receivable.update, { id, body }, as);
  expect({ status, errors: error.errors }).toEqual({ status: 422, errors });
});

test("another company's client, or a responsible who is no staff, is not found", async () => {
  const { id, client_id } = await newInvoice(scene);
  const foreign = await newClient(await newScene(api));
  const change = (wrong: object) =>
    api.call(receivable.update, { id, body: { ...invoiceRequestSample(client_id), ...wrong, version: 1 } }, as);
  expect((await change({ client_id: foreign.id })).status).toBe(404);
  expect((await change({ intermediary_id: foreign.id })).status).toBe(404);
  expect((await change({ responsible_id: scene.partner.id })).status).toBe(404);
  expect((await api.ask(receivable.detail, { id }, as)).version).toBe(1);
});

test('issuing by hand takes the number and passes every status on the way, in the history', async () => {
  const { id } = await newInvoice(scene);
  const form = { ...issueSample(), number: '5501', issue_date: null };
  const issued = await api.ask(receivable.issue, { id, body: { ...form, version: 1 } }, as);
  expect(issued).toMatchObject({
    status: 'authorized',
    number: '5501',
    verification_code: form.verification_code,
    issue_date: '2026-11-20',
    authorized_at: '2026-11-20T15:00:00.000Z',
    responsible_name: master.name,
    has_mirror: true,
    version: 2,
  });

  const [last, first, ...older] = await api.ask(receivable.history, { id }, as);
  expect(older).toEqual([]);
  expect(first).toMatchObject({ label: 'Nota solicitada', actor_name: scene.partner.name });
  expect(last).toMatchObject({ label: 'Nota emitida', actor_name: master.name });
  const told = last?.changes.map(({ label, old, new: now }) => `${label}: ${old} → ${now}`);
  expect(told).toEqual(
    expect.arrayContaining([
      'Situação: Solicitada → Em preparação',
      'Situação: Em preparação → Pronta',
      'Situação: Pronta → Autorizada',
      'Número da NFS-e: vazio → 5501',
      'Emissão: vazio → 20/11/2026',
      `Responsável: vazio → ${master.name}`,
    ]),
  );
  expect(first?.changes).toContainEqual({ path: 'client_id', label: 'Tomador', old: 'vazio', new: issued.client.name });
  expect(first?.changes).toContainEqual({ path: 'gross_amount', label: 'Valor do serviço', old: 'vazio', new: 'R$\u00a015.000,00' });
});

test('an illegal step is refused with the legal ones by name', async () => {
  const issued = await issuedInvoice(scene);
  const again = await api.call(receivable.issue, { id: issued.id, body: { ...issueSample(), version: issued.version } }, as);
  expect(again).toMatchObject({
    status: 422,
    error: {
      code: 'illegal_transition',
      message: expect.stringMatching(
        /^A nota está em "Autorizada" e não aceita "Emitir"\. Agora é possível: Enviar ao tomador,.*Cancelar nota/,
      ),
    },
  });

  const open = await askedInvoice(scene);
  const waiting = await api.call(receivable.issue, { id: open.id, body: { ...issueSample(), version: 2 } }, as);
  expect(waiting.status).toBe(422);
  expect(waiting.error.message).toBe(
    'A nota está em "Exigência" e não aceita "Emitir". Agora é possível: Abrir exigência, Responder exigência, Devolver exigência, Concluir exigência, Descartar.',
  );
});

test('an issued invoice is no longer edited', async () => {
  const { id, client_id, version } = await issuedInvoice(scene);
  const { status, error } = await api.call(receivable.update, { id, body: { ...invoiceRequestSample(client_id), version } }, as);
  expect(status).toBe(422);
  expect(error).toMatchObject({
    code: 'not_editable',
    message: expect.stringMatching(/^A nota está em "Autorizada" e não pode mais ser alterada\./),
  });
});

test('a number is used once in a company, and another company may use it too', async () => {
  const number = '8123';
  const issue = async (place: typeof scene) => {
    const { id } = await newInvoice(place);
    return api.call(receivable.issue, { id, body: { ...issueSample(), number, version: 1 } }, as);
  };
  expect((await issue(scene)).status).toBe(200);
  const taken = await issue(scene);
  expect(taken).toMatchObject({ status: 422, error: { errors: { number: ['Esta empresa já tem uma nota com este número.'] } } });
  expect((await issue(await newScene(api, { master }))).status).toBe(200);
});

test('an invoice is not issued in the future', async () => {
  const { id } = await newInvoice(scene);
  const { status, error } = await api.call(receivable.issue, { id, body: { ...issueSample(), issue_date: '2026-11-21', version: 1 } }, as);
  expect(status).toBe(422);
  expect(error.errors).toEqual({ issue_date: ['Emissão: a data não pode ser no futuro.'] });
});

test('an invoice is not issued after it fell due', async () => {
  const { id } = await newInvoice(scene);
  await api.sql("update invoices set due_date = '2026-11-19' where id = $1", [id]);
  const body = { ...issueSample(), version: 1 };
  const { status, error } = await api.call(receivable.issue, { id, body }, as);
  expect(status).toBe(422);
  expect(error.errors).toEqual({
    issue_date: ['Emissão: fica depois do vencimento da nota, 19/11/2026. Altere o vencimento em Editar nota e emita de novo.'],
  });
  expect((await api.call(receivable.issue, { id, body: { ...body, issue_date: '2026-11-19' } }, as)).status).toBe(200);
});

test('ten analysts at once issue one invoice, with one event and one message', async () => {
  const { id } = await newInvoice(scene);
  const number = '9001';
  const analysts = await Promise.all(Array.from({ length: 10 }, () => api.make.master()));
  const replies = await Promise.all(
    analysts.map((analyst) => api.call(receivable.issue, { id, body: { ...issueSample(), number, version: 1 } }, { as: analyst })),
  );
  expect(tally(replies.map(({ status }) => status))).toEqual({ 200: 1, 409: 9 });
  const events = await api.sql(`select 1 from events where entity_type = 'invoice' and entity_id = $1 and action = 'invoice.issued'`, [id]);
  expect(events).toHaveLength(1);

  const mine = async () => (await api.outbox()).filter((message) => message.includes(`Sua nota ${number} foi emitida`));
  await expect.poll(mine).toHaveLength(1);
  const [message] = await mine();
  expect(message).toContain(`To: ${scene.partner.email}`);
  expect(message).toContain(`espelho-nfse-${number}.pdf`);
  expect(
    Buffer.from(/base64\r\n[\s\S]*?\r\n\r\n([A-Za-z0-9+/=\r\n]+)/.exec(message ?? '')?.[1] ?? '', 'base64')
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
});

test('the official document is kept beside an issued invoice, by what its bytes are', async () => {
  const open = await newInvoice(scene);
  const early = await api.call(receivable.attach, { id: open.id, file: { name: 'nota.pdf', bytes: PDF } }, as);
  expect(early).toMatchObject({ status: 422, error: { code: 'not_issued' } });

  const { id } = await issuedInvoice(scene);
  const refused = await api.call(receivable.attach, { id, file: { name: 'nota.pdf', bytes: Buffer.from('MZ\u0090\0') } }, as);
  expect(refused.status).toBe(422);
  expect(refused.error.errors).toHaveProperty('file');

  await api.ask(receivable.attach, { id, file: { name: '../../nota.pdf', bytes: PDF } }, as);
  const { documents } = await api.ask(receivable.attach, { id, file: { name: 'nota.xml', bytes: XML } }, as);
  expect(documents.map(({ name, mime }) => ({ name, mime }))).toEqual([
    { name: 'nota.pdf', mime: 'application/pdf' },
    { name: 'nota.xml', mime: 'application/xml' },
  ]);

  const here = { company_id: scene.company.id, id };
  const [pdf, xml] = documents.map(({ file }) => file);
  const got = await api.call(invoice.document, { ...here, document: pdf ?? '' }, { as: scene.partner });
  expect(got.bytes.equals(PDF)).toBe(true);
  expect(got.headers).toMatchObject({ 'content-security-policy': 'sandbox', 'x-content-type-options': 'nosniff' });
  expect((await api.call(receivable.document, { id, document: xml ?? '' }, as)).bytes.equals(XML)).toBe(true);

  const other = await issuedInvoice(scene);
  expect((await api.call(receivable.document, { id: other.id, document: pdf ?? '' }, as)).status).toBe(404);
});

test('what nobody made has no history', async () => {
  expect((await api.call(receivable.history, { id: 999_999 }, as)).status).toBe(404);
});

test('staff finds the invoices of every company, by company too', async () => {
  const other = await newScene(api, {
    company: await api.make.company({ name: 'Pediatria Ipê Ltda.', search_key: 'pediatria ipe ltda.' }),
  });
  const { id } = await newInvoice(other);
  const found = async (filters: object) => (await api.ask(receivable.list, filters, as)).items.map((item) => item.id);
  expect(await found({ company_id: other.company.id })).toEqual([id]);
  expect(await found({ search: 'Ipê pediatria' })).toEqual([id]);
  expect((await found({ limit: 100 })).length).toBeGreaterThan(1);
});
