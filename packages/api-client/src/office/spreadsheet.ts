import { spreadsheet } from '@esteto/contract/office/spreadsheet';
import { mutationsFor, queriesFor } from '../queries.ts';

export const spreadsheetQueries = queriesFor(spreadsheet);
export const spreadsheetMutations = mutationsFor(spreadsheet, { invalidates: [spreadsheetQueries] });
