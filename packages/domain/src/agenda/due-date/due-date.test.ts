import { expect, it } from 'vitest';
import { type DueRecord, dueState, dueTitle } from './due-date.ts';

const TODAY = '2026-11-24';

it.each<[DueRecord, string, string, string]>([
  [{ kind: 'boleto', status: 'opened', name: 'DAS de outubro' }, '2026-11-20', 'DAS de outubro', 'open'],
  [{ kind: 'boleto', status: 'overdue', name: 'DAS de outubro' }, '2026-11-20', 'DAS de outubro', 'late'],
  [{ kind: 'boleto', status: 'paid', name: 'DAS de outubro' }, '2026-11-20', 'DAS de outubro', 'done'],
  [
    { kind: 'obligation', status: 'to_do', rule_key: 'das', rule_name: null, competence: '2026-10' },
    '2026-11-23',
    'DAS de outubro de 2026',
    'late',
  ],
  [
    { kind: 'obligation', status: 'to_do', rule_key: 'das', rule_name: null, competence: '2026-10' },
    TODAY,
    'DAS de outubro de 2026',
    'open',
  ],
  [
    { kind: 'obligation', status: 'delivered', rule_key: 'das', rule_name: null, competence: '2026-10' },
    '2026-11-20',
    'DAS de outubro de 2026',
    'done',
  ],
  [{ kind: 'licence', licence_kind: 'firefighter', name: 'AVCB' }, '2026-11-23', 'AVCB: fim da validade', 'late'],
  [{ kind: 'company_certificate', name: 'Clínica Souza' }, TODAY, 'Certificado digital de Clínica Souza: fim da validade', 'open'],
  [{ kind: 'draft', name: 'Clínica Souza' }, '2026-11-01', 'Minuta à espera do médico', 'open'],
])('%o on %s', (record, on, title, state) => {
  expect(dueTitle(record)).toBe(title);
  expect(dueState(record, on, TODAY)).toBe(state);
});
