import { expect, it } from 'vitest';
import { clientForm } from '../../billing/client/client-form.ts';
import { invoiceEditForm } from '../../billing/invoice/invoice-form.ts';
import { unitForm } from '../../duty/unit/unit-form.ts';
import { password } from '../schema/fields.ts';
import { fieldLabel, fieldValue } from './field-change.ts';

it('names a field as its form does', () => {
  expect(fieldLabel(clientForm, 'name')).toBe('Razão social');
  expect(fieldLabel(clientForm, 'address.cep')).toBe('Endereço · CEP');
  expect(fieldLabel(clientForm, 'contacts[0].name')).toBe('Contatos 1 · Nome');
  expect(fieldLabel(clientForm, 'contacts.1')).toBe('Contatos 2');
  expect(fieldLabel(clientForm, 'unknown.part')).toBe('unknown · part');
});

it('writes a value as a person reads it', () => {
  expect(fieldValue(invoiceEditForm, 'gross_amount', 150_000)).toBe('R$\u00a01.500,00');
  expect(fieldValue(invoiceEditForm, 'due_date', '2026-11-20')).toBe('20/11/2026');
  expect(fieldValue(invoiceEditForm, 'iss_rate', '0.02')).toBe('2,00\u00a0%');
  expect(fieldValue(invoiceEditForm, 'iss_withheld', 'taker')).toBe('Pelo tomador');
  expect(fieldValue(invoiceEditForm, 'competence', '2026-11')).toBe('nov/2026');
  expect(fieldValue(unitForm, 'type', 'upa')).toBe('UPA');
  expect(fieldValue(unitForm, 'is_active', false)).toBe('Não');
  expect(fieldValue(unitForm, 'geofence_radius_meters', 200)).toBe('200');
  expect(fieldValue(clientForm, 'document', '12345678909')).toBe('123.456.789-09');
  expect(fieldValue(clientForm, 'contacts[0].phone', '11987654321')).toBe('(11) 98765-4321');
  expect(fieldValue(clientForm, 'name', null)).toBe('vazio');
  expect(fieldValue(clientForm, 'nope', { a: 1 })).toBe('{"a":1}');
  expect(fieldValue(password(), '', 'segredo')).toBe('••••••••');
});
