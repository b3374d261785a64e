import { simulationLead } from '@esteto/contract/opening/simulation-lead';
import { expect, test } from 'vitest';
import { granted } from '../../../../testing/factories.ts';
import { testApp } from '../../../../testing/test-app.ts';
import { keptSimulation } from './simulation-lead.examples.ts';

const api = await testApp();
const analyst = await api.make.analyst([granted('new.lead_simulations', 'view')]);
const as = { as: analyst };

test('the team sees who left a simulation, what they told and what they were shown', async () => {
  const { id } = await keptSimulation(api, 'valeria@demo.test');
  await keptSimulation(api, 'outra@demo.test');
  const { items } = await api.ask(simulationLead.list, { search: 'valeria' }, as);
  expect(items).toMatchObject([{ id, email: 'valeria@demo.test', revenue: 3_000_000, best_regime: 'simples_iii' }]);
  const detail = await api.ask(simulationLead.detail, { id }, as);
  expect(detail).toMatchObject({ competence: '2026-11', input: { revenue: 3_000_000 } });
  expect(detail.result.find(({ regime }) => regime === detail.best_regime)?.net).toBe(detail.best_net);
  const total = async (query: object) => (await api.ask(simulationLead.list, query, as)).total;
  expect([await total({ best_regime: 'simples_iii' }), await total({ best_regime: 'natural_person' })]).toEqual([2, 0]);
  expect((await api.call(simulationLead.list, {}, { as: await api.make.analyst() })).status).toBe(403);
});
