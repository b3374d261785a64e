import { receivableMutations, receivableQueries } from '@esteto/api-client/billing/receivable';
import { filterOptionQueries } from '@esteto/api-client/office/filter-option';
import { useSearchParams } from 'react-router';
import { chosenQuery } from './chosen-query.ts';
import { CreateInvoice } from './create-invoice.tsx';

/** The company or the client that the list is filtered by is chosen already. */
export default function CreateInvoiceDialog() {
  const [params] = useSearchParams();
  const filtered = (name: string) => Number(params.get(name)) || null;
  return (
    <CreateInvoice
      chosen={chosenQuery({ company_id: filtered('company_id'), client_id: filtered('client_id') })}
      queries={QUERIES}
      create={receivableMutations.request}
    />
  );
}

const { companies, clients } = filterOptionQueries;
const { parties, effects, list, detail } = receivableQueries;
const QUERIES = { companies, clients, parties, effects, former: { list, detail } };
