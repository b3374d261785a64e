import { describe, expect, it } from 'vitest';
import { ACCOUNTING_STATUSES } from './accounting-status.ts';
import { RECORD_STATUSES } from './company-kinds.ts';
import { COMPANY_ACTS, type CompanyAct, type CompanyStanding, companyBanner, companyBar, isYetToBegin, waitsFor } from './company-may.ts';
import { WIZARD_STEPS } from './wizard-step.ts';

const company = (fields: Partial<CompanyStanding> = {}): CompanyStanding => ({
  type: 'new_company',
  accounting_status: 'active',
  company_status: null,
  wizard_step: 'finished',
  has_document: true,
  has_plan: true,
  ...fields,
});

/** '.' may, 'r' staff may with a reason, 'x' nobody; in the order of COMPANY_ACTS: notes, recurrences, clients, statements, boletos, records. */
const row = (standing: CompanyStanding): string =>
  COMPANY_ACTS.map((act) => {
    const bar = companyBar(act, standing);
    return bar === null ? '.' : bar.with_reason ? 'r' : 'x';
  }).join('');

describe('what a company may', () => {
  const ALL = '......';
  const PAYS = 'rrrr.r';
  const NONE = 'rrrrrr';
  const ONGOING = '.r....';
  const CANCELLED = 'rrrr..';
  const matrix = {
    active: {
      none: ALL,
      active: ALL,
      frozen: PAYS,
      closed: NONE,
      transferred: PAYS,
      closing: ONGOING,
      transferring: ONGOING,
      register_canceled: CANCELLED,
    },
    delinquent: {
      none: PAYS,
      active: PAYS,
      frozen: PAYS,
      closed: NONE,
      transferred: PAYS,
      closing: PAYS,
      transferring: PAYS,
      register_canceled: PAYS,
    },
    frozen: {
      none: PAYS,
      active: PAYS,
      frozen: PAYS,
      closed: NONE,
      transferred: PAYS,
      closing: PAYS,
      transferring: PAYS,
      register_canceled: PAYS,
    },
    closed: {
      none: NONE,
      active: NONE,
      frozen: NONE,
      closed: NONE,
      transferred: NONE,
      closing: NONE,
      transferring: NONE,
      register_canceled: NONE,
    },
    inactive: {
      none: NONE,
      active: NONE,
      frozen: NONE,
      closed: NONE,
      transferred: NONE,
      closing: NONE,
      transferring: NONE,
      register_canceled: NONE,
    },
  } as const;

  /** What issues is barred to everybody before the wizard ends, and where nobody is there who could issue. */
  const onlyOther = (expected: string) => `xxxx${expected.slice(4)}`;

  const cases = ACCOUNTING_STATUSES.flatMap((accounting_status) =>
    [null, ...RECORD_STATUSES].flatMap((company_status) =>
      WIZARD_STEPS.map((wizard_step) => ({
        accounting_status,
        company_status,
        wizard_step,
        expected: matrix[accounting_status][company_status ?? 'none'],
      })),
    ),
  );

  it.each(cases)('$accounting_status, $company_status, $wizard_step', ({ expected, ...standing }) => {
    const open = ['concluded', 'register', 'finished'].includes(standing.wizard_step);
    expect(row(company(standing))).toBe(open ? expected : onlyOther(expected));
    expect(row(company({ ...standing, has_document: false }))).toBe(onlyOther(expected));
    expect(row(company({ ...standing, has_plan: false }))).toBe(open ? `rrrr${expected.slice(4)}` : onlyOther(expected));
  });

  it.each<[CompanyAct, Partial<CompanyStanding>, string]>([
    ['invoices', { wizard_step: 'documents' }, 'Termine o cadastro da empresa para usar esta parte.'],
    ['invoices', { has_document: false, wizard_step: 'register' }, 'Notas, tomadores e extratos abrem quando o cadastro tiver CNPJ.'],
    ['clients', { has_document: false, has_plan: false }, 'Notas, tomadores e extratos abrem quando o cadastro tiver CNPJ e plano.'],
    ['statements', { type: 'natural_person', has_document: false }, 'Notas, tomadores e extratos abrem quando o cadastro tiver CPF.'],
    ['statements', { has_plan: false }, 'Notas, tomadores e extratos abrem quando o cadastro tiver plano.'],
    ['records', { accounting_status: 'closed' }, 'Esse CNPJ não existe mais. Essa empresa foi baixada.'],
    ['recurrences', { company_status: 'closing' }, 'Essa empresa está em baixa: nada se repete por conta própria'],
    ['invoices', { accounting_status: 'frozen', company_status: 'closed' }, 'Essa empresa está congelada'],
  ])('%s of %j: %s', (act, fields, message) => {
    expect(companyBar(act, company(fields))?.message).toBe(message);
  });
});

it('a company waits for nothing once somebody is there who issues', () => {
  expect(waitsFor(company({ accounting_status: 'closed' }))).toBeNull();
  expect(isYetToBegin(company({ wizard_step: 'concluded' }))).toBe(false);
  expect(isYetToBegin(company({ wizard_step: 'concluded', has_document: false }))).toBe(true);
  expect(isYetToBegin(company({ wizard_step: 'register', has_plan: false }))).toBe(true);
  // What worked once keeps its figures, also after its plan has ended.
  expect(isYetToBegin(company({ has_plan: false }))).toBe(false);
});

it.each([
  [{}, null],
  [{ company_status: 'active' }, null],
  [{ accounting_status: 'frozen' }, 'Essa empresa está congelada. Fale com o seu contador.'],
  [{ accounting_status: 'delinquent' }, 'Essa empresa está inadimplente. Pague o que está em aberto ou fale com o seu contador.'],
  [{ accounting_status: 'closed' }, 'Esse CNPJ não existe mais. Essa empresa foi baixada. Fale com o seu contador.'],
  [{ company_status: 'transferred' }, 'Essa empresa foi transferida para outro contador. Fale com o seu contador.'],
] as const)('the banner of %j says what stands and whom to ask', (fields, text) => {
  expect(companyBanner(company(fields))).toBe(text);
});
