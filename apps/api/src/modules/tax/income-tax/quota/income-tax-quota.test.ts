import { incomeTax } from '@esteto/contract/tax/income-tax';
import { incomeTaxQuota } from '@esteto/contract/tax/income-tax-quota';
import { ownIncomeTax } from '@esteto/contract/tax/own-income-tax';
import type { StaffMove } from '@esteto/domain/tax/income-tax/income-tax-form';
import { expect, test } from 'vitest';
import type { TestPerson } from '../../../../testing/factories.ts';
import { newScene, PDF } from '../../../../testing/scene.ts';
import { testApp } from '../../../../testing/test-app.ts';
import { EXERCISE, movedReturn, newReturn, RESULT, returnSample } from '../income-tax.examples.ts';
import { newQuota } from './income-tax-quota.examples.ts';

const api = await testApp();
const scene = await newScene(api);
const { company, master } = scene;
const as = { as: master };
const own = { company_id: company.id };

const newPartner = () => api.make.partner(company);
const versionOf = async (id: number) => (await api.ask(incomeTax.detail, { id }, as)).version;
const move = async (id: number, action: StaffMove) =>
  api.ask(incomeTax.move, { id, body: { action, reason: null, version: await versionOf(id) } }, as);
const quotasOf = async (id: number) =>
  (await api.ask(incomeTaxQuota.list, { id }, as)).map(({ number, amount, due_date, status }) => [number, amount, due_date, status]);
const pdf = { name: 'darf.pdf', bytes: PDF };

/** One that is ready, approved and transmitted. */
const transmitted = async (person: { id: number }) => {
  const { id } = await movedReturn(scene, ['fill', 'review', 'ask_approval'], person);
  await approved(id);
  return id;
};

const approved = async (id: number) => {
  await api.sql('update income_taxes set approved_at = now() where id = $1', [id]);
  await move(id, 'transmit');
};

const pay = async (id: number, person: TestPerson, paid_on: string, paid_amount = 60_000) => {
  const { version = 0 } = (await api.ask(incomeTaxQuota.own, own, { as: person })).find((one) => one.id === id) ?? {};
  return api.call(incomeTaxQuota.pay, { ...own, id, body: { paid_on, paid_amount, version } }, { as: person });
};

test('a return that is transmitted has its quotas; each is paid once, on a day that has come and was not before the transmission', async () => {
  const person = await newPartner();
  const id = await transmitted(person);
  expect(await quotasOf(id)).toEqual([
    [1, 40_000, '2026-05-29', 'open'],
    [2, 40_000, '2026-06-30', 'open'],
    [3, 40_000, '2026-07-31', 'open'],
  ]);
  const [first] = await api.ask(incomeTaxQuota.own, own, { as: person });
  const quota = first?.id ?? 0;
  // Late since May: the fine is at its most; no Selic is told here.
  const missing = ['2026-06', '2026-07', '2026-08', '2026-09', '2026-10'];
  expect(first?.cost).toEqual({ fine: 8000, interest: 400, total: 48_400, missing });
  const beside = (problem: RegExp) => ({ status: 422, error: { errors: { paid_on: [expect.stringMatching(problem)] } } });
  expect(await pay(quota, person, '2030-01-01')).toMatchObject(beside(/ainda não chegou/));
  expect(await pay(quota, person, '2026-05-29')).toMatchObject(beside(/foi transmitida em 20\/11\/2026/));
  expect(await pay(quota, person, '2026-11-20', 40_000)).toMatchObject({
    status: 422,
    error: {
      errors: { paid_amount: ['Valor pago: em 20/11/2026 a quota era de R$\u00a0484,00, com multa e juros. Faltam R$\u00a084,00.'] },
    },
  });
  expect((await pay(quota, person, '2026-11-20', 50_000)).status).toBe(204);
  expect(await pay(quota, person, '2026-11-20')).toMatchObject({ status: 422 });
  expect((await api.ask(incomeTaxQuota.own, own, { as: person }))[0]).toMatchObject({
    status: 'paid',
    paid_on: '2026-11-20',
    paid_amount: 50_000,
  });
  const { version = 0 } = (await api.ask(incomeTaxQuota.own, own, { as: person }))[0] ?? {};
  await api.ask(incomeTaxQuota.unpay, { ...own, id: quota, body: { version } }, { as: person });
  expect((await api.ask(incomeTaxQuota.own, own, { as: person }))[0]).toMatchObject({ status: 'open', paid_on: null, paid_amount: null });
});

test('the guide of the team and the proof of the person stand beside their quota', async () => {
  const person = await newPartner();
  const { id, income_tax_id } = await newQuota(scene, person);
  await api.ask(incomeTaxQuota.attachGuide, { id, file: pdf }, as);
  await api.ask(incomeTaxQuota.attachProof, { ...own, id, file: { ...pdf, name: 'comprovante.pdf' } }, { as: person });
  const files = (await api.ask(ownIncomeTax.current, own, { as: person })).find((row) => row.id === income_tax_id)?.files ?? [];
  expect(files.map(({ name, role, quota_id, from_client }) => ({ name, role, quota_id, from_client }))).toEqual([
    { name: 'darf.pdf', role: 'darf', quota_id: id, from_client: false },
    { name: 'comprovante.pdf', role: 'payment', quota_id: id, from_client: true },
  ]);
  const [guide, proof] = files;
  expect((await api.call(ownIncomeTax.file, { ...own, id: guide?.id ?? 0 }, { as: person })).status).toBe(200);
  expect((await api.call(ownIncomeTax.takeBack, { ...own, id: guide?.id ?? 0 }, { as: person })).status).toBe(422);
  expect((await api.call(ownIncomeTax.takeBack, { ...own, id: proof?.id ?? 0 }, { as: person })).status).toBe(204);
});

test('of an amending return the quotas are what its tax leaves after what was paid; those of the former that wait end', async () => {
  const person = await newPartner();
  const id = await transmitted(person);
  const [first] = await api.ask(incomeTaxQuota.own, own, { as: person });
  expect((await pay(first?.id ?? 0, person, '2026-11-20', 48_400)).status).toBe(204);
  const amending = await newReturn(scene, person, { rectifies_id: id });
  await api.ask(incomeTax.noteResult, { id: amending.id, body: { ...RESULT, tax_due: 150_000, version: amending.version } }, as);
  for (const action of ['fill', 'review', 'ask_approval'] as const) await move(amending.id, action);
  // Until it is sent nothing changes.
  expect((await quotasOf(id)).map(([, , , status]) => status)).toEqual(['paid', 'open', 'open']);
  await approved(amending.id);
  expect((await quotasOf(id)).map(([, , , status]) => status)).toEqual(['paid', 'ended', 'ended']);
  expect(await quotasOf(amending.id)).toEqual([
    [1, 10_000, '2026-05-29', 'open'],
    [2, 50_000, '2026-06-30', 'open'],
    [3, 50_000, '2026-07-31', 'open'],
  ]);
  // A result that is mended once it is sent changes what is to be paid.
  const body = { ...RESULT, result: 'zero' as const, tax_due: null, quotas_count: null, version: await versionOf(amending.id) };
  await api.ask(incomeTax.noteResult, { id: amending.id, body }, as);
  expect((await quotasOf(amending.id)).map(([, , , status]) => status)).toEqual(['ended', 'ended', 'ended']);
});

test('of what another office delivered only the quotas that are still to come are followed', async () => {
  const person = await newPartner();
  const body = returnSample(person.id, { kind: 'original', delivered_on: '2026-05-20' });
  const { id } = await api.ask(incomeTax.create, { body }, as);
  const told = { ...RESULT, tax_due: 80_000, quotas_count: 8, version: await versionOf(id) };
  await api.ask(incomeTax.noteResult, { id, body: told }, as);
  expect(await quotasOf(id)).toEqual([
    [7, 10_000, '2026-11-30', 'open'],
    [8, 10_000, '2026-12-30', 'open'],
  ]);
});

const takeBack = async (id: number, reason: string | null = 'Marcada na declaração errada.') =>
  api.call(incomeTax.move, { id, body: { action: 'take_back', reason, version: await versionOf(id) } }, as);
const statusOf = async (id: number) => (await api.ask(incomeTax.detail, { id }, as)).status;

test('a transmission that was marked by mistake is taken back with a reason: what it brought ends, and its person is told', async () => {
  const person = await newPartner();
  const id = await transmitted(person);
  expect(await takeBack(id, null)).toMatchObject({ status: 422, error: { errors: { reason: [expect.any(String)] } } });
  expect((await takeBack(id)).status).toBe(204);
  expect(await api.ask(incomeTax.detail, { id }, as)).toMatchObject({
    status: 'awaiting_approval',
    approved_at: expect.any(String),
    transmitted_at: null,
    ecac_status: null,
  });
  expect((await quotasOf(id)).map(([, , , status]) => status)).toEqual(['ended', 'ended', 'ended']);
  const [told] = await api.sql<{ title: string; body: string }>(
    'select title, body from notices where user_id = $1 order by id desc limit 1',
    [person.id],
  );
  expect(told).toEqual({
    title: `IRPF ${EXERCISE} (retificadora): ainda não foi transmitida`,
    body: expect.stringMatching(/estava errado\. Marcada na declaração errada\. .* As quotas que ela trazia não valem\.$/),
  });
  const [event] = await api.sql<{ reason: string; changes: { path: string; old: string; new: string }[] }>(
    "select reason, changes from events where action = 'income_tax.taken_back' and entity_id = $1",
    [id],
  );
  expect(event?.reason).toBe('Marcada na declaração errada.');
  expect(event?.changes).toContainEqual({ path: 'status', old: 'transmitted', new: 'awaiting_approval', kind: 'modified' });
  // What its person approved still goes out, and has its quotas then.
  await move(id, 'transmit');
  expect((await quotasOf(id)).map(([, , , status]) => status)).toEqual(['ended', 'open', 'ended', 'open', 'ended', 'open']);
});

test('the return that a mistaken one took the place of stands again as it stood, with what it leaves to be paid', async () => {
  const person = await newPartner();
  const id = await transmitted(person);
  await move(id, 'process');
  const [first] = await api.ask(incomeTaxQuota.own, own, { as: person });
  expect((await pay(first?.id ?? 0, person, '2026-11-20', 48_400)).status).toBe(204);
  const amending = await newReturn(scene, person, { rectifies_id: id });
  await api.ask(incomeTax.noteResult, { id: amending.id, body: { ...RESULT, tax_due: 150_000, version: amending.version } }, as);
  for (const action of ['fill', 'review', 'ask_approval'] as const) await move(amending.id, action);
  await approved(amending.id);
  expect(await statusOf(id)).toBe('amended');
  expect((await takeBack(amending.id)).status).toBe(204);
  expect([await statusOf(amending.id), await statusOf(id)]).toEqual(['awaiting_approval', 'processed']);
  const open = async (of: number) =>
    (await quotasOf(of)).filter(([, , , status]) => status === 'open').map(([number, amount]) => [number, amount]);
  expect(await open(amending.id)).toEqual([]);
  expect(await open(id)).toEqual([
    [2, 40_000],
    [3, 40_000],
  ]);
  // It may be sent once more, and cancelled without a trace in the other.
  await move(amending.id, 'transmit');
  expect(await statusOf(id)).toBe('amended');
  expect((await takeBack(amending.id)).status).toBe(204);
  await api.ask(
    incomeTax.move,
    { id: amending.id, body: { action: 'cancel', reason: 'Não é preciso.', version: await versionOf(amending.id) } },
    as,
  );
  expect(await statusOf(id)).toBe('processed');
});

test('nothing is taken back of a finished return, of what a finished one hangs on, nor where the refund came', async () => {
  const person = await newPartner();
  const id = await transmitted(person);
  await api.sql("update income_taxes set refund_received_on = '2026-11-10' where id = $1", [id]);
  expect(await takeBack(id)).toMatchObject({
    status: 422,
    error: { message: expect.stringMatching(/restituição desta declaração já chegou/) },
  });
  await api.sql("update income_taxes set status = 'finished' where id = $1", [id]);
  expect(await takeBack(id)).toMatchObject({ status: 422, error: { message: expect.stringMatching(/está em "Finalizada"/) } });

  const former = await transmitted(person);
  const amending = await newReturn(scene, person, { rectifies_id: former });
  await api.ask(incomeTax.noteResult, { id: amending.id, body: { ...RESULT, version: amending.version } }, as);
  for (const action of ['fill', 'review', 'ask_approval'] as const) await move(amending.id, action);
  await approved(amending.id);
  await move(former, 'finish');
  expect(await takeBack(amending.id)).toMatchObject({ status: 422, error: { message: expect.stringMatching(/já foi finalizada/) } });
  expect(await statusOf(amending.id)).toBe('transmitted');
});

test('what another office did not deliver after all is not there any more, and nobody is told', async () => {
  const person = await newPartner();
  const body = returnSample(person.id, { kind: 'original', delivered_on: '2026-05-20' });
  const { id } = await api.ask(incomeTax.create, { body }, as);
  expect((await takeBack(id)).status).toBe(204);
  expect(await statusOf(id)).toBe('cancelled');
  expect(await api.sql('select 1 from notices where user_id = $1', [person.id])).toEqual([]);
  expect((await api.call(incomeTax.create, { body }, as)).status).toBe(200);
});

test('a partner of the same company sees and touches no quota of another', async () => {
  const [person, other] = [await newPartner(), await newPartner()];
  const { id } = await newQuota(scene, person);
  expect((await api.ask(incomeTaxQuota.own, own, { as: person })).map((row) => row.id)).toEqual([id]);
  expect(await api.ask(incomeTaxQuota.own, own, { as: other })).toEqual([]);
  const tries = [
    api.call(incomeTaxQuota.pay, { ...own, id, body: { paid_on: '2026-11-10', paid_amount: 60_000, version: 1 } }, { as: other }),
    api.call(incomeTaxQuota.unpay, { ...own, id, body: { version: 1 } }, { as: other }),
    api.call(incomeTaxQuota.attachProof, { ...own, id, file: pdf }, { as: other }),
  ];
  for (const answer of await Promise.all(tries)) expect(answer.status).toBe(404);
  expect(
    (await api.call(incomeTaxQuota.pay, { ...own, id, body: { paid_on: '2026-11-10', paid_amount: 60_000, version: 1 } }, { as: person }))
      .status,
  ).toBe(204);
});

test('a quota is told of three days before, on its day and once when it is late; of a paid one nobody is told', async () => {
  const [person, payer] = [await newPartner(), await newPartner()];
  await newQuota(scene, person);
  const { id } = await newQuota(scene, payer);
  expect((await pay(id, payer, '2026-11-10')).status).toBe(204);
  const told = async (user_id: number) =>
    (
      await api.sql<{ title: string }>(`select title from notices where user_id = $1 and kind = 'income_tax.quota' order by id`, [user_id])
    ).map(({ title }) => title);
  const counts = [];
  for (let day = 0; day < 14; day += 1) {
    await api.modules.incomeTaxQuotas.remind('test');
    await api.modules.incomeTaxQuotas.remind('test');
    counts.push((await told(person.id)).length);
    api.clock.advance(86_400_000);
  }
  // From 20 November on: the 27th, the 30th, and the 1st of December.
  expect(counts).toEqual([0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 2, 3, 3, 3]);
  expect(await told(person.id)).toEqual([
    'IRPF 2026: 1ª quota vence em 30/11/2026',
    'IRPF 2026: 1ª quota vence hoje',
    'IRPF 2026: 1ª quota venceu e não consta paga',
  ]);
  expect(await told(payer.id)).toEqual([]);
});
