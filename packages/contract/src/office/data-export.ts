import { DATA_EXPORT_STATES } from '@esteto/domain/office/data-export/data-export-life';
import { array, type InferType, number, object, string } from 'yup';
import { session } from '../access.ts';
import { get, post } from '../endpoint.ts';

/** A copy of all that is the person's; `state` says whether it can be fetched. */
const dataExportRow = object({
  id: number().required(),
  state: string().oneOf(DATA_EXPORT_STATES).required(),
  created_at: string().required(),
  expires_at: string().nullable().defined(),
  /** Bytes. */
  size: number().nullable().defined(),
});
export type DataExportRow = InferType<typeof dataExportRow>;

export const dataExport = {
  list: get('account/data-exports', {
    summary: 'As cópias dos dados que a pessoa pediu, as últimas cinco.',
    who: session,
    answer: array(dataExportRow).required(),
  }),
  ask: post('account/data-exports', {
    summary: 'Pede uma cópia de todos os dados da pessoa e das empresas de que é sócia; uma por dia.',
    who: session,
    answer: dataExportRow,
  }),
  /** A POST, because it stands in the log. */
  fetch: post('account/data-exports/:id/fetch', { summary: 'A cópia, como zip.', who: session, keyless: true, answer: 'file' }),
};
