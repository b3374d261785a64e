import { incomeTax } from '@esteto/contract/tax/income-tax';
import { incomeTaxAuditPoint } from '@esteto/contract/tax/income-tax-audit-point';
import { ownIncomeTax } from '@esteto/contract/tax/own-income-tax';
import { expect, test } from 'vitest';
import { newScene } from '../../../../testing/scene.ts';
import { testApp } from '../../../../testing/test-app.ts';
import { newReturn, returnSample } from '../income-tax.examples.ts';
import { newPoint, pointSample } from './income-tax-audit-point.examples.ts';

const api = await testApp();
const scene = await newScene(api);
const { company, master } = scene;
const as = { as: master };
const own = { company_id: company.id };

const detail = (id: number) => api.ask(incomeTax.detail, { id }, as);
const process = async (id: number) =>
  api.call(incomeTax.move, { id, body: { action: 'process', reason: null, version: (await detail(id)).version } }, as);

test('a return that is held is not done while a point is open; how each was met is kept, and is read by its person alone', async () => {
  const [person, other] = [await api.make.partner(company), await api.make.partner(company)];
  const { id, version, income_tax_id } = await newPoint(scene, person);
  expect(await process(income_tax_id)).toMatchObject({
    status: 422,
    error: { message: 'Há um ponto da malha em aberto: diga antes como ele foi resolvido.' },
  });
  const settle = (answered_on: string | null) =>
    api.call(incomeTaxAuditPoint.settle, { id, body: { action: 'explain', answered_on, protocol: '10010.1', version } }, as);
  expect(await settle(null)).toMatchObject({ status: 422, error: { errors: { answered_on: [expect.any(String)] } } });
  expect(await settle('2030-01-01')).toMatchObject({
    status: 422,
    error: { errors: { answered_on: ['Respondido em: este dia ainda não chegou.'] } },
  });
  expect((await settle('2026-11-10')).status).toBe(204);
  expect((await api.call(incomeTaxAuditPoint.edit, { id, body: { ...pointSample(), version: 2 } }, as)).status).toBe(422);
  const read = async (who: typeof person) =>
    (await api.ask(ownIncomeTax.current, own, { as: who })).flatMap(({ audit_points }) => audit_points);
  expect(await read(person)).toMatchObject([
    { title: 'Despesas médicas', status: 'explained', answered_on: '2026-11-10', protocol: '10010.1' },
  ]);
  expect(await read(other)).toEqual([]);
  await api.ask(incomeTaxAuditPoint.reopen, { id, body: { reason: 'Não foi aceito.', version: 2 } }, as);
  expect(await read(person)).toMatchObject([{ status: 'open', answered_on: null, protocol: null }]);
  await api.ask(incomeTaxAuditPoint.settle, { id, body: { action: 'accept', answered_on: null, protocol: null, version: 3 } }, as);
  expect((await process(income_tax_id)).status).toBe(204);
});

test('only a return that is held has points', async () => {
  const { id } = await newReturn(scene);
  expect((await api.call(incomeTaxAuditPoint.add, { id, body: pointSample() }, as)).status).toBe(422);
});

test('the amending return settles what it mends, once it is processed, and nothing else', async () => {
  const person = await api.make.partner(company);
  const { income_tax_id } = await newPoint(scene, person, { plan: 'rectify', title: 'Aluguel' });
  await api.ask(incomeTaxAuditPoint.add, { id: income_tax_id, body: pointSample({ plan: 'contest' }) }, as);
  const { id } = await api.ask(incomeTax.create, { body: returnSample(person.id, { rectifies_id: income_tax_id }) }, as);
  const statuses = async () => (await detail(income_tax_id)).audit_points.map(({ title, status }) => [title, status]);
  expect(await statuses()).toEqual([
    ['Aluguel', 'open'],
    ['Despesas médicas', 'open'],
  ]);
  await api.sql(`update income_taxes set status = 'transmitted' where id = $1`, [id]);
  expect((await process(id)).status).toBe(204);
  expect(await statuses()).toEqual([
    ['Aluguel', 'rectified'],
    ['Despesas médicas', 'open'],
  ]);
});
