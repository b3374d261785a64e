import { reconciliation } from '@esteto/contract/money/reconciliation';
import { statement } from '@esteto/contract/month/statement';
import type { Examples } from '../../../testing/example.ts';
import { type Scene, whileActive } from '../../../testing/scene.ts';
import { ofxSample } from '../../month/statement/statement.examples.ts';

let accounts = 0;

/** Words of its own for each account, for a rule knows no digits: what one example teaches explains no movement of another. */
const memoOf = (account: number): string => `TARIFA CONTA${[...String(account)].map((digit) => 'ABCDEFGHIJ'[Number(digit)]).join('')}`;

/** A movement that waits: a bank's fee of the scene's company, each time of another account. */
const fee = (scene: Scene) =>
  whileActive(scene, async ({ api, company, partner }) => {
    const at = { company_id: company.id };
    accounts += 1;
    const file = ofxSample([{ id: 'F1000001', day: '20261008', amount: `-${accounts}.90`, memo: memoOf(accounts) }], `8000-${accounts}`);
    await api.ask(statement.upload, { ...at, body: { year: 2026, month: 10 }, file }, { as: partner });
    const [newest] = (await api.ask(reconciliation.list, { ...at, search: memoOf(accounts) }, { as: partner })).items;
    return { id: newest?.id ?? 0 };
  });

const ANSWER = { targets: [], category: 'bank_fee' as const, is_ignored: false, always: false, note: null };

const explained = async (scene: Scene) => {
  const { id } = await fee(scene);
  await whileActive(scene, ({ api, company, partner }) =>
    api.ask(reconciliation.reconcile, { company_id: company.id, id, body: ANSWER }, { as: partner }),
  );
  return { id };
};

/** The same fee came once more, of another account. */
const alike = async (scene: Scene) => {
  const { id } = await fee(scene);
  await whileActive(scene, ({ api, company, partner }) => {
    const file = ofxSample([{ id: 'F1000001', day: '20261008', amount: `-${accounts}.90`, memo: memoOf(accounts) }], `9000-${accounts}`);
    return api.ask(statement.upload, { company_id: company.id, body: { year: 2026, month: 10 }, file }, { as: partner });
  });
  const [newest] = await whileActive(
    scene,
    async ({ api, company, partner }) =>
      (await api.ask(reconciliation.list, { company_id: company.id, search: memoOf(accounts) }, { as: partner })).items,
  );
  return { id: newest?.id ?? id, body: { is_other: true } };
};

/** A rule that a person made of a fee. */
const taught = async (scene: Scene) => {
  const { id } = await fee(scene);
  return whileActive(scene, async ({ api, company, partner }) => {
    const at = { company_id: company.id };
    await api.ask(reconciliation.reconcile, { ...at, id, body: { ...ANSWER, always: true } }, { as: partner });
    const { items } = await api.ask(reconciliation.rules, at, { as: partner });
    return { id: items.at(-1)?.id ?? 0 };
  });
};

export const reconciliationExamples: Examples<'reconciliation' | 'companyTransaction'> = {
  companyTransaction: {
    list: ({ company }) => ({ company_id: company.id }),
    detail: async (scene) => ({ ...(await fee(scene)), company_id: scene.company.id }),
    reconcile: async (scene) => ({ ...(await fee(scene)), company_id: scene.company.id, body: ANSWER }),
    undo: async (scene) => {
      const { id } = await explained(scene);
      return { id, company_id: scene.company.id };
    },
    tellApart: async (scene) => ({ ...(await alike(scene)), company_id: scene.company.id }),
  },
  reconciliation: {
    list: () => ({}),
    detail: (scene) => fee(scene),
    reconcile: async (scene) => ({ ...(await fee(scene)), body: ANSWER }),
    undo: (scene) => explained(scene),
    tellApart: alike,
    rules: () => ({}),
    changeRule: async (scene) => ({ ...(await taught(scene)), body: { category: 'services' as const, again: true, version: 1 } }),
    removeRule: taught,
  },
};
