import { createHash } from 'node:crypto';
import type { InputOf } from '@esteto/contract/endpoint';
import type { Page } from '@esteto/contract/list';
import type { BoletoPaperDetail, BoletoPaperProgress, BoletoPaperRow, boletoPaper as contract } from '@esteto/contract/money/boleto-paper';
import { boletoPaperMachine } from '@esteto/domain/money/boleto-paper/boleto-paper-life';
import { isUseless, PAPER_FIELDS, paperNotes, unreadPaperWords } from '@esteto/domain/money/boleto-paper/paper-fields';
import { type NamedObligation, obligationTitle } from '@esteto/domain/month/monthly-obligation/obligation-title';
import type { Deps } from '../../../deps.ts';
import { AppError, notFound } from '../../../platform/http/app-error.ts';
import type { FileAnswer, UploadedFile } from '../../../platform/http/bind.ts';
import type { SessionActor } from '../../../platform/work/actor.ts';
import { boletoPapers as table } from '../../../tables/boleto-paper/boleto-paper.tables.ts';
import type { BoletoService } from '../boleto/boleto.service.ts';
import * as papers from './boleto-paper.repository.ts';
import { launchIn } from './paper-launch.ts';

export const READ_PAPER = 'boleto-papers.read';
export type ReadPaper = { paper_id: number };
export const LAUNCH_PAPERS = 'boleto-papers.launch';

/** Most PDFs that are launched together: more than anybody drops in a day. */
const MOST = 1000;

/** What became of the same bytes before; null while they are on their way. */
const formerName = ({ boleto, obligation }: Former): string | null => boleto ?? (obligation && obligationTitle(obligation));
type Former = { boleto: string | null; obligation: (NamedObligation & { competence: string }) | null };

type Of = { id: number };
type Parts = Pick<Deps, 'db' | 'work' | 'files' | 'jobs'> & { boletos: Pick<BoletoService, 'createIn'> };

/** PDFs of a folder on their way to boletos. */
export type BoletoPaperService = ReturnType<typeof boletoPaperService>;

export const boletoPaperService = ({ db, work, files, jobs, boletos }: Parts) => ({
  list: (_actor: SessionActor, input: InputOf<typeof contract.list>): Promise<Page<BoletoPaperRow>> => papers.list(db, input),

  progress: (): Promise<BoletoPaperProgress> => papers.progress(db),

  detail: async (_actor: SessionActor, { id }: Of): Promise<BoletoPaperDetail> => {
    const [paper, next_id] = await Promise.all([papers.detail(db, id), papers.nextToCheck(db, id)]);
    const notes = paperNotes(paper);
    return {
      ...papers.shown(paper),
      field_notes: PAPER_FIELDS.flatMap((field) => (notes[field] ? [{ field, words: notes[field] }] : [])),
      useless: paper.unread && isUseless(paper.unread) ? unreadPaperWords[paper.unread] : null,
      next_id,
    };
  },

  file: async (_actor: SessionActor, { id }: Of): Promise<FileAnswer> => {
    const { file_id, status, company_id } = await papers.detail(db, id);
    if (!file_id) throw notFound();
    return files.read(db, file_id, status === 'launched' ? company_id : null);
  },

  add: (actor: SessionActor, { file }: { file: UploadedFile }) =>
    work(actor, async (tx) => {
      const sha256 = createHash('sha256').update(file.bytes).digest('hex');
      const former = await papers.sameBytes(tx.db, sha256);
      if (former) return { id: former.id, former: formerName(former) ?? file.name };
      const file_id = await files.keep(tx, file, null);
      const { id } = await tx.insert(table, { file_id, sha256, status: 'reading' }, { action: 'boleto_paper.added', reason: file.name });
      await jobs.enqueue(tx, READ_PAPER, { paper_id: id } satisfies ReadPaper, `boleto-paper-${id}`);
      return { id, former: null };
    }),

  launch: (actor: SessionActor, { id, body: { version, ...form } }: InputOf<typeof contract.launch>) =>
    work(actor, async (tx) => {
      const before = await tx.lock(table, { id, version, scope: undefined });
      const boleto_id = await launchIn({ files, boletos }, tx, before, { form, by: 'staff' });
      return { boleto_id };
    }),

  launchSure: (actor: SessionActor): Promise<BoletoPaperProgress> =>
    work(actor, async (tx) => {
      const sure = await tx.lockAll(table, { scope: papers.isSure, most: MOST });
      if (sure.length === 0) throw new AppError(422, { message: 'Não há arquivos certos para lançar.', code: 'nothing_to_do' });
      await tx.moveAll(table, boletoPaperMachine, sure, { action: 'queue', by: 'staff' }, { queued_at: tx.now });
      await jobs.enqueue(tx, LAUNCH_PAPERS, {}, `boleto-papers-${tx.now}`);
      return papers.progress(tx.db);
    }),

  discard: async (actor: SessionActor, { id }: Of): Promise<void> => {
    const dropped = await work(actor, async (tx) => {
      const before = await tx.lock(table, { id, version: null, scope: undefined });
      await tx.move(table, boletoPaperMachine, before, { action: 'discard', by: 'staff' }, { file_id: null, words: null });
      const ids = before.file_id ? [before.file_id] : [];
      await files.forget(tx, ids);
      return ids;
    });
    await files.dropBytes(dropped);
  },
});
