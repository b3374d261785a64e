import type { ObligationRule } from './obligation-rule.ts';

/** A doctor without a company. */
export const PERSON_OBLIGATIONS: readonly ObligationRule[] = [
  {
    from: '2025-01',
    until: null,
    key: 'carne_leao',
    name: 'Carnê-leão (DARF 0190)',
    acronym: 'LEAO',
    type: 'payment',
    sphere: 'federal',
    frequency: 'monthly',
    applies: [{ regimes: ['natural_person'], facts: ['receives_from_individuals'] }],
    due: { months: 1, on: 'last_business_day', shift: 'previous' },
    source: 'Lei 7.713/1988, art. 8º; Lei 8.383/1991, art. 6º',
  },
  {
    from: '2025-01',
    until: null,
    key: 'dirpf',
    name: 'Imposto de renda da pessoa física (DIRPF)',
    acronym: 'DIRPF',
    type: 'declaration',
    sphere: 'federal',
    frequency: 'annual',
    applies: [{ regimes: ['natural_person'] }],
    due: null,
    source: 'Lei 9.250/1995, art. 7º',
    note: 'O prazo é fixado a cada ano por instrução normativa.',
  },
];
