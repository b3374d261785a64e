import type { CashBookMonth } from '@esteto/contract/money/cash-book';
import type { IncomeTaxFact } from '@esteto/contract/tax/income-tax-dossier';
import { dividendTax } from '@esteto/domain/law/tax/dividends';
import { payrollWithheld } from '@esteto/domain/law/tax/payroll';
import type { LawTables } from '@esteto/domain/law/tax/tables/law-tables';
import { formatDocument } from '@esteto/domain/shared/document/document';
import { sumCents } from '@esteto/domain/shared/money/money';
import { countOf } from '@esteto/domain/shared/text/text';
import type { DossierLine } from '@esteto/domain/tax/income-tax/dossier';
import type { BookYear, CompanyYear } from './income-tax-dossier.repository.ts';

// What the product holds of a year, and what a person told of it, as lines of their dossier.

const NOTHING = {
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
};

/** A month's pró-labore, as the payroll of the fator R tells it: by the day of payment. What is withheld is computed. */
const payrollLine = (
  { id, name, cnpj, partners }: CompanyYear,
  { month, pro_labore }: CompanyYear['payroll'][number],
  tables: LawTables,
): DossierLine => {
  const withheld = payrollWithheld({ month, pro_labore, partners }, tables);
  return {
    ...NOTHING,
    section: 'employment',
    source: 'payroll',
    name,
    document: cnpj,
    month,
    amount: pro_labore,
    ...(withheld && { social_security: withheld.inss, tax: withheld.irrf }),
    is_shared: !withheld,
    company_id: id,
    note: withheld
      ? 'INSS e imposto calculados pela tabela do mês, sem dependentes.'
      : `Total dos ${partners} sócios: informe a sua parte.`,
  };
};

const noteLine = ({ id }: CompanyYear, { document, ...paid }: CompanyYear['notes'][number]): DossierLine => ({
  ...NOTHING,
  ...paid,
  // Whoever has no CNPJ is a person, or abroad.
  section: document?.length === 14 ? 'services' : 'individuals',
  source: 'invoices',
  document,
  company_id: id,
});

/** What the company paid the person out of profits in the year, with what it had to keep back; of earlier results apart, which the minimum tax leaves out. */
const profitLines = ({ id, name, cnpj, profits }: CompanyYear): DossierLine[] => {
  const sum = (part: 'paid' | 'earlier'): number => sumCents(profits.map((month) => month[part]));
  const line = { ...NOTHING, section: 'profits', source: 'distributions', name, document: cnpj, company_id: id } as const;
  const tax = sumCents(profits.map(({ month, paid }) => dividendTax({ competence: month, payments: [paid] }).tax));
  return [
    { ...line, amount: sum('paid'), tax },
    { ...line, amount: sum('earlier'), left_out: true, note: 'Lucro até 2025, aprovado até 31/12/2025.' },
  ].filter(({ amount }) => amount > 0);
};

/** Each payment of a patient has its receipt of the Receita Saúde, which has no interface: they are counted to be held against each other. */
const receiptsNote = (of: BookYear['receipts'][number] | undefined): string | null => {
  if (!of) return null;
  const missing = of.without_patient > 0 ? `, ${of.without_patient} sem o CPF do paciente` : '';
  return `${countOf(of.count, 'recebimento de paciente', 'recebimentos de pacientes')}${missing}: confira com os recibos do Receita Saúde (IN RFB 2.240/2024)`;
};

export const dossierLines = {
  ofCompany: (company: CompanyYear, tables: LawTables): DossierLine[] => [
    ...company.payroll
      .filter(({ pro_labore }) => pro_labore > 0)
      .toSorted((a, b) => (a.month < b.month ? -1 : 1))
      .map((month) => payrollLine(company, month, tables)),
    ...company.notes.map((paid) => noteLine(company, paid)),
    ...profitLines(company),
  ],

  ofBook: ({ paid_by_companies, darfs, receipts }: BookYear, months: readonly CashBookMonth[]): DossierLine[] => [
    ...paid_by_companies.map(
      (paid): DossierLine => ({
        ...NOTHING,
        ...paid,
        section: 'services',
        source: 'cash_book',
        name: paid.document ? formatDocument(paid.document) : 'Empresa sem CNPJ',
      }),
    ),
    ...months
      .filter(({ income_pf, income_ex, deductions, social_security }) => income_pf + income_ex + deductions + social_security > 0)
      .map(
        ({ month, income_pf, income_ex, deductions, social_security, darf, due_date }): DossierLine => ({
          ...NOTHING,
          section: 'individuals',
          source: 'cash_book',
          name: 'Livro-caixa',
          month,
          amount: income_pf + income_ex,
          social_security,
          tax: darf,
          cash_book: deductions,
          due_date: darf > 0 ? due_date : null,
          paid_on: darfs.find((one) => one.month === month)?.paid_on ?? null,
          note: receiptsNote(receipts.find((one) => one.month === month)),
        }),
      ),
  ],

  ofFact: ({ id, kind, name, document, note, left_out, ...fact }: IncomeTaxFact): DossierLine => ({
    ...NOTHING,
    section: kind,
    source: 'told',
    name,
    document,
    amount: fact.amount ?? 0,
    social_security: fact.social_security ?? 0,
    tax: fact.tax ?? 0,
    thirteenth: fact.thirteenth ?? 0,
    thirteenth_tax: fact.thirteenth_tax ?? 0,
    left_out,
    fact_id: id,
    note,
  }),
};
