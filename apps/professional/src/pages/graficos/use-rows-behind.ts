import { useCan } from '@esteto/auth/can/can.tsx';
import { cashFlow, clients, invoices } from '@esteto/contract/access';
import type { TakerKindFilter } from '@esteto/domain/billing/client/client-kinds';
import type { ChartSpan } from '@esteto/domain/money/chart/chart-period';
import { path } from '../../path.ts';

type Search = Record<string, string | number>;

/** The ways from a number to the rows that it is made of: undefined for who may not open the list, or not filter it so. */
export const useRowsBehind = (span: ChartSpan) => {
  const seesInvoices = useCan(invoices.view);
  const seesClients = useCan(clients.view);
  const seesFlow = useCan(cashFlow.view);
  const list = (search: Search): string | undefined =>
    seesInvoices ? path('/app/faturamento/contas-a-receber', undefined, search) : undefined;
  const within = ({ from, to }: ChartSpan): Search => ({ competence_from: from, competence_to: to });
  const flow = (month: string, balance_type: 'actual_month' | 'include_only_paid_nf'): string | undefined =>
    seesFlow ? path('/app/entradas-e-saidas', undefined, { month, balance_type }) : undefined;
  return {
    revenueOf: (month: string) => list({ ...within({ from: month, to: month }), revenue: 'true' }),
    revenueFrom: (client_id: number) => (seesClients ? list({ ...within(span), client_id, revenue: 'true' }) : undefined),
    revenueOfKind: (taker_kind: TakerKindFilter) => list({ ...within(span), taker_kind, revenue: 'true' }),
    paidBy: (client_id: number) => (seesClients ? list({ ...within(span), client_id, status: 'paid' }) : undefined),
    issuedIn: (month: string) => flow(month, 'actual_month'),
    receivedIn: (month: string) => flow(month, 'include_only_paid_nf'),
  };
};

export type RowsBehind = ReturnType<typeof useRowsBehind>;
