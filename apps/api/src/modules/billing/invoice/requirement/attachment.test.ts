import { invoice } from '@esteto/contract/billing/invoice';
import type { InvoiceExchange } from '@esteto/contract/billing/invoice-answer';
import { receivable } from '@esteto/contract/billing/receivable';
import { describe, expect, test } from 'vitest';
import { systemActor } from '../../../../platform/work/actor.ts';
import { granted } from '../../../../testing/factories.ts';
import { newScene, PDF } from '../../../../testing/scene.ts';
import { tally } from '../../../../testing/tally.ts';
import { testApp } from '../../../../testing/test-app.ts';
import { watchWrites } from '../../../../testing/written.ts';
import { askedInvoice, attachedInvoice, firstRequirement, issuedInvoice, newInvoice } from '../testing/invoice-scene.ts';

const api = await testApp();
const writes = await watchWrites(api.sql);
const scene = await newScene(api);
const { company, partner, master } = scene;
const here = { company_id: company.id };
const as = { as: partner };

const attach = (id: number, given: { bytes?: Uint8Array; name?: string; requirement_id?: number } = {}, person = partner) => {
  const { bytes = PDF, name = 'escala.pdf', requirement_id } = given;
  return api.call(
    invoice.attach,
    { ...here, id, body: { ...(requirement_id && { requirement_id }) }, file: { name, bytes } },
    { as: person },
  );
};
const detach = ({ id, attachments }: InvoiceExchange, person = partner) =>
  api.call(invoice.detach, { ...here, id, attachment_id: attachments[0]?.id ?? 0 }, { as: person });
const filesOf = async (id: number) => (await api.ask(receivable.detail, { id }, { as: master })).attachments;

test("the doctor's file stands in both apps' details, and both may fetch it", async () => {
  const { id } = await issuedInvoice(scene);
  await attach(id, { name: '../minha nota.pdf' });
  const shown = await filesOf(id);
  expect(shown).toMatchObject([
    {
      name: 'minha nota.pdf',
      mime: 'application/pdf',
      size: PDF.length,
      requirement_id: null,
      created_by: partner.id,
      created_by_name: partner.name,
    },
  ]);
  expect((await api.ask(invoice.detail, { ...here, id }, as)).attachments).toEqual(shown);

  const document = shown[0]?.file ?? '';
  for (const reply of [
    await api.call(invoice.document, { ...here, id, document }, as),
    await api.call(receivable.document, { id, document }, { as: master }),
  ]) {
    expect(reply.bytes.equals(PDF)).toBe(true);
    expect(reply.headers).toMatchObject({ 'content-security-policy': 'sandbox', 'x-content-type-options': 'nosniff' });
  }
  const [added] = await api.ask(receivable.history, { id }, { as: master });
  expect(added).toMatchObject({ label: 'Arquivo anexado', actor_name: partner.name, reason: 'minha nota.pdf' });
});

describe('nobody else', () => {
  test('fetches it through another invoice or from another company', async () => {
    const { id, attachments } = await attachedInvoice(scene);
    const document = attachments[0]?.file ?? '';
    const other = await newInvoice(scene);
    expect((await api.call(invoice.document, { ...here, id: other.id, document }, as)).status).toBe(404);
    const stranger = await newScene(api);
    expect((await api.call(invoice.document, { ...here, id, document }, { as: stranger.partner })).status).toBe(404);
    expect((await api.call(invoice.document, { company_id: stranger.company.id, id, document }, { as: stranger.partner })).status).toBe(
      404,
    );
    expect((await attach(id, {}, stranger.partner)).status).toBe(404);
  });

  test('puts a file to the requirement of another invoice', async () => {
    const [one, other] = [await askedInvoice(scene), await askedInvoice(await newScene(api))];
    expect((await attach(one.id, { requirement_id: firstRequirement(other).id })).status).toBe(404);
    expect(await filesOf(other.id)).toEqual([]);
  });

  test('takes it back: only who sent it, and no employee who does not see the invoice', async () => {
    const attached = await attachedInvoice(scene);
    const refused = await detach(attached, await api.make.partner(company));
    expect(refused).toMatchObject({ status: 422, error: { message: 'Só quem enviou pode retirar um arquivo, e só antes de responder.' } });
    expect((await detach(attached, await api.make.employee(company, [granted('invoices', 'view', 'edit')]))).status).toBe(404);
    expect((await detach(attached)).body.attachments).toEqual([]);
    expect((await detach(attached)).status).toBe(404);
    const document = attached.attachments[0]?.file ?? '';
    expect((await api.call(invoice.document, { ...here, id: attached.id, document }, as)).status).toBe(404);
    const [removed] = await api.ask(receivable.history, { id: attached.id }, { as: master });
    expect(removed).toMatchObject({ label: 'Arquivo retirado', reason: 'escala.pdf' });
  });
});

test('a file of an answer stays with the answer', async () => {
  const asked = await askedInvoice(scene);
  const { id: requirement_id } = firstRequirement(asked);
  const sent = (await attach(asked.id, { requirement_id })).body;
  expect(sent.attachments).toMatchObject([{ requirement_id }]);
  await api.ask(invoice.answerRequirement, { ...here, id: asked.id, requirement_id, body: { version: 1 } }, as);
  expect((await detach(sent)).status).toBe(422);
  expect((await attach(asked.id, { requirement_id })).error).toMatchObject({
    code: 'not_attached',
    message: 'A exigência está em "Respondida" e não recebe mais arquivos.',
  });
});

test.each([
  ['a program', Buffer.from('MZ\u0090\0\u0003\0\0\0', 'latin1'), 422, 'Este tipo de arquivo não é aceito. Envie PDF, PNG, JPG ou XML.'],
  ['nothing', Buffer.from(''), 422, 'O arquivo está vazio.'],
  [
    'an XML of 3 MB',
    Buffer.concat([Buffer.from('<?xml version="1.0"?>'), Buffer.alloc(3_000_000, 32)]),
    422,
    'O arquivo é grande demais. O limite é 2 MB.',
  ],
  ['a PDF of 11 MB', Buffer.concat([PDF, Buffer.alloc(11_000_000, 32)]), 413, 'O conteúdo enviado é grande demais.'],
])('%s is refused, and nothing is kept', async (_name, bytes, status, message) => {
  const { id } = await newInvoice(scene);
  const session = await api.signIn(partner);
  const { answer, written } = await writes.during(() =>
    api.call(invoice.attach, { ...here, id, body: {}, file: { name: 'escala.pdf', bytes } }, { as: session }),
  );
  expect([answer.status, answer.error.message]).toEqual([status, message]);
  expect(written).toEqual([]);
});

test('a discarded invoice takes no more files', async () => {
  const { id } = await newInvoice(scene);
  const reason = { reason: 'Pedido em dobro.', version: null };
  await api.modules.withdrawals.discard(systemActor('test'), { id, scope: 'every_company', by: 'staff' }, reason);
  expect((await attach(id)).error.message).toBe('A nota está em "Descartada" e não recebe mais arquivos.');
});

test('the same file under the same repeat key is kept once; several at once are all kept, up to the limit', async () => {
  const { id } = await newInvoice(scene);
  const session = await api.signIn(partner);
  const send = (key: string) =>
    api.call(
      invoice.attach,
      { ...here, id, body: {}, file: { name: `${key}.pdf`, bytes: PDF } },
      { as: session, headers: { 'idempotency-key': `one-double-drop-${id}-${key}` } },
    );
  expect((await send('a')).body).toEqual((await send('a')).body);
  expect(await filesOf(id)).toHaveLength(1);
  await api.sql(
    `insert into invoice_attachments (created_at, updated_at, invoice_id, file_id) select created_at, updated_at, invoice_id, file_id
     from invoice_attachments, generate_series(1, 26) where invoice_id = $1`,
    [id],
  );
  const replies = await Promise.all(['b', 'c', 'd', 'e', 'f'].map(send));
  expect(tally(replies.map(({ status }) => status))).toEqual({ 200: 3, 422: 2 });
  expect(await filesOf(id)).toHaveLength(30);
});
