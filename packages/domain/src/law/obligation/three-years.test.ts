import { describe, expect, test } from 'vitest';
import { type ObligationProfile, obligationsOf } from './calendar.ts';

// Every rule of the law over three years, in two cities. What is expected is walked day by day over a calendar that is written down here: no function of
// the product says it.

const EASTERS = ['2025-04-20', '2026-04-05', '2027-03-28', '2028-04-16'];
const NATIONAL = ['01-01', '04-21', '05-01', '09-07', '10-12', '11-02', '11-15', '11-20', '12-25'];
const YEARS = [2025, 2026, 2027, 2028];

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** Days without bank service: fixed ones, and Carnival, Good Friday and Corpus Christi by Easter (Res. CMN 4.880/2020). */
const REST = new Set([
  ...YEARS.flatMap((year) => NATIONAL.map((day) => `${year}-${day}`)),
  ...EASTERS.flatMap((easter) => [-48, -47, -2, 60].map((days) => dayAfter(easter, days))),
]);

const PLACES = {
  /** The city's anniversary, and the state's 9 July. */
  'São Paulo': YEARS.flatMap((year) => [`${year}-01-25`, `${year}-07-09`]),
  /** São Sebastião falls on the day of the DAS, of the INSS and of the FGTS. */
  'Rio de Janeiro': YEARS.flatMap((year) => [`${year}-01-20`, `${year}-04-23`]),
};

const walker = (local: readonly string[]) => {
  const isOpen = (day: string): boolean => {
    const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
    return weekday !== 0 && weekday !== 6 && !REST.has(day) && !local.includes(day);
  };
  const walk = (day: string, step: 1 | -1): string => {
    let at = day;
    while (!isOpen(at)) at = dayAfter(at, step);
    return at;
  };
  const daysOf = (month: string): string[] => {
    const days: string[] = [];
    for (let day = `${month}-01`; day.startsWith(month); day = dayAfter(day, 1)) days.push(day);
    return days;
  };
  return {
    next: (month: string, day: string) => walk(`${month}-${day}`, 1),
    before: (month: string, day: string) => walk(`${month}-${day}`, -1),
    lastOpen: (month: string) => daysOf(month).findLast(isOpen),
    /** Banks do not serve on 31 December: what is paid by then is paid before it. */
    lastServed: (month: string) => daysOf(month).findLast((day) => isOpen(day) && !day.endsWith('-12-31')),
    tenth: (month: string) => daysOf(month).filter(isOpen)[9],
  };
};

const plus = (month: string, months: number): string => {
  const [year = 0, of = 0] = month.split('-').map(Number);
  const index = year * 12 + of - 1 + months;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
};

const COMPETENCES = Array.from({ length: 36 }, (_, index) => plus('2025-01', index));

type Dates = Record<string, string | undefined>;

const payroll = (c: string, { next, before, lastOpen }: ReturnType<typeof walker>): Dates => ({
  esocial: next(plus(c, 1), '15'),
  inss: before(plus(c, 1), '20'),
  fgts: before(plus(c, 1), '20'),
  dctfweb: lastOpen(plus(c, 1)),
});

const ofCompanies = (c: string, at: ReturnType<typeof walker>): Dates => ({
  ...payroll(c, at),
  reinf: at.next(plus(c, 1), '15'),
  ...(c.endsWith('-12') && { income_report: at.lastOpen(plus(c, 2)), dmed: at.lastOpen(plus(c, 2)) }),
});

const simples = (c: string, at: ReturnType<typeof walker>): Dates => ({
  ...ofCompanies(c, at),
  das: at.next(plus(c, 1), '20'),
  pgdas: c < '2027-01' ? at.next(plus(c, 1), '20') : at.before(plus(c, 1), '10'),
  ...(c === '2025-12' && { defis: '2026-03-31' }),
});

const presumido = (c: string, at: ReturnType<typeof walker>): Dates => ({
  ...ofCompanies(c, at),
  iss: at.before(plus(c, 1), '10'),
  ...(c < '2027-01' && { pis_cofins: at.before(plus(c, 1), '25'), efd_contribuicoes: at.tenth(plus(c, 2)) }),
  ...(['03', '06', '09', '12'].includes(c.slice(5)) && { irpj_csll: at.lastServed(plus(c, 1)) }),
  ...(c.endsWith('-12') && { ecd: at.lastOpen(plus(c, 6)), ecf: at.lastOpen(plus(c, 7)) }),
});

const person = (c: string, at: ReturnType<typeof walker>): Dates => ({
  ...payroll(c, at),
  carne_leao: at.lastServed(plus(c, 1)),
  ...(c.endsWith('-12') && { dirpf: DIRPF[c] }),
});

/** As staff keep them, and the act of 2026 (IN RFB 2.312/2026). */
const DIRPF: Dates = { '2025-12': '2026-05-29', '2026-12': '2027-05-31', '2027-12': '2028-05-31' };

const REGIMES = { simples, presumido, natural_person: person };

describe.each(Object.entries(PLACES))('in %s', (_name, local) => {
  const at = walker(local);
  const profile = (regime: ObligationProfile['regime']): ObligationProfile => ({
    regime,
    has_employees: true,
    has_pro_labore: true,
    has_withholdings: true,
    distributes_profits: true,
    receives_from_individuals: true,
    iss_due_day: 10,
    local_holidays: new Set(local),
    irpf_deadlines: { 2027: '2027-05-31', 2028: '2028-05-31' },
  });

  test.each(Object.entries(REGIMES))('%s: each rule of each month of 2025 to 2027', (regime, expected) => {
    for (const competence of COMPETENCES) {
      const owed = obligationsOf(profile(regime as ObligationProfile['regime']), competence);
      const dates = Object.fromEntries(owed.map(({ rule, legal_date }) => [rule.key, legal_date]));
      expect({ competence, ...dates }).toEqual({ competence, ...expected(competence, at) });
    }
  });
});

test('the calendar that is walked is the one of the acts', () => {
  const at = walker([]);
  expect(simples('2026-05', at)).toMatchObject({ das: '2026-06-22', inss: '2026-06-19', dctfweb: '2026-06-30' });
  expect(simples('2026-10', at)).toMatchObject({ das: '2026-11-23', inss: '2026-11-19', fgts: '2026-11-19', esocial: '2026-11-16' });
  expect(simples('2026-01', at)).toMatchObject({ esocial: '2026-02-18' });
  expect(simples('2025-12', walker(PLACES['Rio de Janeiro']))).toMatchObject({ das: '2026-01-21', inss: '2026-01-19' });
  expect(person('2025-11', at)).toMatchObject({ carne_leao: '2025-12-30', dctfweb: '2025-12-31' });
});
