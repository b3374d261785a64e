import { call } from '@esteto/api-client/api';
import { receivable } from '@esteto/contract/billing/receivable';
import { filterOption } from '@esteto/contract/office/filter-option';
import { shownDocument } from '@esteto/domain/shared/document/document';
import type { SearchOption } from '@esteto/ui/components/field/choice/search-select-field.tsx';
import { queryOptions } from '@tanstack/react-query';

/** What a new invoice starts with: who is chosen already, with their names. */
export type Chosen = { company_id?: number; client_id?: number; company?: SearchOption; client?: SearchOption };

type Filters = { company_id: number | null; client_id: number | null };

/** From the filters of the list. A client brings its company; one that may not be named on an invoice brings nothing. */
export const chosenQuery = (filters: Filters) =>
  queryOptions({
    queryKey: [receivable.parties.path, 'chosen', filters],
    queryFn: ({ signal }): Promise<Chosen> => chosenBy(filters, signal),
  });

const chosenBy = async ({ company_id, client_id }: Filters, signal: AbortSignal): Promise<Chosen> => {
  if (client_id !== null) {
    const { company, client } = await call(receivable.parties, { client_id, signal });
    if (client.status === 'active') return { company_id: company.id, client_id, company: optionOf(company), client: optionOf(client) };
  }
  if (company_id === null) return {};
  const { items } = await call(filterOption.companies, { id: company_id, signal });
  const [company] = items;
  return company ? { company_id, company: toOption(company) } : {};
};

export const optionOf = ({ id, name, document }: { id: number; name: string; document?: string | null }): SearchOption => ({
  value: id,
  label: name,
  detail: document ? shownDocument(document) : undefined,
});

export const toOption = ({ id, label, detail }: { id: number; label: string; detail: string | null }): SearchOption => ({
  value: id,
  label,
  detail: detail ?? undefined,
});
