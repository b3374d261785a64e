import type { RegisterDetail, RegisterRow } from '@esteto/contract/company/company-register';
import { registerForm } from '@esteto/domain/company/company/register-form';
import { parse } from '@esteto/domain/shared/schema/parse';

/** A company as the staff's lists show it. */
export const storyRow = (values: Partial<RegisterRow> = {}): RegisterRow => ({
  id: 1,
  version: 3,
  type: 'migrated_company',
  name: 'Souza Serviços Médicos Ltda.',
  fantasy_name: 'Clínica Souza',
  document: '11222333000181',
  accounting_status: 'active',
  tax_regime: 'simples',
  wizard_step: 'finished',
  city: 'São Paulo',
  analyst_id: 4,
  analyst_name: 'Marcos Lima',
  is_concierge: false,
  plan_name: 'Completo',
  certificate_until: '2027-03-10T12:00:00Z',
  owner_id: 7,
  created_at: '2024-02-01T12:00:00Z',
  ...values,
});

export const storyRows: RegisterRow[] = [
  storyRow(),
  storyRow({
    id: 2,
    name: 'Alves Anestesiologia Ltda.',
    document: '12ABC34501DE35',
    accounting_status: 'frozen',
    tax_regime: 'normal',
    city: 'Campinas',
  }),
  storyRow({ id: 3, name: 'Prado Radiologia Ltda.', accounting_status: 'delinquent', analyst_id: null, analyst_name: null, city: null }),
];

/** The record behind the first of them. */
export const storyDetail = (): RegisterDetail => {
  const form = parse(registerForm, {
    type: 'migrated_company',
    name: 'Souza Serviços Médicos Ltda.',
    fantasy_name: 'Clínica Souza',
    cnpj: '11222333000181',
    tax_regime: 'simples',
    iss_rate: '0.02',
    analyst_id: 4,
    address: { city: 'São Paulo', state: 'SP' },
  });
  if (!form.ok) throw new Error(JSON.stringify(form.errors));
  return {
    ...form.value,
    id: 1,
    version: 3,
    created_at: '2024-02-01T12:00:00Z',
    updated_at: '2026-11-01T12:00:00Z',
    accounting_status: 'active',
    wizard_step: 'finished',
    analyst_name: 'Marcos Lima',
    owner_name: 'Ana Souza',
    plan_name: 'Essencial',
    certificate_until: '2026-12-20T12:00:00Z',
    updated_by_name: 'Marcos Lima',
  };
};
