import type { BoletoTax } from '@esteto/domain/money/boleto/boleto-form';
import type { BoletoKind } from '@esteto/domain/money/boleto/boleto-life';
import type { BoletoPaperStatus } from '@esteto/domain/money/boleto-paper/boleto-paper-life';
import type { PaperDoubts, PaperSources, UnreadPaper } from '@esteto/domain/money/boleto-paper/paper-fields';
import type { PaperSort } from '@esteto/domain/money/boleto-paper/paper-sort';
import type { ReceiptDoubts } from '@esteto/domain/month/receipt/receipt-fields';
import type { ReceiptReading } from '@esteto/domain/month/receipt/receipt-reading';
import { sql } from 'drizzle-orm';
import { date, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bigid, cents, instant, recordColumns } from '../../platform/database/columns.ts';
import { boletos } from '../boleto/boleto.tables.ts';
import { companies } from '../company/company.tables.ts';
import { monthlyObligations } from '../monthly-obligation/monthly-obligation.tables.ts';
import { files } from '../platform/files.tables.ts';

/** A PDF of a folder that staff dropped, what was read of it, and the boleto that it became or the obligation that it proves the delivery of. */
export const boletoPapers = pgTable(
  'boleto_papers',
  {
    ...recordColumns,
    status: text().$type<BoletoPaperStatus>().notNull(),
    /** The PDF, which belongs to no company until it is launched; null once it was discarded. */
    file_id: text().references(() => files.id),
    /** What its bytes are: the same folder dropped again brings nothing twice. */
    sha256: text().notNull(),
    /** Null until it is read. */
    sort: text().$type<PaperSort>(),
    /** Why it has no text to read; null where it has. */
    unread: text().$type<UnreadPaper>(),
    company_id: bigid().references(() => companies.id),
    kind: text().$type<BoletoKind>(),
    tax_key: text().$type<BoletoTax>(),
    description: text(),
    competence: text(),
    amount: cents(),
    due_date: date(),
    digitable_line: text(),
    pix_code: text(),
    doubts: jsonb().$type<PaperDoubts>().notNull().default({}),
    sources: jsonb().$type<PaperSources>().notNull().default({}),
    /** What a receipt says, and what stands against delivering by it; of what nobody knows yet, why. */
    receipt: jsonb().$type<ReceiptReading>(),
    receipt_doubts: jsonb().$type<ReceiptDoubts>().notNull().default({}),
    /** Its text, by which a template is taught, and which one reads that is taught later; null once it is done. */
    words: text(),
    /** When it was put into the queue with others: those of one time are one batch. */
    queued_at: instant(),
    /** Why it could not be launched or delivered. */
    refusal: text(),
    boleto_id: bigid().references(() => boletos.id),
    obligation_id: bigid().references(() => monthlyObligations.id),
  },
  (table) => [
    uniqueIndex('boleto_papers_open').on(table.sha256).where(sql`status in ('reading', 'to_check', 'queued')`),
    index('boleto_papers_same').on(table.sha256).where(sql`status in ('launched', 'delivered')`),
    index('boleto_papers_created').on(table.created_at, table.id),
    index('boleto_papers_queued').on(table.id).where(sql`status = 'queued'`),
    index('boleto_papers_batch').on(table.queued_at).where(sql`queued_at is not null`),
  ],
);
