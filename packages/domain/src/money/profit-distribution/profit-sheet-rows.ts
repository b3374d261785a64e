import { type CompanyProblem, companyFinder, type RowCompany } from '../../company/company/company-of-row.ts';
import { competenceOf } from '../../shared/date/competence.ts';
import { daysBetween, formatDateNumeric } from '../../shared/date/date.ts';
import type { Tone } from '../../shared/status/tone.ts';
import { countOf, searchKey } from '../../shared/text/text.ts';
import { profitDistributionProblem, SAME_MONEY_DAYS } from './profit-distribution-form.ts';
import type { ProfitSheetRow } from './profit-sheet.ts';
import { filedWords } from './profit-words.ts';

// What becomes of the rows of a spreadsheet of profits: said before it happens and done by the same function.

export const PROFIT_ROW_RESULTS = ['created', 'told', 'doubled', 'unknown', 'ambiguous', 'not_working', 'nobody', 'wrong'] as const;
export type ProfitRowResult = (typeof PROFIT_ROW_RESULTS)[number];

export const profitRowResultLabel: Record<ProfitRowResult, string> = {
  created: 'Nova',
  told: 'Já registrada',
  doubled: 'Repetida',
  unknown: 'Não encontrada',
  ambiguous: 'Mais de uma',
  not_working: 'Fora do escritório',
  nobody: 'Falta o sócio',
  wrong: 'Com erro',
};

export const profitRowResultTone: Record<ProfitRowResult, Tone> = {
  created: 'done',
  told: 'ended',
  doubled: 'attention',
  unknown: 'attention',
  ambiguous: 'attention',
  not_working: 'attention',
  nobody: 'attention',
  wrong: 'attention',
};

type SheetPartner = { user_id: number; person: string; name: string; cpf: string | null };

/** `payments`: those that stand; `person` as partners have it. `filed`: months whose EFD-Reinf was delivered. */
export type ProfitCompany = RowCompany & {
  partners: readonly SheetPartner[];
  payments: readonly { person: string; paid_on: string; amount: number }[];
  filed: readonly string[];
};

/** Whoever was paid: a partner, or somebody by name and CPF. */
type Owner = { person: string; name: string; user_id: number | null; person_name: string | null; person_cpf: string | null };

export type JudgedProfit = {
  row: ProfitSheetRow;
  company: ProfitCompany | null;
  owner: Owner | null;
  result: ProfitRowResult;
  words: string | null;
};

/** What becomes of each row, in order. The same amount of the same person on a day nearby is the same money, each of it for one row. */
export const judgeProfits = (rows: readonly ProfitSheetRow[], companies: readonly ProfitCompany[], today: string): JudgedProfit[] => {
  const companyOf = companyFinder(companies);
  const used = new Set<object>();
  const lines = new Map<string, number>();

  const judge = (row: ProfitSheetRow, company: ProfitCompany, owner: Owner): Pick<JudgedProfit, 'result' | 'words'> => {
    const { paid_on, amount, line } = row;
    const key = [company.id, owner.person, paid_on, amount].join(' ');
    const before = lines.get(key);
    if (before !== undefined) return { result: 'doubled', words: `É igual à linha ${before}. Se são duas, registre a outra à mão.` };
    lines.set(key, line);
    const distance = (other: { paid_on: string }): number => Math.abs(daysBetween(other.paid_on, paid_on));
    const [same] = company.payments
      .filter((one) => one.person === owner.person && one.amount === amount && distance(one) <= SAME_MONEY_DAYS && !used.has(one))
      .toSorted((one, other) => distance(one) - distance(other));
    if (!same) return { result: 'created', words: filedWords(competenceOf(paid_on), company.filed) };
    used.add(same);
    return { result: 'told', words: `Há uma retirada deste valor em ${formatDateNumeric(same.paid_on)}.` };
  };

  return rows.map((row) => {
    const said = (result: ProfitRowResult, words: string, company: ProfitCompany | null = null): JudgedProfit => ({
      row,
      company,
      owner: null,
      result,
      words,
    });
    if (row.problem) return said('wrong', row.problem);
    const [problem] = Object.values(profitDistributionProblem({ paid_on: row.paid_on, is_earlier: false }, today) ?? {});
    if (problem) return said('wrong', problem);
    const own = companyOf(row);
    if (own.problem !== null) return said(own.problem satisfies CompanyProblem, own.words, own.company);
    const owner = ownerOf(row, own.company);
    if (typeof owner === 'string') return said('nobody', owner, own.company);
    return { row, company: own.company, owner, ...judge(row, own.company, owner) };
  });
};

/** By the CPF, else by the name; the only partner where the row says neither. A CPF of no partner asks for the name with it. */
const ownerOf = ({ cpf, person }: ProfitSheetRow, { partners }: ProfitCompany): Owner | string => {
  const asOwner = ({ user_id, person: key, name }: SheetPartner): Owner => ({
    person: key,
    name,
    user_id,
    person_name: null,
    person_cpf: null,
  });
  if (cpf !== null) {
    const own = partners.find((partner) => partner.cpf === cpf);
    if (own) return asOwner(own);
    return person === null
      ? 'Nenhum sócio tem este CPF. Escreva também o nome de quem recebeu.'
      : { person: cpf, name: person, user_id: null, person_name: person, person_cpf: cpf };
  }
  const named = person === null ? partners : partners.filter(({ name }) => searchKey(name) === searchKey(person));
  const [partner, another] = named;
  if (partner && !another) return asOwner(partner);
  if (person === null)
    return partner ? 'A empresa tem mais de um sócio. Escreva o CPF de quem recebeu.' : 'Escreva o CPF e o nome de quem recebeu.';
  return partner ? 'Há mais de um sócio com este nome. Escreva o CPF.' : 'Nenhum sócio tem este nome. Escreva o CPF.';
};

export type ProfitRowCounts = { created: number; present: number; failed: number };

export const countsOf = (judged: readonly Pick<JudgedProfit, 'result'>[]): ProfitRowCounts => {
  const of = (result: ProfitRowResult): number => judged.filter((one) => one.result === result).length;
  const [created, present] = [of('created'), of('told')];
  return { created, present, failed: judged.length - created - present };
};

/** '12 retiradas a registrar · 3 já registradas · 1 não entra'. */
export const profitsToCome = ({ created, present, failed }: ProfitRowCounts): string =>
  [
    countOf(created, 'retirada a registrar', 'retiradas a registrar'),
    present > 0 && countOf(present, 'já registrada', 'já registradas'),
    failed > 0 && countOf(failed, 'não entra', 'não entram'),
  ]
    .filter(Boolean)
    .join(' · ');

export const profitsDone = ({ created, present, failed }: ProfitRowCounts): string =>
  [
    countOf(created, 'retirada registrada', 'retiradas registradas'),
    present > 0 && countOf(present, 'já estava', 'já estavam'),
    failed > 0 && countOf(failed, 'não entrou', 'não entraram'),
  ]
    .filter(Boolean)
    .join(', ');
