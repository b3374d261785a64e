import { capacity } from '@esteto/contract/month/capacity';
import { obligationRule } from '@esteto/contract/month/obligation-rule';
import { addMonths } from '@esteto/domain/shared/date/date';
import { beforeAll, expect, test } from 'vitest';
import { granted, type TestPerson } from '../../../testing/factories.ts';
import { newScene, type Scene } from '../../../testing/scene.ts';
import { testApp } from '../../../testing/test-app.ts';
import { obligationRuleSample } from '../obligation-rule/obligation-rule.examples.ts';

const api = await testApp({}, { idle: true });
// A Friday: one day of its week is left, and the fourth week lies in a month that is not written down yet.
api.clock.set('2026-11-06T12:00:00Z');
let scene: Scene;
let analyst: TestPerson;
let company_id: number;
const ENDS = ['2026-11-08', '2026-11-15', '2026-11-22', '2026-11-29'];

const weeks = async () => api.ask(capacity.weeks, {}, { as: await api.make.master() });
const own = async () => (await weeks()).people.find(({ id }) => id === analyst.id);

beforeAll(async () => {
  scene = await newScene(api);
  analyst = await api.make.analyst([granted('monthly.obligations', 'view', 'edit')]);
  ({ id: company_id } = await api.make.company({ tax_regime: 'simples' }));
  await api.sql('update companies set analyst_id = $2 where id = $1', [company_id, analyst.id]);
});

test('who has nothing has room for all that a person does', async () => {
  const { people, weeks: spans } = await weeks();
  // Finados is past; the 20th is a holiday of the third week.
  expect(spans.map(({ from, business_days, is_estimated }) => [from, business_days, is_estimated])).toEqual([
    ['2026-11-06', 1, false],
    ['2026-11-09', 5, false],
    ['2026-11-16', 4, false],
    ['2026-11-23', 5, false],
  ]);
  expect(people.find(({ id }) => id === analyst.id)).toMatchObject({ weekly_points: 120, overdue: 0 });
  await api.sql('update users set weekly_points = 40 where id = $1', [analyst.id]);
  expect((await own())?.weekly_points).toBe(40);
});

test('each obligation weighs what its rule says in the week of its target, and each closing its own on its legal day', async () => {
  const rule = await api.ask(
    obligationRule.create,
    { body: { ...obligationRuleSample(), ibge: null, state: null, city: null, points: 7 } },
    { as: scene.master },
  );
  await api.modules.monthlyObligations.generate('a night');
  await api.modules.closings.follow('a night');
  const rows = await api.sql<{ day: string; points: number }>(
    `select coalesce(o.target_date, o.legal_date)::text as day, coalesce(r.points, 1)::int as points from monthly_obligations o
      left join obligation_rules r on r.id = o.rule_id where o.company_id = $1 and o.legal_date is not null`,
    [company_id],
  );
  expect(rows.some(({ points }) => points === rule.points)).toBe(true);
  // October is due on the 23rd; November, which nobody has opened, after the four weeks.
  const days = [...rows, { day: '2026-11-23', points: 3 }];
  const sums = ENDS.map((end, index) =>
    days.filter(({ day }) => day <= end && day > (ENDS[index - 1] ?? '2026-11-05')).reduce((sum, { points }) => sum + points, 0),
  );
  expect(await own()).toMatchObject({ overdue: 0, weeks: sums });
});

test('what is late stands apart, and a month that is not written down is estimated by the one before it', async () => {
  api.clock.set('2026-11-19T12:00:00Z');
  const { weeks: spans, people } = await weeks();
  expect(spans.map(({ is_estimated }) => is_estimated)).toEqual([false, false, true, true]);
  const rows = await api.sql<{ day: string; points: number }>(
    `select coalesce(o.target_date, o.legal_date)::text as day, coalesce(r.points, 1)::int as points from monthly_obligations o
      left join obligation_rules r on r.id = o.rule_id where o.company_id = $1 and o.legal_date is not null`,
    [company_id],
  );
  const december = rows.map(({ day, points }) => ({ day: addMonths(day, 1), points })).filter(({ day }) => day <= '2026-12-13');
  const ahead = rows.filter(({ day }) => day >= '2026-11-19').reduce((sum, { points }) => sum + points, 0);
  const mine = people.find(({ id }) => id === analyst.id);
  expect(mine?.overdue).toBe(rows.filter(({ day }) => day < '2026-11-19').reduce((sum, { points }) => sum + points, 0));
  expect(mine?.weeks.reduce((sum, points) => sum + points, 0)).toBe(ahead + 3 + december.reduce((sum, { points }) => sum + points, 0));
});

test('what is nobody’s stands for its department, or for none', async () => {
  await api.sql('update companies set analyst_id = null where id = $1', [company_id]);
  await api.sql('update monthly_obligations set analyst_id = null where company_id = $1', [company_id]);
  await api.sql('update closings set analyst_id = null where company_id = $1', [company_id]);
  const { unassigned } = await weeks();
  expect(unassigned.find(({ id }) => id === null)?.weeks.some((points) => points > 0)).toBe(true);
  expect((await own())?.weeks).toEqual([0, 0, 0, 0]);
});
