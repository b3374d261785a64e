import { expect, it } from 'vitest';
import { object } from 'yup';
import { readChanges } from '../../shared/event/change-list.ts';
import type { RecordType } from './record-type.ts';
import { RECORD_TYPES } from './record-type.ts';
import { isLeftOut, recordWords } from './record-words.ts';

const read = (type: RecordType, path: string, old: unknown, next: unknown) => {
  const [change] = readChanges(object(recordWords[type]), [{ path, old, new: next, kind: 'modified' }]);
  return change && `${change.label}: ${change.old} → ${change.new}`;
};

it('has words for types of records alone', () => {
  expect(Object.keys(recordWords).toSorted()).toEqual([...RECORD_TYPES].toSorted());
});

it.each<[RecordType, string, unknown, unknown, string]>([
  ['invoice', 'status', 'requested', 'in_preparation', 'Situação: Solicitada → Em preparação'],
  ['invoice', 'iss_base', null, 1_155_000, 'Base do ISS: vazio → R$\u00a011.550,00'],
  ['invoice', 'shift_ids', [], [4, 9, 12], 'Plantões: vazio → 3 itens'],
  ['auto_fill', 'unit_ids', [5], [6], 'Unidades: 1 item → outros (1 item)'],
  ['calendar_event', 'rrule', null, 'FREQ=WEEKLY;BYDAY=TU', 'Repetição: vazio → toda semana, terça'],
  ['duty_shift', 'divergences', [], [{ kind: 'outside_in', amount: 1840 }], 'Divergências: vazio → Entrada a 1,8 km do local'],
  ['duty_shift', 'divergences', [], [{ kind: 'unheard_of' }], 'Divergências: vazio → vazio'],
  ['duty_shift', 'done_minutes', null, 665, 'Horas feitas: vazio → 11:05 h'],
  ['statement', 'month', null, 7, 'Mês: vazio → julho'],
  ['monthly_obligation', 'due_month', null, '2026-09', 'Mês do vencimento: vazio → set/2026'],
  ['income_tax_item', 'source', null, 'Hospital', 'Onde conseguir: vazio → Hospital'],
  [
    'subscription',
    'discount',
    null,
    { code: 'AMIGO', percentage: '0.1', amount: null },
    'Desconto: vazio → Cupom: AMIGO, Porcentagem: 10,00\u00a0%',
  ],
  [
    'user',
    'permissions',
    [],
    [{ name: 'boletos', view: true, edit: true, delete: false }],
    'Permissões: vazio → Boletos (Visualizar); Boletos (Criar/Editar)',
  ],
  [
    'membership',
    'permissions',
    null,
    [{ name: 'clients', view: true, edit: false, delete: false }],
    'O que pode fazer: vazio → Tomadores: ver',
  ],
  ['membership', 'is_active', true, false, 'Tem acesso à empresa: Sim → Não'],
])('%s.%s', (type, path, old, next, words) => {
  expect(read(type, path, old, next)).toBe(words);
});

it('of a value of several parts tells those that changed', () => {
  expect(read('subscription', 'discount', { code: 'A', max_payments: 3 }, { code: 'A', max_payments: 2 })).toBe(
    'Desconto · Pagamentos: 3 → 2',
  );
});

it('leaves out what says nothing to a person, unless the type has words for it', () => {
  expect(isLeftOut('invite', 'token_hash', recordWords.invite)).toBe(true);
  expect(isLeftOut('boleto', 'viewed_at', recordWords.boleto)).toBe(true);
  expect(isLeftOut('invoice', 'sent_at', recordWords.invoice)).toBe(false);
  expect(isLeftOut('closing', 'figures', recordWords.closing)).toBe(true);
});
