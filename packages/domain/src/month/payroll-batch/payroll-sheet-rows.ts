import { searchKey } from '../../shared/text/text.ts';
import { type PayrollFacts, type PayrollOutcome, sheetOutcome } from './payroll-outcome.ts';
import type { PayrollSheetRow } from './payroll-sheet.ts';

/** A company that a row may be of. `is_working`: its opening is over and it has not left; of a natural person never. */
export type PayrollCompany = PayrollFacts & {
  id: number;
  name: string;
  fantasy_name: string | null;
  cnpj: string | null;
  is_working: boolean;
};

export type JudgedPayroll = PayrollOutcome & { row: PayrollSheetRow; company: PayrollCompany | null };

/** What becomes of each row, in order: of the same company only the first counts. */
export const judgePayrolls = (rows: readonly PayrollSheetRow[], companies: readonly PayrollCompany[]): JudgedPayroll[] => {
  const byCnpj = new Map(companies.flatMap((company) => (company.cnpj ? [[company.cnpj, company] as const] : [])));
  const working = companies.filter(({ is_working }) => is_working);
  const byName = new Map<string, PayrollCompany[]>();
  for (const company of working)
    for (const key of new Set([company.name, company.fantasy_name ?? ''].map(searchKey).filter(Boolean)))
      byName.set(key, [...(byName.get(key) ?? []), company]);
  const lines = new Map<number, number>();

  const companiesOf = ({ cnpj, name }: PayrollSheetRow): PayrollCompany[] => {
    const own = cnpj === null ? undefined : byCnpj.get(cnpj);
    if (own) return [own];
    return cnpj === null && name !== null ? (byName.get(searchKey(name)) ?? []) : [];
  };

  return rows.map((row) => {
    const said = (result: PayrollOutcome['result'], words: string, company: PayrollCompany | null = null): JudgedPayroll => ({
      row,
      company,
      result,
      words,
      before: null,
      after: null,
    });
    if (row.problem) return said('wrong', row.problem);
    const [company, other] = companiesOf(row);
    if (!company) return said('unknown', row.cnpj ? 'Nenhuma empresa tem este CNPJ.' : 'Nenhuma empresa tem este nome. Escreva o CNPJ.');
    if (other) return said('ambiguous', 'Há mais de uma empresa com este nome. Escreva o CNPJ.');
    if (!company.is_working) return said('not_working', 'A abertura não terminou, ou a empresa saiu do escritório.', company);
    const before = lines.get(company.id);
    if (before !== undefined) return said('doubled', `A empresa já está na linha ${before}. Deixe uma só.`, company);
    lines.set(company.id, row.line);
    return { row, company, ...sheetOutcome(row.values, company) };
  });
};
