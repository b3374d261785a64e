import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBusinessDay } from '../../shared/date/business-day.ts';
import { addCompetence } from '../../shared/date/competence.ts';
import { DomainError } from '../../shared/result/domain-error.ts';
import { runs } from '../../shared/testing/property-runs.ts';
import { dueDates, MONTHLY_KEYS, type ObligationProfile, obligationProblem, obligationsDueIn, obligationsOf } from './calendar.ts';
import { type DueRule, dueSteps, legalDate, nominalDate, targetDate } from './due-rule.ts';
import { obligationRegime, obligationRegimes } from './obligation-rule.ts';
import { dueRuleOf, EXTINCT_OBLIGATIONS, OBLIGATION_RULES } from './obligation-rules.ts';

const company = (regime: ObligationProfile['regime'], change: Partial<ObligationProfile> = {}): ObligationProfile => ({
  regime,
  has_employees: false,
  has_pro_labore: false,
  has_withholdings: false,
  distributes_profits: false,
  receives_from_individuals: false,
  iss_due_day: null,
  irpf_deadlines: {},
  ...change,
});

const anyCompetence = fc.integer({ min: 0, max: 12 * 30 }).map((months) => addCompetence('2025-01', months));

describe('due dates of a competence', () => {
  // Day 20 in three laws: DAS goes to the next business day, INSS to the one before, DCTFWeb to the end of the month.
  it('May 2026: 20 June is a Saturday', () => {
    expect(dueDates('2026-05')).toEqual({
      das: '2026-06-22',
      pgdas: '2026-06-22',
      inss: '2026-06-19',
      fgts: '2026-06-19',
      esocial: '2026-06-15',
      reinf: '2026-06-15',
      dctfweb: '2026-06-30',
      carne_leao: '2026-06-30',
      pis_cofins: '2026-06-25',
    });
  });

  it('October 2026: 20 November is a holiday, 15 November a Sunday', () => {
    expect(dueDates('2026-10')).toEqual({
      das: '2026-11-23',
      pgdas: '2026-11-23',
      inss: '2026-11-19',
      fgts: '2026-11-19',
      esocial: '2026-11-16',
      reinf: '2026-11-16',
      dctfweb: '2026-11-30',
      carne_leao: '2026-11-30',
      pis_cofins: '2026-11-25',
    });
  });

  it.each([
    ['eSocial after Carnival', '2026-01', 'esocial', '2026-02-18'],
    ['EFD-Reinf after Carnival', '2026-01', 'reinf', '2026-02-18'],
    ['carnê-leão of November before the last day of the year', '2025-11', 'carne_leao', '2025-12-30'],
    ['DCTFWeb of November on the last day of the year', '2025-11', 'dctfweb', '2025-12-31'],
    ['carnê-leão of November in a year that ends on a Sunday', '2028-11', 'carne_leao', '2028-12-29'],
    ['DAS over Carnival', '2028-01', 'das', '2028-02-21'],
    ['the last business day before Carnival Monday', '2033-01', 'dctfweb', '2033-02-25'],
    ['PIS and Cofins never at Christmas', '2026-11', 'pis_cofins', '2026-12-24'],
    ['PGDAS-D on day 10 from 2027, before it on a weekend', '2027-03', 'pgdas', '2027-04-09'],
    ['a key that no longer exists still has a date', '2027-03', 'pis_cofins', '2027-04-23'],
    ['a competence before the tables goes by the first', '2024-12', 'das', '2025-01-20'],
  ] as const)('%s', (_name, competence, key, date) => {
    expect(dueDates(competence)[key]).toBe(date);
  });

  it.each(['2026-00', '2026', '2026-10-20', '', 'hoje'])('refuses %s', (text) => {
    expect(() => dueDates(text)).toThrow(DomainError);
  });

  it('are business days after the competence, the postponed never before the anticipated', () => {
    fc.assert(
      fc.property(anyCompetence, (competence) => {
        const dates = dueDates(competence);
        for (const key of MONTHLY_KEYS) {
          expect(isBusinessDay(dates[key])).toBe(true);
          expect(dates[key].slice(0, 7)).toBe(addCompetence(competence, 1));
        }
        expect(dates.inss <= dates.das).toBe(true);
        expect(dates.das < dates.dctfweb).toBe(true);
        expect(dates.esocial >= `${addCompetence(competence, 1)}-15`).toBe(true);
        expect(dates.carne_leao.endsWith('-12-31')).toBe(false);
      }),
      runs,
    );
  });
});

describe('legal and target date', () => {
  const day20: DueRule = { months: 1, on: { day: 20 }, shift: 'next' };
  const yearEnd: DueRule = { months: 1, on: 'last_business_day', shift: 'previous' };

  it.each([
    ['never after the nominal day, though the law postpones', day20, '2026-10', 0, '2026-11-23', '2026-11-19'],
    ['two business days earlier', day20, '2026-10', 2, '2026-11-23', '2026-11-17'],
    ['31 December has no bank service', yearEnd, '2026-11', 0, '2026-12-31', '2026-12-30'],
    [
      '10th business day of the second month',
      { months: 2, on: { business_day: 10 }, shift: 'keep' },
      '2026-09',
      0,
      '2026-11-16',
      '2026-11-16',
    ],
    [
      '1st business day of a month that begins on a holiday',
      { months: 1, on: { business_day: 1 }, shift: 'keep' },
      '2026-12',
      0,
      '2027-01-04',
      '2027-01-04',
    ],
    ['kept on a Sunday', { months: 3, on: { day: 31 }, shift: 'keep' }, '2023-12', 0, '2024-03-31', '2024-03-28'],
    ['the last day, before it on a Sunday', { months: 2, on: 'last_day', shift: 'previous' }, '2026-12', 0, '2027-02-26', '2027-02-26'],
    ['a day that the month lacks is its last', { months: 1, on: { day: 31 }, shift: 'keep' }, '2026-05', 0, '2026-06-30', '2026-06-30'],
  ] as const)('%s', (_name, rule, competence, daysBefore, legal, target) => {
    expect(legalDate(rule, 'declaration', competence)).toBe(legal);
    expect(targetDate(rule, 'declaration', competence, daysBefore)).toBe(target);
  });

  it('says why a date moved', () => {
    expect(dueSteps(day20, 'payment', '2026-10').map(({ value, formula }) => [value, formula])).toEqual([
      ['20/11/2026', null],
      ['23/11/2026', '20/11/2026: Dia da Consciência Negra. Posterga para o dia útil seguinte.'],
    ]);
    expect(dueSteps({ ...day20, shift: 'previous' }, 'payment', '2026-05').at(-1)?.formula).toBe(
      '20/06/2026: fim de semana. Antecipa para o dia útil anterior.',
    );
    expect(dueSteps(day20, 'payment', '2026-09')).toHaveLength(1);
  });

  it.each([
    ['payment', 'last_business_day', '2026-11', '2026-12-30', '31/12/2026: os bancos não atendem. Antecipa para o dia útil anterior.'],
    ['declaration', 'last_business_day', '2026-11', '2026-12-31', undefined],
    ['payment', { day: 31 }, '2024-11', '2024-12-30', '31/12/2024: os bancos não atendem. Antecipa para o dia útil anterior.'],
    ['payment', 'last_day', '2028-11', '2028-12-29', '31/12/2028: fim de semana. Antecipa para o dia útil anterior.'],
  ] as const)('a %s on %o of %s is due on %s', (type, on, competence, date, formula) => {
    const rule: DueRule = { months: 1, on, shift: 'previous' };
    expect(legalDate(rule, type, competence)).toBe(date);
    expect(dueSteps(rule, type, competence)[1]?.formula).toBe(formula);
  });

  it('the target is a business day on or before the nominal and the legal one', () => {
    const rules = OBLIGATION_RULES.flatMap(({ due, type }) => (due ? { due, type } : []));
    fc.assert(
      fc.property(fc.constantFrom(...rules), anyCompetence, fc.nat(10), ({ due, type }, competence, daysBefore) => {
        const target = targetDate(due, type, competence, daysBefore);
        expect(isBusinessDay(target)).toBe(true);
        expect(target <= nominalDate(due, competence) && target <= legalDate(due, type, competence)).toBe(true);
      }),
      runs,
    );
  });
});

describe('which obligation falls on whom', () => {
  const keys = (profile: ObligationProfile, competence: string) => obligationsOf(profile, competence).map(({ rule }) => rule.key);

  it.each([
    ['an idle company of the Simples still declares', company('simples'), '2026-10', ['das', 'pgdas']],
    ['one with pró-labore', company('simples', { has_pro_labore: true }), '2026-10', ['esocial', 'inss', 'das', 'pgdas', 'dctfweb']],
    ['one with employees', company('simples', { has_employees: true }), '2026-10', ['esocial', 'inss', 'fgts', 'das', 'pgdas', 'dctfweb']],
    ['one whose profits are below the limit', company('simples', { distributes_profits: true }), '2026-10', ['reinf', 'das', 'pgdas']],
    ['one that distributes profits', company('simples', { has_withholdings: true }), '2026-10', ['reinf', 'das', 'pgdas', 'dctfweb']],
    [
      'the Simples at the end of 2025',
      company('simples', { receives_from_individuals: true }),
      '2025-12',
      ['das', 'pgdas', 'income_report', 'dmed', 'defis'],
    ],
    ['no DEFIS for 2026', company('simples'), '2026-12', ['das', 'pgdas', 'income_report']],
    ['Presumido', company('presumido'), '2026-10', ['pis_cofins', 'dctfweb', 'efd_contribuicoes', 'iss']],
    [
      'Presumido at the end of a quarter',
      company('presumido', { iss_due_day: 10 }),
      '2026-09',
      ['iss', 'pis_cofins', 'dctfweb', 'irpj_csll', 'efd_contribuicoes'],
    ],
    [
      'Presumido at the end of a year',
      company('presumido'),
      '2026-12',
      ['pis_cofins', 'dctfweb', 'irpj_csll', 'efd_contribuicoes', 'income_report', 'ecd', 'ecf', 'iss'],
    ],
    ['Presumido after PIS and Cofins', company('presumido'), '2027-01', ['dctfweb', 'iss']],
    ['a doctor without a company', company('natural_person', { receives_from_individuals: true }), '2026-12', ['carne_leao', 'dirpf']],
    ['one with an employee', company('natural_person', { has_employees: true }), '2026-10', ['esocial', 'inss', 'fgts', 'dctfweb']],
  ] as const)('%s', (_name, profile, competence, expected) => {
    expect(keys(profile, competence)).toEqual(expected);
  });

  // The dates of a year, by the acts named in the tables.
  it.each([
    ['dmed', '2025-12', '2026-02-27'],
    ['dmed', '2026-12', '2027-02-26'],
    ['defis', '2025-12', '2026-03-31'],
    ['ecd', '2025-12', '2026-06-30'],
    ['ecf', '2025-12', '2026-07-31'],
    ['dirpf', '2025-12', '2026-05-29'],
    ['irpj_csll', '2026-09', '2026-10-30'],
  ] as const)('%s of %s', (key, competence, date) => {
    const all = (['simples', 'presumido', 'natural_person'] as const).flatMap((regime) =>
      obligationsOf(company(regime, { receives_from_individuals: true }), competence),
    );
    expect(all.find(({ rule }) => rule.key === key)?.legal_date).toBe(date);
  });

  it('the return of a person is due when staff say so, wherever it is shown', () => {
    const person = company('natural_person', { irpf_deadlines: { 2026: '2026-08-31' }, local_holidays: new Set(['2026-08-31']) });
    const [due] = obligationsDueIn(person, '2026-08', 1).filter(({ rule }) => rule.key === 'dirpf');
    expect(due).toMatchObject({ competence: '2025-12', legal_date: '2026-08-31', target_date: '2026-08-27' });
    expect(obligationsDueIn(person, '2026-05').map(({ rule }) => rule.key)).not.toContain('dirpf');
  });

  it('a month gathers what is due in it, of whatever competence', () => {
    const due = obligationsDueIn(company('presumido', { iss_due_day: 5 }), '2026-07', 1);
    expect(due.map(({ rule, competence, legal_date, target_date }) => [rule.key, competence, legal_date, target_date])).toEqual([
      ['iss', '2026-06', '2026-07-03', '2026-07-02'],
      ['efd_contribuicoes', '2026-05', '2026-07-14', '2026-07-13'],
      ['pis_cofins', '2026-06', '2026-07-24', '2026-07-23'],
      ['dctfweb', '2026-06', '2026-07-31', '2026-07-30'],
      ['irpj_csll', '2026-06', '2026-07-31', '2026-07-30'],
      ['ecf', '2025-12', '2026-07-31', '2026-07-30'],
    ]);
    expect(obligationsDueIn(company('presumido'), '2026-07').at(-1)).toMatchObject({ legal_date: null, target_date: null });
  });

  it('what falls on a competence is found once in the month in which it is due', () => {
    const profile = fc.record({
      regime: fc.constantFrom('simples' as const, 'presumido' as const, 'natural_person' as const),
      has_employees: fc.boolean(),
      has_pro_labore: fc.boolean(),
      has_withholdings: fc.boolean(),
      distributes_profits: fc.boolean(),
      receives_from_individuals: fc.boolean(),
      iss_due_day: fc.option(fc.integer({ min: 1, max: 31 })),
      irpf_deadlines: fc.constantFrom<ObligationProfile['irpf_deadlines']>({}, { 2026: '2026-08-31', 2027: '2028-01-07' }),
    });
    fc.assert(
      fc.property(profile, anyCompetence, fc.nat(20), (profile, competence, pick) => {
        const all = obligationsOf(profile, competence);
        const one = all[pick % Math.max(1, all.length)];
        if (!one) return;
        const due = obligationsDueIn(profile, one.legal_date?.slice(0, 7) ?? addCompetence(competence, 1));
        expect(due.filter((each) => each.competence === competence && each.rule.key === one.rule.key)).toEqual([one]);
      }),
      runs,
    );
  });

  it.each([
    [{ type: 'natural_person', tax_regime: 'normal' }, 'natural_person'],
    [{ type: 'new_company', tax_regime: 'simples' }, 'simples'],
    [{ type: 'migrated_company', tax_regime: 'normal' }, 'presumido'],
  ] as const)('%o goes by the rules of %s', (kinds, regime) => {
    expect(obligationRegime(kinds)).toBe(regime);
  });

  it('refuses what is none', () => {
    expect(() => dueRuleOf('iss', '2026-10')).toThrow('o vencimento é do município');
    expect(() => obligationsOf(company('simples'), '2026-13')).toThrow(DomainError);
    expect(() => obligationsOf(company('simples'), '2026-10', -1)).toThrow('Dias de antecedência');
    expect(() => obligationsOf(company('presumido', { iss_due_day: 0 }), '2026-10')).toThrow('Dia do vencimento do ISS');
    expect(() => obligationsDueIn(company('simples'), 'julho')).toThrow('Mês');
  });

  it('names every obligation shortly, and none that is extinct', () => {
    for (const { acronym, name, source } of OBLIGATION_RULES) {
      expect(acronym.length).toBeLessThanOrEqual(6);
      expect(name && source).toBeTruthy();
      expect(EXTINCT_OBLIGATIONS.map((each) => each.name)).not.toContain(name);
    }
  });
});

const of = { type: 'new_company', tax_regime: 'simples', is_self_employed: false } as const;
const presumido = { ...of, tax_regime: 'normal' } as const;
const person = { ...of, type: 'natural_person' } as const;

it.each([
  ['a DAS of the Simples', 'das', of, '2026-10', null],
  ['a DAS of the Lucro Presumido', 'das', presumido, '2026-10', 'quem é do Lucro Presumido não tem DAS do Simples Nacional'],
  ['a DAS of a person', 'das', person, '2026-10', 'quem é pessoa física não tem DAS do Simples Nacional'],
  ['PIS and Cofins of the Simples', 'pis_cofins', of, '2026-10', 'quem é do Simples Nacional não tem PIS e Cofins'],
  ['PIS and Cofins after their end', 'pis_cofins', presumido, '2027-01', 'não há PIS e Cofins neste mês'],
  ['IRPJ of November', 'irpj_csll', presumido, '2026-11', 'IRPJ e CSLL é do trimestre, escolha março, junho, setembro ou dezembro'],
  ['IRPJ of December', 'irpj_csll', presumido, '2026-12', null],
  ['an ECF of June', 'ecf', presumido, '2026-06', 'ECF é do ano, escolha dezembro'],
  ['a carnê-leão of a company', 'carne_leao', of, '2026-10', 'quem é do Simples Nacional não tem Carnê-leão (DARF 0190)'],
  ['a carnê-leão of one whose doctor works on their own too', 'carne_leao', { ...of, is_self_employed: true }, '2026-10', null],
  ['INSS of whoever pays people', 'inss', of, '2026-10', null],
] as const)('%s', (_name, key, owner, competence, words) => {
  expect(obligationProblem(key, obligationRegimes(owner), competence)?.words ?? null).toBe(words);
});
