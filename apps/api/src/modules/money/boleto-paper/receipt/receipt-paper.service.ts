import type { InputOf } from '@esteto/contract/endpoint';
import type { Page } from '@esteto/contract/list';
import type {
  receiptPaper as contract,
  ReceiptPaperDetail,
  ReceiptPaperProgress,
  ReceiptPaperRow,
  ReceiptTemplateRow,
} from '@esteto/contract/money/receipt-paper';
import { type BoletoPaperActor, boletoPaperMachine } from '@esteto/domain/money/boleto-paper/boleto-paper-life';
import { isUseless, unreadPaperWords } from '@esteto/domain/money/boleto-paper/paper-fields';
import { RECEIPT_FIELDS, receiptNotes } from '@esteto/domain/month/receipt/receipt-fields';
import { FEWEST_WORDS, fixedWords, labelMissing } from '@esteto/domain/month/receipt/receipt-template';
import type { Deps } from '../../../../deps.ts';
import { AppError, invalid, notFound } from '../../../../platform/http/app-error.ts';
import type { FileAnswer } from '../../../../platform/http/bind.ts';
import { type SessionActor, systemActor } from '../../../../platform/work/actor.ts';
import type { Tx } from '../../../../platform/work/work.ts';
import { boletoPapers as table } from '../../../../tables/boleto-paper/boleto-paper.tables.ts';
import { receiptTemplates } from '../../../../tables/boleto-paper/receipt-template.tables.ts';
import { type BoletoPaperService, LAUNCH_PAPERS, READ_PAPER, type ReadPaper } from '../boleto-paper.service.ts';
import { type DeliveryParts, deliverIn } from './deliver-receipt.ts';
import * as receipts from './receipt-paper.repository.ts';

/** Most receipts that are delivered together, or read again: more than anybody drops in a day. */
const MOST = 1000;

type Of = { id: number };
type Parts = DeliveryParts & Pick<Deps, 'db' | 'work' | 'jobs'> & { boletoPapers: Pick<BoletoPaperService, 'discard'> };

/** Receipts of the folder on their way to the obligations that they prove. */
export const receiptPaperService = ({ db, work, files, jobs, boletoPapers, ...parts }: Parts) => {
  const readAgain = async (tx: Tx, scope: typeof receipts.mayBeReadAgain, by: BoletoPaperActor, why: string): Promise<void> => {
    const waiting = await tx.lockAll(table, { scope, most: MOST });
    await tx.moveAll(table, boletoPaperMachine, waiting, { action: 'read_again', by }, { refusal: null });
    for (const paper of waiting)
      await jobs.enqueue(tx, READ_PAPER, { paper_id: paper.id } satisfies ReadPaper, `boleto-paper-${paper.id}-${why}`);
  };

  return {
    list: (_actor: SessionActor, input: InputOf<typeof contract.list>): Promise<Page<ReceiptPaperRow>> => receipts.list(db, input),

    progress: (): Promise<ReceiptPaperProgress> => receipts.progress(db),

    detail: async (_actor: SessionActor, { id }: Of): Promise<ReceiptPaperDetail> => {
      const [paper, next_id, office_rules] = await Promise.all([
        receipts.detail(db, id),
        receipts.nextToSay(db, id),
        receipts.officeRules(db),
      ]);
      const { receipt, receipt_doubts, unread, words } = paper;
      const notes = receiptNotes({ doubts: receipt_doubts, places: receipt?.places ?? {} });
      return {
        ...receipts.shown(paper),
        field_notes: RECEIPT_FIELDS.flatMap((field) => (notes[field] ? [{ field, words: notes[field] }] : [])),
        official: receipt?.official ?? null,
        words,
        useless: unread && isUseless(unread) ? unreadPaperWords[unread] : null,
        office_rules,
        next_id,
      };
    },

    file: async (_actor: SessionActor, { id }: Of): Promise<FileAnswer> => {
      const { file_id, status, company_id } = await receipts.detail(db, id);
      if (!file_id) throw notFound();
      return files.read(db, file_id, status === 'delivered' ? company_id : null);
    },

    deliver: (actor: SessionActor, { id, body: { version, ...form } }: InputOf<typeof contract.deliver>) =>
      work(actor, async (tx) => {
        const before = await tx.lock(table, { id, version, scope: undefined });
        return { obligation_id: await deliverIn({ files, ...parts }, tx, before, { form, by: 'staff' }) };
      }),

    deliverReady: (actor: SessionActor): Promise<ReceiptPaperProgress> =>
      work(actor, async (tx) => {
        const ready = await tx.lockAll(table, { scope: receipts.isReady, most: MOST });
        if (ready.length === 0) throw new AppError(422, { message: 'Não há recibos prontos para entregar.', code: 'nothing_to_do' });
        await tx.moveAll(table, boletoPaperMachine, ready, { action: 'queue', by: 'staff' }, { queued_at: tx.now });
        await jobs.enqueue(tx, LAUNCH_PAPERS, {}, `receipt-papers-${tx.now}`);
        return receipts.progress(tx.db);
      }),

    /** Whatever waits is read again, by the template too. */
    teach: (actor: SessionActor, { id, body }: InputOf<typeof contract.teach>) =>
      work(actor, async (tx) => {
        const { words } = await tx.lock(table, { id, version: null, scope: undefined });
        const fixed_words = fixedWords(words ?? '');
        if (words === null || fixed_words.length < FEWEST_WORDS)
          throw new AppError(422, { message: 'Este arquivo tem texto de menos para ensinar um modelo.', code: 'nothing_to_do' });
        const missing = labelMissing(words, body);
        if (missing) throw invalid(missing);
        const template = await tx.insert(receiptTemplates, { ...body, fixed_words }, { action: 'receipt_template.taught' });
        await readAgain(tx, receipts.mayBeReadAgain, 'staff', `template-${template.id}`);
        return { template_id: template.id };
      }),

    templates: (): Promise<ReceiptTemplateRow[]> => receipts.taught(db),

    removeTemplate: async (actor: SessionActor, { id }: Of): Promise<void> => {
      await work(actor, (tx) =>
        tx.update(
          receiptTemplates,
          { id, version: null, scope: receipts.isTemplate(id) },
          { removed_at: tx.now },
          { action: 'receipt_template.removed' },
        ),
      );
    },

    discard: (actor: SessionActor, input: Of): Promise<void> => boletoPapers.discard(actor, input),

    /** Receipts that came before their obligation find it. A job, after the night has written down what companies owe. */
    findObligations: (request_id: string): Promise<void> =>
      work(systemActor(request_id), (tx) => readAgain(tx, receipts.findsItsObligation, 'system', `night-${tx.today}`)),
  };
};
