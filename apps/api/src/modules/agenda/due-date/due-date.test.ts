import { dueDate } from '@esteto/contract/agenda/due-date';
import { expect, test } from 'vitest';
import { granted } from '../../../testing/factories.ts';
import { newScene } from '../../../testing/scene.ts';
import { testApp } from '../../../testing/test-app.ts';
import { newBoleto } from '../../money/boleto/boleto.examples.ts';

const api = await testApp();
const MONTH = { from: '2026-11-01', to: '2026-11-30' };

test('a company’s days are those of its own records, each kind to who may open it', async () => {
  const scene = await newScene(api);
  await newBoleto(scene, { due_date: '2026-11-25' });
  await newBoleto(await newScene(api), { due_date: '2026-11-25' });
  const { id } = scene.company;
  await api.sql(
    `insert into monthly_obligations (company_id, rule_key, competence, due_month, legal_date, due_order, created_at, updated_at)
     values ($1, 'das', '2026-10', '2026-11', '2026-11-20', '2026-11-20', now(), now())`,
    [id],
  );
  await api.sql("insert into licensings (company_id, status, created_at, updated_at) values ($1, 'finished', now(), now())", [id]);
  await api.sql(
    `insert into licences (licensing_id, kind, name, status, valid_until, moved_on, created_at, updated_at)
     select id, 'firefighter', 'AVCB', 'concluded', '2026-11-10', '2026-01-01', now(), now() from licensings where company_id = $1`,
    [id],
  );
  const own = async (as: typeof scene.partner) =>
    (await api.ask(dueDate.own, { company_id: id, ...MONTH }, { as })).map(({ kind, on, title, state }) => [kind, on, title, state]);
  expect(await own(scene.partner)).toEqual([
    ['licence', '2026-11-10', 'AVCB: fim da validade', 'late'],
    ['obligation', '2026-11-20', 'DAS de outubro de 2026', expect.any(String)],
    ['boleto', '2026-11-25', expect.any(String), 'open'],
  ]);
  const secretary = await api.make.employee(scene.company, [granted('calendar', 'view')]);
  expect(await own(secretary)).toEqual([]);
});

test('the office sees those of all companies, narrowed by kind, state, company, who looks after them and their department', async () => {
  const scene = await newScene(api);
  const { id, status } = await newBoleto(scene, { due_date: '2026-11-25' });
  expect(status).toBe('opened');
  const analyst = await api.make.analyst([granted('calendar.calendar', 'view')]);
  await api.sql('update companies set analyst_id = $2 where id = $1', [scene.company.id, analyst.id]);
  const office = async (filters: object) => (await api.ask(dueDate.office, { ...MONTH, ...filters }, { as: analyst })).items;
  expect(await office({ company_id: scene.company.id })).toEqual([
    expect.objectContaining({ kind: 'boleto', id, company_id: scene.company.id, analyst_name: analyst.name }),
  ]);
  expect((await office({ analyst_id: analyst.id })).map((one) => one.id)).toEqual([id]);
  expect(await office({ analyst_id: analyst.id, kind: 'licence' })).toEqual([]);
  expect(await office({ company_id: scene.company.id, without_analyst: true })).toEqual([]);
  expect(await office({ analyst_id: analyst.id, state: 'done' })).toEqual([]);
  const [department] = await api.sql<{ id: number }>(
    "insert into departments (name, grants, search_key, created_at, updated_at) values ('Fiscal', '[]', 'fiscal agenda', now(), now()) returning id::int as id",
  );
  expect(await office({ company_id: scene.company.id, department_id: department?.id })).toEqual([]);
  await api.sql('insert into department_members (user_id, department_id) values ($1, $2)', [analyst.id, department?.id]);
  expect(await office({ company_id: scene.company.id, department_id: department?.id })).toHaveLength(1);
});

test('what each person has of each kind is counted as the calendar lists it', async () => {
  const scene = await newScene(api);
  await newBoleto(scene, { due_date: '2026-11-25' });
  await newBoleto(scene, { due_date: '2026-11-26' });
  const analyst = await api.make.analyst([granted('calendar.reports', 'view'), granted('calendar.calendar', 'view')]);
  await api.sql('update companies set analyst_id = $2 where id = $1', [scene.company.id, analyst.id]);
  const sums = await api.ask(dueDate.report, MONTH, { as: analyst });
  expect(sums.find(({ analyst_id }) => analyst_id === analyst.id)).toEqual({
    analyst_id: analyst.id,
    analyst_name: analyst.name,
    kind: 'boleto',
    open: 2,
    late: 0,
    done: 0,
  });
  const { items } = await api.ask(dueDate.office, MONTH, { as: analyst });
  expect(sums.reduce((total, { open, late, done }) => total + open + late + done, 0)).toBe(items.length);
});
