import type { PayrollMonth } from '../../law/month/payroll-month.ts';
import { formatCompetence } from '../../shared/date/competence.ts';
import { cnpjCheckDigits, isValidCnpj } from '../../shared/document/cnpj.ts';
import { readAmount } from '../../shared/sheet/amount.ts';
import { MOST_PAYROLLS, TOO_MANY_PAYROLLS } from './payroll-batch.ts';
import type { PayrollSheetReading, PayrollSheetRow } from './payroll-sheet.ts';

// Payrolls as eSocial totals them once a month is closed there (leiautes S-1.0 to S-1.3): the S-5011 says on what the company pays INSS, by kind of
// worker, and how much; the S-5013 its FGTS.

export const ESOCIAL_TOTALS = { evtCS: 'S-5011', evtFGTS: 'S-5013' } as const;

/** What one event says, amounts as it writes them ('3000.00'). */
export type EsocialTotal = {
  /** The name of the file that it stands in. */
  file: string;
  event: keyof typeof ESOCIAL_TOTALS;
  /** Holds the moment at which it was made: of two about the same the later one holds. */
  id: string;
  /** 'AAAA-MM', or 'AAAA' of what was paid as 13th salary. */
  period: string;
  /** The first 8 characters of the CNPJ; of a natural person the CPF. */
  employer: string;
  bases: readonly { category: string; amounts: readonly string[] }[];
  /** By the code of Receita under which each is paid. */
  contributions: readonly { code: string; amount: string }[];
  deposits: readonly string[];
};

/** The payrolls of a month, one for each company, in the order of the files. `competence` 'AAAA-MM'. December holds the 13th salary, which owes its INSS then (Lei 8.212/1991, art. 28, § 7º). */
export const payrollsOfTotals = (totals: readonly EsocialTotal[], competence: string): PayrollSheetReading => {
  if (totals.length === 0) return { ok: false, reason: NONE };
  const own = totals.filter(({ period }) => period === competence || (competence.endsWith('-12') && period === competence.slice(0, 4)));
  if (own.length === 0) return { ok: false, reason: `Os totalizadores são de ${monthsOf(totals)}. Escolha esse mês acima.` };
  const byEmployer = Map.groupBy(latest(own), ({ employer }) => employer);
  if (byEmployer.size > MOST_PAYROLLS) return { ok: false, reason: TOO_MANY_PAYROLLS };
  const rows = [...byEmployer].map(([employer, events], at) => rowOf(employer, events, at + 1));
  return { ok: true, columns: [], missing: null, rows };
};

const NONE = 'Não há S-5011 nem S-5013 neste arquivo. Baixe no portal do eSocial os totalizadores do mês fechado.';

const monthsOf = (totals: readonly EsocialTotal[]): string => {
  const months = [...new Set(totals.map(({ period }) => period))].toSorted().slice(-3);
  const words = months.map((month) => (month.length === 7 ? formatCompetence(month) : `13º de ${month}`));
  return new Intl.ListFormat('pt-BR').format(words);
};

/** A month that was opened again and closed anew is totalled twice. */
const latest = (totals: readonly EsocialTotal[]): EsocialTotal[] => {
  const kept = new Map<string, EsocialTotal>();
  for (const total of totals) {
    const key = `${total.employer} ${total.event} ${total.period}`;
    const other = kept.get(key);
    if (!other || other.id < total.id) kept.set(key, total);
  }
  return [...kept.values()];
};

const rowOf = (employer: string, events: readonly EsocialTotal[], line: number): PayrollSheetRow => {
  const head = `${employer}0001`;
  const cnpj = employer.length === 8 ? head + cnpjCheckDigits(head) : null;
  const row = {
    line,
    text: events
      .map(({ file }) => file)
      .join(' · ')
      .slice(0, 120),
    cnpj,
    name: null,
  };
  if (cnpj === null || !isValidCnpj(cnpj)) return { ...row, cnpj: null, values: {}, problem: 'Não é de uma empresa com CNPJ.' };
  const values = valuesOf(events);
  return values ? { ...row, values, problem: null } : { ...row, values: {}, problem: 'Um dos valores não pode ser lido.' };
};

/** Null where an amount is none. What no event speaks of stays as it is. */
const valuesOf = (events: readonly EsocialTotal[]): Partial<PayrollMonth> | null => {
  const social = events.filter(({ event }) => event === 'evtCS');
  const bases = social.flatMap(({ bases }) => bases);
  const isPartner = ({ category }: { category: string }) => PARTNERS.has(category);
  const paid = (of: typeof bases) => sumOf(of.flatMap(({ amounts }) => amounts));
  const owed = social.flatMap(({ contributions }) => contributions).filter(({ code }) => EMPLOYERS_INSS.test(code));
  const deposits = events.filter(({ event }) => event === 'evtFGTS');
  const values = {
    ...(social.length > 0 && {
      pro_labore: paid(bases.filter(isPartner)),
      wages: paid(bases.filter((base) => !isPartner(base))),
      inss_employer: sumOf(owed.map(({ amount }) => amount)),
    }),
    ...(deposits.length > 0 && { fgts: sumOf(deposits.flatMap((total) => total.deposits)) }),
  };
  return Object.values(values).every((cents): cents is number => cents !== null) ? (values as Partial<PayrollMonth>) : null;
};

/** Cents; null where one is no amount. */
const sumOf = (texts: readonly string[]): number | null => {
  const cents = texts.map((text) => readAmount(text, '.')?.cents ?? null);
  return cents.every((each) => each !== null && each >= 0) ? cents.reduce<number>((sum, each) => sum + (each ?? 0), 0) : null;
};

/** Directors without employment, partners and members of a board (eSocial, Tabela 01). All others are paid for their work and count as wages. */
const PARTNERS: ReadonlySet<string> = new Set(['721', '722', '723']);

/** The company's own INSS and the one for accidents at work, not what is kept back from workers nor what goes to third parties (Tabela de códigos de receita da DCTFWeb). */
const EMPLOYERS_INSS = /^(?:1138|1646)/;
