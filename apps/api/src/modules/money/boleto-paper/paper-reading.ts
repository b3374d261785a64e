import { fileMime } from '@esteto/domain/company/file/file-kinds';
import { boletoPaperMachine } from '@esteto/domain/money/boleto-paper/boleto-paper-life';
import { readCodes } from '@esteto/domain/money/boleto-paper/code-reading';
import { isWithoutText, type UnreadPaper } from '@esteto/domain/money/boleto-paper/paper-fields';
import { withMatches } from '@esteto/domain/money/boleto-paper/paper-matches';
import { type SortedPaper, sortPaper } from '@esteto/domain/money/boleto-paper/paper-sort';
import { withObligation } from '@esteto/domain/month/receipt/receipt-matches';
import type { Deps } from '../../../deps.ts';
import { readApart, TooHard } from '../../../platform/parsing/apart.ts';
import { systemActor } from '../../../platform/work/actor.ts';
import type { RowUpdate } from '../../../platform/work/record-table.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { boletoPapers as table } from '../../../tables/boleto-paper/boleto-paper.tables.ts';
import * as papers from './boleto-paper.repository.ts';
import type { ReadPaper } from './boleto-paper.service.ts';
import * as receipts from './receipt/receipt-paper.repository.ts';

type Parts = Pick<Deps, 'db' | 'work' | 'clock' | 'files'>;

type Read = { unread: UnreadPaper } | (SortedPaper & { words: string | null });

/**
 * Reads a PDF or a picture that was dropped: its words, and where it has none its codes. A job: one that was read already is left as it is, and one whose words
 * are kept is sorted anew by them, with the templates that were taught since.
 */
export const readPaper = ({ db, work, clock, files }: Parts) => {
  /** In the turn of whoever sent it: one person's folder keeps nobody else waiting. */
  const reading = async ({ file_id, created_by: of, words }: papers.Paper, today: string): Promise<Read> => {
    if (words !== null) return { ...sortPaper(words, today, await receipts.templates(db)), words };
    const { bytes, mime } = await files.read(db, file_id ?? '', null);
    const isPdf = mime === fileMime.pdf;
    try {
      const read = isPdf ? await readApart('pdfText', { bytes }, { of }) : null;
      if (read && read.kind !== 'text') return { unread: read.kind };
      if (read && !isWithoutText(read.text))
        return { ...sortPaper(read.text, today, await receipts.templates(db)), words: read.text.slice(0, MOST_WORDS) };
      const guide = readCodes(await readApart('codes', { bytes, isPdf }, { of }), today);
      return guide ? { sort: 'guide', guide, words: null } : { unread: isPdf ? 'no_text' : 'no_code' };
    } catch (error) {
      if (error instanceof TooHard) return { unread: 'too_hard' };
      throw error;
    }
  };

  return async ({ paper_id }: ReadPaper, jobId: string): Promise<void> => {
    const paper = await papers.detail(db, paper_id);
    if (paper.status !== 'reading' || !paper.file_id) return;
    const read = await reading(paper, clock.today());
    await work(systemActor(jobId), async (tx) => {
      const before = await tx.lock(table, { id: paper_id, version: null, scope: undefined });
      if (before.status !== 'reading') return;
      await tx.move(table, boletoPaperMachine, before, { action: 'read', by: 'system' }, () => valuesOf(tx, read));
    });
  };
};

/** As much of a text as is kept to teach by. */
const MOST_WORDS = 60_000;

/** What is kept of a paper, held against the companies, boletos and obligations that are here. */
const valuesOf = async (tx: Tx, read: Read): Promise<RowUpdate<typeof table>> => {
  if ('unread' in read) return { ...read, sort: 'unknown' };
  const { sort, words } = read;
  if (sort === 'receipt') {
    const { receipt, company_id, obligation_id, doubts } = withObligation(
      read.receipt,
      await receipts.matches(tx.db, read.receipt),
      tx.today,
    );
    const { competence } = receipt;
    return { sort, words, receipt, company_id, obligation_id, competence, receipt_doubts: doubts };
  }
  const guide = withMatches(read.guide, await papers.matches(tx.db, read.guide));
  return { ...guide, sort, words, receipt_doubts: sort === 'unknown' ? { what: read.none } : {} };
};
