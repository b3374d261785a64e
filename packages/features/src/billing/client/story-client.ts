import type { ClientDetail, ClientRow } from '@esteto/contract/billing/client';
import { clientForm } from '@esteto/domain/billing/client/client-form';

/** A client as stories show it: a hospital that is asked for invoices, unless said otherwise. */
export const storyClient = (given: Partial<ClientDetail> = {}): ClientDetail => ({
  ...clientForm.getDefault(),
  id: 3,
  version: 2,
  created_at: '2026-03-02T12:00:00.000Z',
  updated_at: '2026-10-01T12:00:00.000Z',
  company_id: 1,
  person_type: 'PJ',
  document: '11222333000181',
  name: 'Associação Hospitalar São Lucas de Campinas',
  fantasy_name: 'Hospital São Lucas',
  payment_term_days: 30,
  status: 'active',
  open_balance: 0,
  invoice_count: 1,
  avg_days_to_pay: null,
  late_share: null,
  ...given,
});

/** In a list. */
export const storyClientRow = (given: Partial<ClientRow> = {}): ClientRow => ({
  id: 3,
  person_type: 'PJ',
  document: '11222333000181',
  name: 'Associação Hospitalar São Lucas de Campinas',
  fantasy_name: 'Hospital São Lucas',
  email: 'financeiro@saolucas.com.br',
  phone: '1932456000',
  status: 'active',
  open_balance: 1_407_750,
  created_at: '2026-03-02T12:00:00.000Z',
  ...given,
});

/** An institution, another that is not asked for any more, and a person. */
export const storyClientRows: ClientRow[] = [
  storyClientRow(),
  storyClientRow({ id: 4, name: 'UPA Vila Mariana', fantasy_name: null, document: '45997418000153', status: 'inactive', open_balance: 0 }),
  storyClientRow({ id: 5, name: 'Helena Prado', fantasy_name: null, person_type: 'PF', document: '52998224725', open_balance: 0 }),
];
