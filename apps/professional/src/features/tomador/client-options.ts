import { call } from '@esteto/api-client/api';
import { client } from '@esteto/contract/billing/client';
import { shownDocument } from '@esteto/domain/shared/document/document';
import type { RecordOption, RecordQuery } from '@esteto/ui/patterns/list-page/filter-field';

/** The company's clients, to filter a list by. */
export const clientOptions: RecordQuery = ({ company_id = 0, id, search }) =>
  id === undefined
    ? {
        queryKey: [client.list.path, 'options', { company_id, search }],
        queryFn: async () => ({ items: (await call(client.list, { company_id, search, limit: 20 })).items.map(toOption) }),
      }
    : {
        queryKey: [client.detail.path, 'options', { company_id, id }],
        queryFn: async () => ({ items: [toOption(await call(client.detail, { company_id, id }))] }),
      };

type Named = { id: number; name: string; document?: string | null };

const toOption = ({ id, name, document }: Named): RecordOption => ({ id, label: name, detail: document && shownDocument(document) });
