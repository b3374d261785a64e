import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addCompetence } from '../../shared/date/competence.ts';
import { parse } from '../../shared/schema/parse.ts';
import { runs } from '../../shared/testing/property-runs.ts';
import { obligationRuleForm, type RuleTerms } from './obligation-rule-form.ts';
import {
  datedByOffice,
  isOfCompany,
  isOfMonth,
  nextOfficeDates,
  type OfficeProfile,
  officeObligationsDueIn,
} from './office-obligations.ts';
import { lawDueWords, officeAppliesWords, officeDueWords } from './rule-words.ts';

const rule: RuleTerms = {
  type: 'payment',
  regimes: ['simples', 'presumido'],
  facts: [],
  ibge: null,
  cnaes: [],
  frequency: 'monthly',
  months: [],
  competence_offset: '-1',
  legal_day: 20,
  is_business_day: false,
  shift: 'previous',
  target_days_before: null,
  valid_from: '2026-01',
  valid_until: null,
};

const company: OfficeProfile = {
  regime: 'simples',
  has_employees: false,
  has_pro_labore: true,
  has_withholdings: false,
  distributes_profits: false,
  receives_from_individuals: false,
  iss_due_day: null,
  irpf_deadlines: {},
  ibge: '3550308',
  cnaes: ['8630-5/03'],
};

it.each([
  ['its regime', {}, true],
  ['another regime', { regimes: ['natural_person'] }, false],
  ['a fact that is so', { facts: ['has_employees', 'has_pro_labore'] }, true],
  ['facts that are not', { facts: ['has_employees'] }, false],
  ['its city', { ibge: '3550308' }, true],
  ['another city', { ibge: '3304557' }, false],
  ['what it does', { cnaes: ['8630-5/03', '8630-5/02'] }, true],
  ['what it does not do', { cnaes: ['8630-5/02'] }, false],
] as const)('a rule of %s: %o', (_name, change, isOwed) => {
  expect(isOfCompany({ ...rule, ...change } as RuleTerms, company)).toBe(isOwed);
});

it.each([
  ['every month', {}, '2026-10', true],
  ['before it begins', { valid_from: '2026-11' }, '2026-10', false],
  ['in its last month', { valid_until: '2026-10' }, '2026-10', true],
  ['after its end', { valid_until: '2026-09' }, '2026-10', false],
  ['within a quarter', { frequency: 'quarterly' }, '2026-10', false],
  ['at its end', { frequency: 'quarterly' }, '2026-12', true],
  ['in a year', { frequency: 'annual' }, '2026-11', false],
  ['in December', { frequency: 'annual' }, '2026-12', true],
  ['in a chosen month', { frequency: 'chosen', months: [3, 10] }, '2026-10', true],
  ['in one that was not', { frequency: 'chosen', months: [3] }, '2026-10', false],
] as const)('%s', (_name, change, competence, isOwed) => {
  expect(isOfMonth({ ...rule, ...change } as RuleTerms, competence)).toBe(isOwed);
});

// 20 November 2026 is a holiday, on a Friday.
it.each([
  ['back', {}, '2026-11-19', '2026-11-19'],
  ['forward', { shift: 'next' }, '2026-11-23', '2026-11-19'],
  ['kept', { shift: 'keep' }, '2026-11-20', '2026-11-19'],
  ['with a target of its own', { target_days_before: 2 }, '2026-11-19', '2026-11-17'],
  ['a business day', { is_business_day: true, legal_day: 5 }, '2026-11-09', '2026-11-09'],
  ['within its own month', { competence_offset: '0' }, '2026-10-20', '2026-10-20'],
  ['two months on', { competence_offset: '-2', legal_day: 31 }, '2026-12-30', '2026-12-30'],
] as const)('dates of October: %s', (_name, change, legal_date, target_date) => {
  expect(datedByOffice({ ...rule, ...change } as RuleTerms, {}, '2026-10')).toMatchObject({ legal_date, target_date });
});

describe('what falls due in a month', () => {
  const anyRule = fc.record({
    competence_offset: fc.constantFrom('0' as const, '-1' as const, '-2' as const),
    legal_day: fc.integer({ min: 1, max: 31 }),
    shift: fc.constantFrom('next' as const, 'previous' as const, 'keep' as const),
  });
  it('is found once, in the month of its date', () => {
    fc.assert(
      fc.property(anyRule, fc.integer({ min: 2, max: 40 }), (change, months) => {
        const one = { ...rule, ...change };
        const competence = addCompetence('2026-01', months);
        const { legal_date } = datedByOffice(one, company, competence);
        const found = [-1, 0, 1].flatMap((step) =>
          officeObligationsDueIn([one], company, addCompetence(legal_date?.slice(0, 7) ?? '', step)).filter(
            (owed) => owed.competence === competence,
          ),
        );
        expect(found.map((owed) => owed.legal_date)).toEqual([legal_date]);
      }),
      runs,
    );
  });
});

test('the next dates are from today on, by the days that the office wants', () => {
  expect(nextOfficeDates(rule, '2026-11-19', {}, 1).map(({ legal_date, target_date }) => [legal_date, target_date])).toEqual([
    ['2026-11-19', '2026-11-18'],
    ['2026-12-18', '2026-12-17'],
    ['2027-01-20', '2027-01-19'],
  ]);
  expect(nextOfficeDates({ ...rule, frequency: 'annual' }, '2026-11-19', {})).toHaveLength(3);
  expect(nextOfficeDates({ ...rule, valid_until: '2026-09' }, '2026-11-19', {})).toEqual([]);
});

const form = { ...rule, name: 'Taxa', acronym: 'TAXA', sphere: 'municipal', department_id: null, points: null, client_message: null };

it.each([
  ['a short name that is long', { acronym: 'TAXADOIS' }, 'acronym'],
  ['nobody', { regimes: [] }, 'regimes'],
  ['a day that no month has', { legal_day: 32 }, 'legal_day'],
  ['more business days than a month has', { legal_day: 18, is_business_day: true }, 'legal_day'],
  ['chosen months without one', { frequency: 'chosen' }, 'months'],
  ['a 13th month', { frequency: 'chosen', months: [13] }, 'months[0]'],
  ['a message that is not written', { notify_client: true }, 'client_message'],
  ['an end before its start', { valid_until: '2025-12' }, 'valid_until'],
  ['a target of a year before', { target_days_before: 31 }, 'target_days_before'],
] as const)('the form refuses %s', (_name, change, path) => {
  expect(parse(obligationRuleForm, form)).toMatchObject({ ok: true });
  const judged = parse(obligationRuleForm, { ...form, ...change });
  expect(judged.ok ? null : Object.keys(judged.errors)).toEqual([path]);
});

test('rules are told in words', () => {
  expect(lawDueWords({ key: 'das', due: { months: 1, on: { day: 20 }, shift: 'next' } })).toBe(
    'Dia 20 do mês seguinte. Posterga para o dia útil seguinte.',
  );
  expect(lawDueWords({ key: 'iss', due: null })).toBe('Definido pelo município');
  expect(officeDueWords({ ...rule, frequency: 'chosen', months: [3, 9], is_business_day: true, legal_day: 5 })).toBe(
    '5º dia útil do mês seguinte. Competências de mar e set.',
  );
  expect(officeAppliesWords({ ...rule, facts: ['has_employees'], ibge: '3550308', city: 'São Paulo', state: 'SP' })).toBe(
    'Simples Nacional ou Lucro Presumido, de quem tem empregados, só em São Paulo/SP',
  );
});
