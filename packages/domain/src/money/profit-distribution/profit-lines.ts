import { PROFIT_DARF } from '../../law/tax/tables/dividend-table.ts';
import { formatCompetenceNumeric } from '../../shared/date/competence.ts';
import { formatCnpj } from '../../shared/document/cnpj.ts';
import { formatCpf } from '../../shared/document/cpf.ts';
import { formatAmount } from '../../shared/money/money.ts';
import { csvText } from '../../shared/text/csv.ts';

/** What the EFD-Reinf says of one person in a month, cents. */
export type ProfitLineOfMonth = {
  company_name: string;
  cnpj: string | null;
  person_name: string;
  person_cpf: string | null;
  paid: number;
  earlier: number;
  tax: number;
};

/** As a spreadsheet. What is of earlier results is free, and told apart. */
export const profitLinesText = (month: string, lines: readonly ProfitLineOfMonth[]): string =>
  csvText([
    ['Período', 'CNPJ', 'Empresa', 'CPF', 'Beneficiário', 'Natureza', 'Rendimento', 'Lucro até 2025', 'IRRF'],
    ...lines.map(({ company_name, cnpj, person_name, person_cpf, paid, earlier, tax }) => [
      formatCompetenceNumeric(month),
      cnpj ? formatCnpj(cnpj) : '',
      company_name,
      person_cpf ? formatCpf(person_cpf) : '',
      person_name,
      PROFIT_DARF.income_kind,
      formatAmount(paid),
      formatAmount(earlier),
      formatAmount(tax),
    ]),
  ]);
