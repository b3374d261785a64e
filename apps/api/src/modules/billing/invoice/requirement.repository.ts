import type { InvoiceAttachment, InvoiceRequirement } from '@esteto/contract/billing/invoice-answer';
import { requirementMachine } from '@esteto/domain/billing/invoice/requirement-life';
import { and, asc, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Reader } from '../../../platform/database/database.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { attachments, requirements } from '../../../tables/invoice/requirement.tables.ts';
import { files } from '../../../tables/platform/files.tables.ts';
import { users } from '../../../tables/user/user.tables.ts';

const openers = alias(users, 'openers');
const answerers = alias(users, 'answerers');
const resolvers = alias(users, 'resolvers');
const senders = alias(users, 'senders');

export type Requirement = typeof requirements.$inferSelect;

/** An invoice's requirements, whole rows. The caller has locked the invoice, which guards them. */
export const requirementsOf = (db: Reader, invoice_id: number): Promise<Requirement[]> =>
  db.select().from(requirements).where(eq(requirements.invoice_id, invoice_id)).orderBy(asc(requirements.id));

/** Its files that were not taken back, whole rows, each with the name of its file. */
export const attachmentsOf = (db: Reader, invoice_id: number) =>
  db
    .select({ ...getTableColumns(attachments), name: files.name })
    .from(attachments)
    .innerJoin(files, eq(files.id, attachments.file_id))
    .where(areShown(invoice_id));

type Exchange = { requirements: InvoiceRequirement[]; attachments: InvoiceAttachment[] };

/** Both as they are shown, first come first. One statement. */
export const exchangeOf = async (db: Reader, invoice_id: number): Promise<Exchange> => {
  const required = shownRequirements(db, invoice_id).as('asked');
  const sent = shownAttachments(db, invoice_id).as('sent');
  const rows = await db
    .select()
    .from(required)
    .fullJoin(sent, eq(sent.requirement_id, required.id))
    .orderBy(asc(required.id), asc(sent.id));
  const byId = new Map(rows.flatMap((row) => (row.asked ? [[row.asked.id, row.asked]] : [])));
  return { requirements: [...byId.values()], attachments: rows.flatMap((row) => row.sent ?? []) };
};

/** What was answered and not yet judged is taken as it is. */
export const concludeAnswered = async (tx: Tx, { id, company_id }: { id: number; company_id: number }): Promise<void> => {
  const answered = (await requirementsOf(tx.db, id)).filter(({ status }) => status === 'answered');
  for (const requirement of answered)
    await tx.move(requirements, requirementMachine, requirement, { action: 'conclude', by: 'staff', company_id }, concluded(tx));
};

export const concluded = ({ now, actor }: Tx) => ({ resolved_at: now, resolved_by: actor.user?.id ?? null });

const shownRequirements = (db: Reader, invoice_id: number) =>
  db
    .select({
      id: requirements.id,
      version: requirements.version,
      status: requirements.status,
      text: requirements.text,
      due_at: requirements.due_at,
      created_at: requirements.created_at,
      created_by_name: sql<string | null>`${openers.name}`.as('created_by_name'),
      answer: requirements.answer,
      answered_at: requirements.answered_at,
      answered_by_name: sql<string | null>`${answerers.name}`.as('answered_by_name'),
      return_reason: requirements.return_reason,
      returned_at: requirements.returned_at,
      resolved_at: requirements.resolved_at,
      resolved_by_name: sql<string | null>`${resolvers.name}`.as('resolved_by_name'),
    })
    .from(requirements)
    .leftJoin(openers, eq(openers.id, requirements.created_by))
    .leftJoin(answerers, eq(answerers.id, requirements.answered_by))
    .leftJoin(resolvers, eq(resolvers.id, requirements.resolved_by))
    .where(eq(requirements.invoice_id, invoice_id));

const shownAttachments = (db: Reader, invoice_id: number) =>
  db
    .select({
      id: attachments.id,
      requirement_id: attachments.requirement_id,
      file: attachments.file_id,
      name: sql<string>`${files.name}`.as('file_name'),
      mime: files.mime,
      size: files.size,
      created_at: attachments.created_at,
      created_by: attachments.created_by,
      created_by_name: sql<string | null>`${senders.name}`.as('sender_name'),
    })
    .from(attachments)
    .innerJoin(files, eq(files.id, attachments.file_id))
    .leftJoin(senders, eq(senders.id, attachments.created_by))
    .where(areShown(invoice_id));

const areShown = (invoice_id: number) => and(eq(attachments.invoice_id, invoice_id), isNull(attachments.removed_at));
