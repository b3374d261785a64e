import type { RuleEffects } from '@esteto/contract/duty/rule-effect';

/** A change that two of 120 shifts feel: one gets a warning, one loses another. */
export const storyRuleEffects: RuleEffects = {
  until: '2027-02-23',
  weighed: 120,
  changed: 2,
  shifts: [
    {
      id: 1,
      unit_name: 'Hospital São Lucas',
      starts_on: '2026-12-01',
      starts_at: '19:00',
      ends_at: '07:00',
      professional_name: 'Ana Souza',
      come: [{ rule: 'rest', severity: 'warn', message: 'Descansa 11h entre plantões; o grupo pede 12h.' }],
      gone: [],
    },
    {
      id: 2,
      unit_name: 'UPA Vila Mariana',
      starts_on: '2026-12-03',
      starts_at: '07:00',
      ends_at: '19:00',
      professional_name: 'Caio Prado',
      come: [],
      gone: [{ rule: 'week_hours', severity: 'warn', message: 'Soma 62h na semana; o grupo aceita até 60h.' }],
    },
  ],
};

/** What somebody lacks becomes obligatory. */
export const storyObligation: RuleEffects = {
  ...storyRuleEffects,
  changed: 1,
  shifts: storyRuleEffects.shifts
    .slice(0, 1)
    .map((shift) => ({ ...shift, come: [{ rule: 'qualification', severity: 'block', message: 'Falta ACLS.' }] })),
};

/** Nobody is touched. */
export const storyNoEffects: RuleEffects = { until: '2027-02-23', weighed: 120, changed: 0, shifts: [] };
