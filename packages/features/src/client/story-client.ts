import type { ClientDetail } from '@esteto/contract/client';
import { clientForm } from '@esteto/domain/client/client-form';

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
