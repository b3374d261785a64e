import { profitDistribution } from '@esteto/contract/money/profit-distribution';
import { reconciliation } from '@esteto/contract/money/reconciliation';
import { statement } from '@esteto/contract/month/statement';
import type { NewProfitDistributionForm } from '@esteto/domain/money/profit-distribution/profit-distribution-form';
import type { Examples } from '../../../testing/example.ts';
import { type Scene, whileActive } from '../../../testing/scene.ts';
import { ofxSample } from '../../month/statement/statement.examples.ts';

let written = 0;

/** Profits of the scene's partner, each of another amount. */
export const profitSample = (scene: Pick<Scene, 'partner'>, values: Partial<NewProfitDistributionForm> = {}): NewProfitDistributionForm => {
  written += 1;
  return {
    user_id: scene.partner.id,
    person_name: null,
    person_cpf: null,
    paid_on: '2026-10-20',
    amount: 1_000_000 + written,
    is_earlier: false,
    note: null,
    is_another: false,
    ...values,
  };
};

/** As the year of the company tells it. */
export const newProfit = (scene: Scene, values: Partial<NewProfitDistributionForm> = {}) =>
  whileActive(scene, async ({ api, company, partner }) => {
    const body = profitSample(scene, values);
    await api.ask(profitDistribution.createOwn, { company_id: company.id, body }, { as: partner });
    const { payments } = await api.ask(profitDistribution.own, { company_id: company.id, year: 2026 }, { as: partner });
    const row = payments.find(({ amount, paid_on, voided_at }) => amount === body.amount && paid_on === body.paid_on && !voided_at);
    if (!row) throw new Error('the profit is not in its year');
    return row;
  });

let movements = 0;

/** A movement that was said to be a profit and waits to be told whose: its owner was said and taken back. */
const unnamedMovement = (scene: Scene) =>
  whileActive(scene, async ({ api, company, partner }) => {
    const at = { company_id: company.id };
    movements += 1;
    const memo = `PIX SOCIO ${'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[movements % 26]}${movements}`;
    const amount = `-${2000 + movements}.00`;
    const file = ofxSample([{ day: '20261015', amount, memo, id: `L${movements}` }], `88-${movements}`);
    await api.ask(statement.upload, { ...at, body: { year: 2026, month: 10 }, file }, { as: partner });
    const { items } = await api.ask(reconciliation.list, { ...at, search: memo }, { as: partner });
    const id = items[0]?.id ?? 0;
    const said = { targets: [], category: 'profit' as const, is_ignored: false, always: false, note: null };
    // Another partner, for whom it may be.
    await api.make.partner(company);
    await api.ask(reconciliation.reconcile, { ...at, id, body: said }, { as: partner });
    return { transaction_id: id, user_id: partner.id };
  });

const voiding = async (scene: Scene) => {
  const { id, version } = await newProfit(scene);
  return { id, body: { reason: 'Valor lançado em dobro', version } };
};

/** A spreadsheet with one distribution of a new company, to somebody by CPF and name. */
const sheet = async ({ api }: Pick<Scene, 'api'>) => {
  const { cnpj } = await api.make.company();
  return { name: 'lucros.csv', bytes: Buffer.from(`CNPJ;CPF;Sócio;Data;Valor\n${cnpj};52998224725;Caio Reis;20/10/2026;1.800,00\n`) };
};

export const profitDistributionExamples: Examples<'profitDistribution'> = {
  profitDistribution: {
    own: () => ({ year: 2026 }),
    createOwn: (scene) => ({ body: profitSample(scene) }),
    nameOwn: async (scene) => ({ body: await unnamedMovement(scene) }),
    voidOwn: (scene) => voiding(scene),
    list: () => ({ month: '2026-10' }),
    lines: () => ({ month: '2026-10' }),
    linesFile: () => ({ month: '2026-10' }),
    previewSheet: async (scene) => ({ body: {}, file: await sheet(scene) }),
    template: () => ({}),
    importSheet: async (scene) => ({ body: {}, file: await sheet(scene) }),
    ofCompany: ({ company }) => ({ company_id: company.id, year: 2026 }),
    create: (scene) => ({ company_id: scene.company.id, body: profitSample(scene) }),
    name: async (scene) => ({ company_id: scene.company.id, body: await unnamedMovement(scene) }),
    void: async (scene) => ({ company_id: scene.company.id, ...(await voiding(scene)) }),
  },
};
