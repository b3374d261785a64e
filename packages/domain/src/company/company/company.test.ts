import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../shared/testing/property-runs.ts';
import { ACCOUNTING_STATUSES, accountingStatusMessage } from './accounting-status.ts';
import { accountingStatusLabel, accountingStatusWeight } from './accounting-status-label.ts';
import { COMPANY_TYPES } from './company-kinds.ts';
import { compareCompanies, type SelectableCompany, selectCompany } from './company-selection.ts';
import { WIZARD_STEPS } from './wizard-step.ts';

const company = (id: number, fields: Partial<SelectableCompany> = {}): SelectableCompany => ({
  id,
  accounting_status: 'active',
  wizard_step: 'finished',
  type: 'new_company',
  created_at: '2025-01-01T00:00:00Z',
  ...fields,
});

describe('accounting status', () => {
  it.each([
    { status: 'active', label: 'Ativo', weight: 1, message: null },
    { status: 'delinquent', label: 'Inadimplente', weight: 1, message: 'Essa empresa está inadimplente' },
    { status: 'frozen', label: 'Congelado', weight: 2, message: 'Essa empresa está congelada' },
    {
      status: 'closed',
      label: 'Baixado',
      weight: 3,
      message: 'Esse CNPJ não existe mais. Essa empresa foi baixada.',
    },
    { status: 'inactive', label: 'Inativo', weight: 4, message: 'Essa empresa está inativa' },
  ] as const)('$status', ({ status, label, weight, message }) => {
    expect(accountingStatusLabel[status]).toBe(label);
    expect(accountingStatusWeight[status]).toBe(weight);
    expect(accountingStatusMessage[status]).toBe(message);
  });
});

describe('company selection', () => {
  const companies = [company(1), company(2), company(3)];

  it('takes the requested one, else the current, else the last used', () => {
    expect(selectCompany(companies, { requested: 3, current: 2, last: 1 })?.id).toBe(3);
    expect(selectCompany(companies, { requested: 99, current: 2, last: 1 })?.id).toBe(2);
    expect(selectCompany(companies, { requested: null, current: 99, last: 1 })?.id).toBe(1);
  });

  it('else sorts by status, wizard step, type and age', () => {
    expect(selectCompany([company(1, { accounting_status: 'inactive' }), company(2, { accounting_status: 'delinquent' })])?.id).toBe(2);
    expect(selectCompany([company(1, { wizard_step: 'payment' }), company(2)])?.id).toBe(2);
    expect(selectCompany([company(1, { wizard_step: 'register' }), company(2)])?.id).toBe(2);
    expect(selectCompany([company(1, { type: 'natural_person' }), company(2, { type: 'migrated_company' })])?.id).toBe(2);
    expect(selectCompany([company(1), company(2, { created_at: '2024-12-31T23:59:59Z' })])?.id).toBe(2);
    expect(
      selectCompany([
        company(1, { accounting_status: 'frozen' }),
        company(2, { wizard_step: 'contract', created_at: '2020-01-01T00:00:00Z' }),
        company(3, { type: 'migrated_company' }),
      ])?.id,
    ).toBe(3);
  });

  it('is nobody in an empty list', () => {
    expect(selectCompany([], { requested: 1 })).toBeNull();
  });

  it('does not depend on the order of the list', () => {
    const any = fc.record({
      id: fc.nat(),
      accounting_status: fc.constantFrom(...ACCOUNTING_STATUSES),
      wizard_step: fc.constantFrom(...WIZARD_STEPS),
      type: fc.constantFrom(...COMPANY_TYPES),
      created_at: fc.constantFrom('2024-01-01T00:00:00Z', '2025-01-01T00:00:00Z'),
    });
    fc.assert(
      fc.property(fc.uniqueArray(any, { selector: ({ id }) => id, minLength: 1, maxLength: 6 }), (list) => {
        const chosen = selectCompany(list);
        expect(selectCompany(list.toReversed())).toEqual(chosen);
        expect(chosen && list.every((other) => compareCompanies(chosen, other) <= 0)).toBe(true);
      }),
      runs,
    );
  });
});
