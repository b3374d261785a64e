import type { InvoiceExchange } from '@esteto/contract/billing/invoice-answer';
import { attachmentProblem, mayRemove } from '@esteto/domain/billing/invoice/attachment';
import type { Deps } from '../../../../deps.ts';
import { AppError, notFound } from '../../../../platform/http/app-error.ts';
import type { UploadedFile } from '../../../../platform/http/bind.ts';
import type { SessionActor } from '../../../../platform/work/actor.ts';
import type { Tx } from '../../../../platform/work/work.ts';
import { type InvoiceRecord, invoices } from '../../../../tables/invoice/invoice.tables.ts';
import { attachments as table } from '../../../../tables/invoice/requirement.tables.ts';
import { type InvoiceScope, inScope } from '../invoice-scope.ts';
import { attachmentsOf, exchangeOf, requirementsOf } from '../requirement.repository.ts';

export type AttachmentService = ReturnType<typeof attachmentService>;

type Invoice = { id: number; scope: InvoiceScope };

/** Files that people put beside an invoice. Each is told in the invoice's history; the invoice itself stays as it is. */
export const attachmentService = ({ work, files }: Pick<Deps, 'work' | 'files'>) => {
  const change = (actor: SessionActor, { id, scope }: Invoice, use: (tx: Tx, invoice: InvoiceRecord) => Promise<void>) =>
    work(actor, async (tx): Promise<InvoiceExchange> => {
      const invoice = await tx.lock(invoices, { id, version: null, scope: inScope(scope) });
      await use(tx, invoice);
      return { id, status: invoice.status, ...(await exchangeOf(tx.db, id)) };
    });

  return {
    attach: (
      actor: SessionActor,
      invoice: Invoice,
      { file, requirement_id }: { file: UploadedFile; requirement_id: number | null | undefined },
    ) =>
      change(actor, invoice, async (tx, { id, status, company_id }) => {
        const requirement = requirement_id ? await requirementOf(tx, id, requirement_id) : null;
        const { length: count } = await attachmentsOf(tx.db, id);
        const message = attachmentProblem({ status, count, requirement });
        if (message) throw new AppError(422, { message, code: 'not_attached' });
        const file_id = await files.keep(tx, file, company_id);
        await tx.insert(
          table,
          { invoice_id: id, requirement_id: requirement?.id ?? null, file_id },
          { action: 'attachment.added', company_id },
        );
        tx.record({ type: 'invoice', id }, { action: 'invoice.attachment_added', company_id, reason: file.name });
      }),

    /** Only what the person sent and no answer holds yet. */
    detach: (actor: SessionActor, invoice: Invoice, attachment_id: number) =>
      change(actor, invoice, async (tx, { id, company_id }) => {
        const stored = (await attachmentsOf(tx.db, id)).find((one) => one.id === attachment_id);
        if (!stored) throw notFound();
        const { name, ...attachment } = stored;
        const requirement = attachment.requirement_id ? await requirementOf(tx, id, attachment.requirement_id) : null;
        if (!mayRemove(attachment, requirement, actor.user.id))
          throw new AppError(422, { message: 'Só quem enviou pode retirar um arquivo, e só antes de responder.', code: 'not_removable' });
        const removed = { removed_at: tx.now, removed_by: actor.user.id };
        await tx.change(table, attachment, removed, { action: 'attachment.removed', company_id });
        tx.record({ type: 'invoice', id }, { action: 'invoice.attachment_removed', company_id, reason: name });
      }),
  };
};

const requirementOf = async (tx: Tx, invoice_id: number, id: number) => {
  const requirement = (await requirementsOf(tx.db, invoice_id)).find((one) => one.id === id);
  if (!requirement) throw notFound();
  return requirement;
};
