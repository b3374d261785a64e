import { spreadsheets as exporters } from '@esteto/contract/access';
import type { InputOf } from '@esteto/contract/endpoint';
import type { spreadsheet as contract, SpreadsheetRow } from '@esteto/contract/office/spreadsheet';
import { decide } from '@esteto/domain/identity/permission/access';
import {
  SPREADSHEET_DAYS,
  type SpreadsheetForm,
  type SpreadsheetKind,
  spreadsheetFileName,
} from '@esteto/domain/office/spreadsheet/spreadsheet';
import type { Deps } from '../../../deps.ts';
import { csvStream } from '../../../platform/files/csv-stream.ts';
import { conflict, forbidden } from '../../../platform/http/app-error.ts';
import type { FileAnswer } from '../../../platform/http/bind.ts';
import { each } from '../../../platform/jobs/each.ts';
import { type SessionActor, systemActor } from '../../../platform/work/actor.ts';
import { spreadsheets as table } from '../../../tables/spreadsheet/spreadsheet.tables.ts';
import { billingSource } from './rows/billing-rows.repository.ts';
import { boletoSource } from './rows/boleto-rows.repository.ts';
import { closingSource } from './rows/closing-rows.repository.ts';
import { historySource } from './rows/history-rows.ts';
import { cancelledInvoiceSource, invoiceSource } from './rows/invoice-rows.repository.ts';
import { registrationSource } from './rows/registration-rows.repository.ts';
import * as spreadsheets from './spreadsheet.repository.ts';
import type { Source } from './spreadsheet-source.ts';

export const MAKE_SPREADSHEETS = 'spreadsheets.make';

const SOURCES: Record<SpreadsheetKind, Source> = {
  registration: registrationSource,
  billing: billingSource,
  licensing_history: historySource(['licensing', 'licence', 'licence_request', 'licence_document']),
  closings: closingSource,
  statement_history: historySource(['statement', 'statement_import', 'bank_account']),
  invoices: invoiceSource,
  cancelled_invoices: cancelledInvoiceSource,
  boletos: boletoSource,
};

const LATEST = 20;

/** Records at a time: putting them into words holds everybody else's calls for a few hundredths of a second. */
const BATCH = 200;

/** Exports over many companies. Here they are only written down; a job makes one after the other. */
export const spreadsheetService = ({ db, work, clock, files, jobs }: Pick<Deps, 'db' | 'work' | 'clock' | 'files' | 'jobs'>) => {
  const request =
    (kind: SpreadsheetKind) =>
    (actor: SessionActor, { body: { from, until } }: { body: SpreadsheetForm }): Promise<SpreadsheetRow> =>
      work(actor, async (tx) => {
        if (await spreadsheets.isWaiting(tx.db, actor.user.id, kind))
          throw conflict('Esta exportação já está em preparo. Espere que ela termine.', 'spreadsheet_waiting');
        const total = await SOURCES[kind].count(tx.db, { from, until });
        const row = await tx.insert(table, { kind, from, until, state: 'waiting', total }, { action: 'spreadsheet.requested' });
        await jobs.enqueue(tx, MAKE_SPREADSHEETS, {}, `spreadsheet-${row.id}`);
        return row;
      });

  const make = async (row: spreadsheets.Spreadsheet): Promise<void> => {
    const { header, batch } = SOURCES[row.kind];
    const received = await files.receive(
      csvStream({
        header,
        batch: (after) => batch(db, row, after, BATCH),
        tellProgress: (done) => spreadsheets.tellProgress(db, row.id, done),
      }),
    );
    await work(systemActor(`spreadsheet-${row.id}`), async (tx) => {
      const before = await tx.lock(table, { id: row.id, version: null, scope: undefined });
      const file_id = await files.keepReceived(tx, received, { mime: 'text/csv', name: spreadsheetFileName(row.kind, row) });
      const expires_at = new Date(clock.now().getTime() + SPREADSHEET_DAYS * 86_400_000).toISOString();
      const values = { state: 'done', done: before.total, file_id, size: received.size, expires_at } as const;
      await tx.change(table, before, values, { action: 'spreadsheet.made' });
    });
  };

  const fail = (id: number) =>
    work(systemActor(`spreadsheet-${id}`), async (tx) => {
      const before = await tx.lock(table, { id, version: null, scope: undefined });
      await tx.change(table, before, { state: 'failed' }, { action: 'spreadsheet.failed' });
    });

  return {
    list: (actor: SessionActor): Promise<SpreadsheetRow[]> => spreadsheets.latest(db, actor.user.id, LATEST),
    registration: request('registration'),
    billing: request('billing'),
    licensingHistory: request('licensing_history'),
    closings: request('closings'),
    statementHistory: request('statement_history'),
    invoices: request('invoices'),
    cancelledInvoices: request('cancelled_invoices'),
    boletos: request('boletos'),

    /** Only while the person may still ask for one of its kind. */
    fetch: async (actor: SessionActor, { id }: InputOf<typeof contract.fetch>): Promise<FileAnswer> => {
      const file_id = await work(actor, async (tx) => {
        const kept = await spreadsheets.kept(tx.db, id, actor.user.id);
        if (!decide(exporters.of[kept.kind], { person: actor.user }).allowed) throw forbidden();
        tx.record({ type: 'spreadsheet', id }, { action: 'spreadsheet.fetched' });
        return kept.file_id;
      });
      return files.open(db, file_id, null);
    },

    /** Makes what waits. A job; what fails is told as failed, and the job says why. */
    make: async (): Promise<void> => {
      await each('spreadsheets', await spreadsheets.waiting(db), (row) =>
        make(row).catch(async (error: unknown) => {
          await fail(row.id);
          throw error;
        }),
      );
    },

    /** Takes back files whose days are over. A job. */
    expire: async (jobId: string): Promise<void> => {
      await each('spreadsheets', await spreadsheets.over(db, clock.now().toISOString()), ({ id, file_id }) =>
        work(systemActor(jobId), async (tx) => {
          const before = await tx.lock(table, { id, version: null, scope: undefined });
          await tx.change(table, before, { file_id: null, size: null, expires_at: null }, { action: 'spreadsheet.expired' });
          if (file_id) await files.forget(tx, [file_id]);
        }),
      );
    },
  };
};
