import type { SendingState } from '@esteto/domain/money/boleto-sending/boleto-sending';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bigid, recordColumns } from '../../platform/database/columns.ts';
import { boletos } from './boleto.tables.ts';

/** Boletos that somebody sent again together. */
export const boletoSendings = pgTable('boleto_sendings', { ...recordColumns });

/** One boleto of a sending and what became of it, written in the transaction that tells of it: a killed server goes on where it stopped. */
export const boletoSendingRows = pgTable(
  'boleto_sending_rows',
  {
    sending_id: bigid()
      .notNull()
      .references(() => boletoSendings.id),
    boleto_id: bigid()
      .notNull()
      .references(() => boletos.id),
    state: text().$type<SendingState>().notNull().default('waiting'),
    /** How many people were told. */
    told: integer().notNull().default(0),
    error: text(),
  },
  (table) => [
    primaryKey({ columns: [table.sending_id, table.boleto_id] }),
    index('boleto_sending_rows_waiting').on(table.sending_id, table.boleto_id).where(sql`state = 'waiting'`),
  ],
);
