import { fileMime } from '@esteto/domain/company/file/file-kinds';
import { boletoPaperMachine } from '@esteto/domain/money/boleto-paper/boleto-paper-life';
import { readCodes } from '@esteto/domain/money/boleto-paper/code-reading';
import { type GuideReading, readGuide } from '@esteto/domain/money/boleto-paper/guide-reading';
import { isWithoutText, type UnreadPaper } from '@esteto/domain/money/boleto-paper/paper-fields';
import { withMatches } from '@esteto/domain/money/boleto-paper/paper-matches';
import type { Deps } from '../../../deps.ts';
import { readApart, TooHard } from '../../../platform/parsing/apart.ts';
import { systemActor } from '../../../platform/work/actor.ts';
import { boletoPapers as table } from '../../../tables/boleto-paper/boleto-paper.tables.ts';
import * as papers from './boleto-paper.repository.ts';
import type { ReadPaper } from './boleto-paper.service.ts';

type Parts = Pick<Deps, 'db' | 'work' | 'clock' | 'files'>;

/** Reads a PDF or a picture that was dropped: its words, and where it has none its codes. A job: one that was read already is left as it is. */
export const readPaper = ({ db, work, clock, files }: Parts) => {
  /** In the turn of whoever sent it: one person's folder keeps nobody else waiting. */
  const reading = async (file_id: string, of: number | null, today: string): Promise<GuideReading | { unread: UnreadPaper }> => {
    const { bytes, mime } = await files.read(db, file_id, null);
    const isPdf = mime === fileMime.pdf;
    try {
      const read = isPdf ? await readApart('pdfText', { bytes }, { of }) : null;
      if (read && read.kind !== 'text') return { unread: read.kind };
      if (read && !isWithoutText(read.text)) return readGuide(read.text, today);
      const codes = readCodes(await readApart('codes', { bytes, isPdf }, { of }), today);
      return codes ?? { unread: isPdf ? 'no_text' : 'no_code' };
    } catch (error) {
      if (error instanceof TooHard) return { unread: 'too_hard' };
      throw error;
    }
  };

  return async ({ paper_id }: ReadPaper, jobId: string): Promise<void> => {
    const paper = await papers.detail(db, paper_id);
    if (paper.status !== 'reading' || !paper.file_id) return;
    const read = await reading(paper.file_id, paper.created_by, clock.today());
    await work(systemActor(jobId), async (tx) => {
      const before = await tx.lock(table, { id: paper_id, version: null, scope: undefined });
      if (before.status !== 'reading') return;
      await tx.move(table, boletoPaperMachine, before, { action: 'read', by: 'system' }, async () => {
        return 'unread' in read ? read : withMatches(read, await papers.matches(tx.db, read));
      });
    });
  };
};
