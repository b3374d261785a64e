import type { IncomeTaxDossier } from '@esteto/contract/tax/income-tax-dossier';
import { irpfDeadline } from '@esteto/domain/law/tax/irpf-deadline';
import { shownStep } from '@esteto/domain/law/tax/step';
import { LAW_TABLES } from '@esteto/domain/law/tax/tables/law-tables';
import { type DossierLine, dossierOf } from '@esteto/domain/tax/income-tax/dossier';
import type { GoodsLine, PendingGoods } from '@esteto/domain/tax/income-tax/goods';

const line = (more: Partial<DossierLine> & Pick<DossierLine, 'section' | 'source' | 'name'>): DossierLine => ({
  document: null,
  month: null,
  amount: 0,
  social_security: 0,
  tax: 0,
  cash_book: 0,
  thirteenth: 0,
  thirteenth_tax: 0,
  left_out: false,
  is_shared: false,
  company_id: null,
  fact_id: null,
  informe_id: null,
  set_aside: false,
  due_date: null,
  paid_on: null,
  note: null,
  ...more,
});

const alfa = { name: 'Alfa Serviços Médicos Ltda.', document: '11222333000181', company_id: 7 };
const payroll = ['01', '02', '03'].map((month) =>
  line({ section: 'employment', source: 'payroll', ...alfa, month: `2026-${month}`, amount: 500_000, social_security: 55_000 }),
);

/** A doctor with a company, a hospital, patients of their own, and profits above the limits of the year. */
export const richLines: DossierLine[] = [
  ...payroll,
  line({ section: 'employment', source: 'told', ...alfa, company_id: null, amount: 1_520_000, social_security: 165_000, fact_id: 1 }),
  line({
    section: 'employment',
    source: 'told',
    name: 'Hospital Santa Clara',
    document: '11444777000161',
    amount: 24_000_000,
    social_security: 1_118_772,
    tax: 4_800_000,
    thirteenth: 1_800_000,
    thirteenth_tax: 400_000,
    fact_id: 2,
  }),
  line({
    section: 'individuals',
    source: 'cash_book',
    name: 'Livro-caixa',
    month: '2026-10',
    amount: 2_000_000,
    tax: 270_000,
    cash_book: 400_000,
    due_date: '2026-11-30',
  }),
  line({ section: 'profits', source: 'told', ...alfa, company_id: null, amount: 90_000_000, tax: 3_000_000, fact_id: 3 }),
  line({ section: 'health', source: 'told', name: 'Plano de saúde', amount: 1_900_000, fact_id: 4 }),
  line({ section: 'dependent', source: 'told', name: 'Ana Souza', document: '12345678909', fact_id: 5 }),
];

/** The hospital's statement of income, in place of what was told of it. */
export const informeLine = line({
  section: 'employment',
  source: 'informe',
  name: 'HOSPITAL SANTA CLARA S.A.',
  document: '11444777000161',
  amount: 25_000_000,
  social_security: 1_118_772,
  tax: 5_000_000,
  thirteenth: 1_800_000,
  thirteenth_tax: 400_000,
  informe_id: 21,
});

type StoryGoods = { lines?: readonly GoodsLine[]; pending?: readonly PendingGoods[] };

export const storyDossier = (
  lines: readonly DossierLine[],
  year = 2026,
  { lines: has = [], pending = [] }: StoryGoods = {},
): IncomeTaxDossier => {
  const { result, goods, ...dossier } = dossierOf({
    year,
    deadline: irpfDeadline(year + 1, {}),
    lines,
    goods: { lines: has, pending },
    tables: LAW_TABLES,
    rates: { '2027-06': '0.0107' },
  });
  const { annual, deductions, minimum, ...rest } = result;
  const shown = <Part extends { steps: Parameters<typeof shownStep>[0][] }>({ steps, ...part }: Part) => ({
    ...part,
    steps: steps.map(shownStep),
  });
  return {
    year,
    person: { id: 3, name: 'Dra. Marina Alves', cpf: '12345678909' },
    facts: [],
    informes: [],
    ...dossier,
    goods: { ...goods, told: [] },
    result: {
      ...rest,
      used_simplified: annual.used_simplified,
      simplified: shown(annual.simplified),
      legal: shown(annual.legal),
      deductions: shown(deductions),
      minimum: shown(minimum),
    },
  };
};

const good = (more: Partial<GoodsLine> & Pick<GoodsLine, 'group_code' | 'description'>): GoodsLine => ({
  source: 'told',
  document: null,
  registration: null,
  value_before: 0,
  value: 0,
  asset_id: null,
  company_id: null,
  ...more,
});

/** A flat, a car that was sold, a loan, and a share of a company of which the person tells something else than its articles. */
export const richGoods: GoodsLine[] = [
  good({
    group_code: 'B03',
    source: 'partnership',
    description: '100 de 150 quotas de Alfa Serviços Médicos Ltda.',
    document: alfa.document,
    value_before: 100_000,
    value: 100_000,
    company_id: 7,
  }),
  good({ group_code: 'B03', description: 'Quotas da Alfa', document: alfa.document, value: 150_000, asset_id: 1 }),
  good({
    group_code: 'B01',
    description: 'Apartamento na Rua das Flores, 10',
    registration: 'Matrícula 12.345',
    value_before: 70_000_000,
    value: 70_000_000,
    asset_id: 2,
  }),
  good({ group_code: 'B02', description: 'Automóvel 2019', value_before: 9_000_000, asset_id: 3 }),
  good({ group_code: 'D11', description: 'Financiamento do apartamento', value_before: 40_000_000, value: 30_000_000, asset_id: 4 }),
];

export const waitingGoods: PendingGoods[] = [
  {
    group_code: 'B01',
    description: 'Apartamento na Rua das Flores, 10',
    document: null,
    registration: 'Matrícula 12.345',
    value: 70_000_000,
    asset_id: 11,
  },
  { group_code: 'B02', description: 'Automóvel 2019', document: null, registration: null, value: 9_000_000, asset_id: 12 },
];
