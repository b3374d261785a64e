import { dataExport } from '@esteto/contract/office/data-export';
import { mutationsFor, queriesFor } from '../queries.ts';

export const dataExportQueries = queriesFor(dataExport);
export const dataExportMutations = mutationsFor(dataExport, { invalidates: [dataExportQueries] });
