import { companyStatement } from '@esteto/contract/month/company-statement';
import { statement } from '@esteto/contract/month/statement';
import { notice } from '@esteto/contract/office/notice';
import { expect, test } from 'vitest';
import { newScene, PDF } from '../../../../testing/scene.ts';
import { testApp } from '../../../../testing/test-app.ts';
import { sentStatement } from './company-statement.examples.ts';

const api = await testApp();
const scene = await newScene(api);
const as = scene.master;

const inMonth = async (state: 'missing' | 'to_check' | 'done' | null, competence: string | null = null) =>
  (await api.ask(companyStatement.list, { state, competence, limit: 100 }, { as })).items;
const move = (id: number, version: number, action: 'conclude' | 'mark_incomplete' | 'reopen', reason: string | null = null) =>
  api.call(companyStatement.move, { id, body: { action, reason, version } }, { as });

test('a company owes until every account has sent, is to be checked then, and is done once it is', async () => {
  const { company, id, version } = await sentStatement(scene);
  const nothing = await api.make.company();
  await api.sql("update companies set wizard_step = 'documentation' where id = $1", [(await api.make.company()).id]);
  const row = async (of: { id: number }) => (await inMonth(null)).find((each) => each.id === of.id);

  expect(await row(company)).toMatchObject({ competence: '2026-10', accounts: 1, missing: 0, to_check: 1, state: 'to_check' });
  expect(await row(nothing)).toMatchObject({ accounts: 0, state: 'missing', sent_at: null });
  expect((await inMonth('missing')).map((each) => each.id)).toContain(nothing.id);
  expect((await inMonth('to_check')).map((each) => each.id)).toEqual([company.id]);
  expect((await inMonth('missing', '2026-09')).map((each) => each.id)).toContain(company.id);

  expect((await move(id, version, 'conclude')).status).toBe(204);
  expect((await inMonth('done')).map((each) => each.id)).toEqual([company.id]);
  expect((await inMonth(null)).every(({ state }) => ['missing', 'done'].includes(state))).toBe(true);
});

test('what is incomplete tells the client what is missing, in the team’s words', async () => {
  const { company, owner, id, version } = await sentStatement(scene);
  expect((await move(id, version, 'mark_incomplete')).status).toBe(422);
  expect((await move(id, version, 'mark_incomplete', 'Falta a última semana.')).status).toBe(204);
  const year = await api.ask(statement.year, { company_id: company.id, year: 2026 }, { as: owner });
  expect(year.statements).toMatchObject([{ status: 'incomplete', message: 'Falta a última semana.' }]);
  expect(await api.ask(notice.list, { before: null }, { as: owner })).toMatchObject([
    { kind: 'statement.incomplete', body: 'Falta a última semana.', action_url: `/app/extratos?empresa=${company.id}` },
  ]);
  expect((await move(id, version, 'conclude')).status).toBe(409);
  // What is sent again answers the complaint.
  const file = { name: 'resto.pdf', bytes: PDF };
  await api.ask(statement.upload, { company_id: company.id, body: { year: 2026, month: 10 }, file }, { as: owner });
  const again = await api.ask(statement.year, { company_id: company.id, year: 2026 }, { as: owner });
  expect(again.statements).toMatchObject([{ status: 'sent', message: null }]);
});

test('the year shows each account’s months with balances, movements and files, which open', async () => {
  const { company, id, document } = await sentStatement(scene);
  const other = await sentStatement(scene);
  const found = await api.ask(companyStatement.year, { id: company.id, year: '2026' }, { as });
  expect(found.statements).toMatchObject([{ id, month: 10, transactions: 2, files: [{ id: document, name: 'extrato.ofx' }] }]);
  expect((await api.call(companyStatement.readFile, { id, document }, { as })).bytes.toString()).toContain('OFXHEADER');
  expect((await api.call(companyStatement.readFile, { id, document: other.document }, { as })).status).toBe(404);
  expect((await api.call(companyStatement.year, { id: company.id, year: 'agora' }, { as })).status).toBe(404);
});

test('who owes is reminded once a day, by those who may send', async () => {
  const { company: complete } = await sentStatement(scene);
  const owing = await api.make.company();
  const owner = await api.make.partner(owing, { is_owner: true });
  const clerk = await api.make.employee(owing, []);
  const remind = () => api.ask(companyStatement.remind, { body: { competence: '2026-10', company_ids: [owing.id, complete.id] } }, { as });
  expect(await remind()).toEqual({ reminded: 1, complete: 1 });
  await remind();
  expect((await api.ask(notice.list, { before: null }, { as: owner })).map(({ title }) => title)).toEqual([
    'Falta o extrato de outubro de 2026',
  ]);
  expect(await api.ask(notice.list, { before: null }, { as: clerk })).toEqual([]);
});
