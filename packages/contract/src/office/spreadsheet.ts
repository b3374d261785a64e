import { SPREADSHEET_KINDS, type SpreadsheetKind, spreadsheetForm, spreadsheetLabel } from '@esteto/domain/office/spreadsheet/spreadsheet';
import { SPREADSHEET_STATES } from '@esteto/domain/office/spreadsheet/spreadsheet-life';
import { array, type InferType, number, object, string } from 'yup';
import { spreadsheets } from '../access.ts';
import { get, post } from '../endpoint.ts';

/** A file that somebody had made. `done` of `total`: records gone through. */
export const spreadsheetRow = object({
  id: number().required(),
  kind: string().oneOf(SPREADSHEET_KINDS).required(),
  /** 'YYYY-MM', both included. */
  from: string().required(),
  until: string().required(),
  state: string().oneOf(SPREADSHEET_STATES).required(),
  done: number().required(),
  total: number().required(),
  created_at: string().required(),
  /** Its bytes, while it is kept. */
  size: number().nullable().defined(),
});
export type SpreadsheetRow = InferType<typeof spreadsheetRow>;

const ofMonths = <Kind extends SpreadsheetKind>(kind: Kind) => ({
  summary: `Prepara a exportação "${spreadsheetLabel[kind]}" dos meses escolhidos, como CSV.`,
  who: spreadsheets.of[kind],
  body: spreadsheetForm,
  answer: spreadsheetRow,
});

export const spreadsheet = {
  list: get('admin/spreadsheets', {
    summary: 'As últimas exportações que a própria pessoa pediu.',
    who: spreadsheets.view,
    answer: array(spreadsheetRow.required()).required(),
  }),
  registration: post('admin/spreadsheets/registration', ofMonths('registration')),
  billing: post('admin/spreadsheets/billing', ofMonths('billing')),
  licensingHistory: post('admin/spreadsheets/licensing-history', ofMonths('licensing_history')),
  closings: post('admin/spreadsheets/closings', ofMonths('closings')),
  statementHistory: post('admin/spreadsheets/statement-history', ofMonths('statement_history')),
  invoices: post('admin/spreadsheets/invoices', ofMonths('invoices')),
  cancelledInvoices: post('admin/spreadsheets/cancelled-invoices', ofMonths('cancelled_invoices')),
  boletos: post('admin/spreadsheets/boletos', ofMonths('boletos')),
  /** A POST, because it stands in the log. */
  fetch: post('admin/spreadsheets/:id/fetch', {
    summary: 'O arquivo de uma exportação que a própria pessoa pediu, enquanto ainda pode pedi-la.',
    who: spreadsheets.view,
    keyless: true,
    answer: 'file',
  }),
};
