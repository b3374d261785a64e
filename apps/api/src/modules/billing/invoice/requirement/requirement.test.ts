import { invoice } from '@esteto/contract/billing/invoice';
import type { InvoiceExchange } from '@esteto/contract/billing/invoice-answer';
import { receivable } from '@esteto/contract/billing/receivable';
import { afterEach, expect, test } from 'vitest';
import { granted, type TestPerson } from '../../../../testing/factories.ts';
import { newScene, PDF } from '../../../../testing/scene.ts';
import { tally } from '../../../../testing/tally.ts';
import { testApp } from '../../../../testing/test-app.ts';
import { TEST_NOW } from '../../../../testing/test-clock.ts';
import { issueSample, requirementSample } from '../testing/invoice-samples.ts';
import { answeredInvoice, askedInvoice, firstRequirement, newInvoice } from '../testing/invoice-scene.ts';

const api = await testApp();
const scene = await newScene(api);
const { company, partner, master } = scene;
const here = { company_id: company.id };
const as = { as: master };

afterEach(() => api.clock.set(TEST_NOW));

const ask = (id: number, version: number, requirements: object[]) =>
  api.call(receivable.openRequirements, { id, body: { version, asked: requirements } } as never, as);
const answer = (
  { id }: InvoiceExchange,
  { id: requirement_id, version }: { id: number; version: number },
  text: string | null,
  person = partner,
) => api.call(invoice.answerRequirement, { ...here, id, requirement_id, body: { answer: text, version } }, { as: person });
const conclude = ({ id }: InvoiceExchange, { id: requirement_id, version }: { id: number; version: number }, person = master) =>
  api.call(receivable.concludeRequirement, { id, requirement_id, body: { version } }, { as: person });
const sendBack = ({ id }: InvoiceExchange, { id: requirement_id, version }: { id: number; version: number }, reason = 'É de outro mês.') =>
  api.call(receivable.returnRequirement, { id, requirement_id, body: { reason, version } }, as);
const historyOf = async (id: number) =>
  (await api.ask(receivable.history, { id }, as)).map(({ label, reason }) => (reason ? `${label}: ${reason}` : label));
/** Their long lines whole again. */
const mailsFor = async ({ email }: TestPerson) =>
  (await api.outbox()).filter((message) => message.includes(`To: ${email}`)).map((message) => message.replaceAll(/=\r?\n/g, ''));

test('what staff asks is answered, sent back, answered again and concluded, and the invoice follows', async () => {
  const { id, version } = await newInvoice(scene);
  const texts = ['Qual é o pedido?', 'Falta a escala.'];
  const opened = (
    await ask(
      id,
      version,
      texts.map((text) => requirementSample(text)),
    )
  ).body;
  expect(opened).toMatchObject({
    status: 'requirement',
    requirements: texts.map((text) => ({ text, status: 'open', due_at: '2026-11-25', created_by_name: master.name })),
  });
  const [order, schedule] = opened.requirements;
  if (!order || !schedule) throw new Error('two were opened');

  const half = (await answer(opened, order, 'Pedido 77.')).body;
  expect(half).toMatchObject({
    status: 'requirement',
    requirements: [{ status: 'answered', answer: 'Pedido 77.', answered_by_name: partner.name }, { status: 'open' }],
  });
  const both = (await answer(opened, schedule, 'Domingos à noite.')).body;
  expect(both.status).toBe('answered');

  const returned = (await sendBack(opened, { ...order, version: 2 })).body;
  expect(returned).toMatchObject({
    status: 'requirement',
    requirements: [{ status: 'returned', return_reason: 'É de outro mês.', answer: 'Pedido 77.' }, {}],
  });
  expect((await answer(opened, { ...order, version: 3 }, 'Pedido 78.')).body.status).toBe('answered');

  expect((await conclude(opened, { ...schedule, version: 2 })).body).toMatchObject({
    status: 'answered',
    requirements: [{}, { resolved_by_name: master.name }],
  });
  const done = (await conclude(opened, { ...order, version: 4 })).body;
  expect(done).toMatchObject({
    status: 'in_preparation',
    requirements: [{ status: 'concluded', answer: 'Pedido 78.' }, { status: 'concluded' }],
  });

  expect(await historyOf(id)).toEqual([
    'Exigência concluída: Qual é o pedido?',
    'Exigência concluída: Falta a escala.',
    'Exigência respondida: Pedido 78.',
    'Exigência devolvida: É de outro mês.',
    'Exigência respondida: Domingos à noite.',
    'Exigência respondida: Pedido 77.',
    'Exigência aberta: Qual é o pedido?\nFalta a escala.',
    'Nota solicitada',
  ]);
  // Doctor and staff see the same.
  const seen = await api.ask(invoice.detail, { ...here, id }, { as: partner });
  expect([seen.requirements, seen.attachments]).toEqual([done.requirements, []]);
});

test('the doctor is told by mail once for all that was asked, and again when an answer is sent back', async () => {
  const place = await newScene(api);
  const mine = () => mailsFor(place.partner);
  const asked = await askedInvoice(place, [requirementSample('Qual é o pedido?'), requirementSample('Falta a escala.')]);
  await expect.poll(mine).toHaveLength(1);
  const [first] = await mine();
  for (const text of ['o pedido?', 'Falta a escala.', '25/11/2026', `/detalhes/${asked.id}?empresa`]) expect(first).toContain(text);

  const { id: requirement_id } = firstRequirement(asked);
  const body = { answer: 'Pedido 77.', version: 1 };
  await api.ask(invoice.answerRequirement, { company_id: place.company.id, id: asked.id, requirement_id, body }, { as: place.partner });
  await sendBack(asked, { id: requirement_id, version: 2 }, 'Este pedido foi cancelado.');
  await expect.poll(mine).toHaveLength(2);
  const second = (await mine()).find((message) => message.includes('Ainda falta: Este pedido foi cancelado.'));
  expect(second).not.toContain('Falta a escala.');
});

test.each([
  [[], { asked: ['Escreva pelo menos uma exigência.'] }],
  [[{ text: ' ', due_at: '2026-11-25' }], { 'asked.0.text': ['Preencha o campo O que falta.'] }],
  [
    [requirementSample(), { ...requirementSample(), due_at: '2026-11-19' }],
    { 'asked.1.due_at': ['Prazo: escolha hoje ou um dia depois.'] },
  ],
])('refuses %j in words', async (requirements, errors) => {
  const { id, version } = await newInvoice(scene);
  const { status, error } = await ask(id, version, requirements);
  expect({ status, errors: error.errors }).toEqual({ status: 422, errors });
});

test('an answer says something, and what is sent back says why', async () => {
  const asked = await askedInvoice(scene);
  const requirement = firstRequirement(asked);
  expect((await answer(asked, requirement, null)).error).toMatchObject({ errors: { answer: ['Escreva a resposta ou anexe um arquivo.'] } });
  await answer(asked, requirement, 'Pedido 77.');
  expect((await sendBack(asked, { ...requirement, version: 2 }, '  ')).error).toMatchObject({
    errors: { reason: ['Preencha o campo O que ainda falta.'] },
  });
});

test('each step is for its own moment, and says so', async () => {
  const asked = await answeredInvoice(scene);
  const requirement = firstRequirement(asked);
  const again = await answer(asked, requirement, 'De novo.');
  expect(again).toMatchObject({
    status: 422,
    error: { code: 'illegal_transition', message: expect.stringContaining('A exigência está em "Respondida"') },
  });
  await conclude(asked, requirement);
  expect((await sendBack(asked, { ...requirement, version: 3 })).error.message).toContain('A exigência está em "Concluída"');

  const issued = await newInvoice(scene);
  const { version } = await api.ask(receivable.issue, { id: issued.id, body: { ...issueSample(), version: issued.version } }, as);
  expect((await ask(issued.id, version, [requirementSample()])).error.message).toContain('A nota está em "Autorizada"');
});

test('one who issues what was answered has taken the answer', async () => {
  const { id } = await answeredInvoice(scene);
  const { version } = await api.ask(receivable.detail, { id }, as);
  const { requirements } = await api.ask(receivable.issue, { id, body: { ...issueSample(), version } }, as);
  expect(requirements).toMatchObject([{ status: 'concluded', resolved_by_name: master.name }]);
});

test('of ten analysts who ask at once one does; a click that comes twice asks once', async () => {
  const { id, version } = await newInvoice(scene);
  const analysts = await Promise.all(Array.from({ length: 10 }, () => api.make.master()));
  const body = { version, asked: [requirementSample()] };
  const replies = await Promise.all(analysts.map((analyst) => api.call(receivable.openRequirements, { id, body }, { as: analyst })));
  expect(tally(replies.map(({ status }) => status))).toEqual({ 200: 1, 409: 9 });
  expect((await api.ask(receivable.detail, { id }, as)).requirements).toHaveLength(1);

  const other = await newInvoice(scene);
  const session = await api.signIn(master);
  const click = () =>
    api.call(
      receivable.openRequirements,
      { id: other.id, body: { version: other.version, asked: [requirementSample()] } },
      { as: session, headers: { 'idempotency-key': `one-double-click-${other.id}` } },
    );
  const first = await click();
  expect((await click()).body).toEqual(first.body);
  expect((await api.ask(receivable.detail, { id: other.id }, as)).requirements).toHaveLength(1);
});

test('two who answer at once: one does, and the other is told; two analysts who judge it likewise', async () => {
  const asked = await askedInvoice(scene);
  const requirement = firstRequirement(asked);
  const colleague = await api.make.partner(company);
  const answers = await Promise.all([partner, colleague].map((person) => answer(asked, requirement, `Pedido de ${person.name}.`, person)));
  expect(tally(answers.map(({ status }) => status))).toEqual({ 200: 1, 409: 1 });
  expect(answers.find(({ status }) => status === 409)?.error).toMatchObject({ code: 'stale_version', current_version: 2 });

  const judged = await Promise.all([conclude(asked, { ...requirement, version: 2 }), sendBack(asked, { ...requirement, version: 2 })]);
  expect(tally(judged.map(({ status }) => status))).toEqual({ 200: 1, 409: 1 });
});

test('nobody reaches a requirement through another invoice, and an employee answers only what they asked for', async () => {
  const [one, other] = [await askedInvoice(scene), await askedInvoice(await newScene(api))];
  const foreign = firstRequirement(other);
  expect((await answer(one, foreign, 'Pedido 77.')).status).toBe(404);
  expect((await conclude(one, foreign)).status).toBe(404);
  expect((await api.ask(receivable.detail, { id: other.id }, as)).requirements).toMatchObject([{ status: 'open', answer: null }]);

  const employee = await api.make.employee(company, [granted('invoices', 'view', 'edit')]);
  expect((await answer(one, firstRequirement(one), 'Pedido 77.', employee)).status).toBe(404);
  const own = await askedInvoice({ ...scene, requester: employee });
  expect((await answer(own, firstRequirement(own), 'Pedido 77.', employee)).body).toMatchObject({
    status: 'answered',
    requirements: [{ answered_by_name: employee.name }],
  });
});

test('a file alone is an answer, but not the one that was sent back already', async () => {
  const asked = await askedInvoice(scene);
  const requirement = firstRequirement(asked);
  const attach = () =>
    api.call(
      invoice.attach,
      { ...here, id: asked.id, body: { requirement_id: requirement.id }, file: { name: 'pedido.pdf', bytes: PDF } },
      { as: partner },
    );
  await attach();
  expect((await answer(asked, requirement, null)).body.status).toBe('answered');
  await sendBack(asked, { ...requirement, version: 2 });
  expect((await answer(asked, { ...requirement, version: 3 }, null)).status).toBe(422);
  api.clock.set('2026-11-20T15:10:00.000Z');
  await attach();
  expect((await answer(asked, { ...requirement, version: 3 }, null)).body.status).toBe('answered');
});
