import { boletoPaperMachine } from '@esteto/domain/money/boleto-paper/boleto-paper-life';
import { readGuide } from '@esteto/domain/money/boleto-paper/guide-reading';
import { isWithoutText, type UnreadPaper } from '@esteto/domain/money/boleto-paper/paper-fields';
import { withMatches } from '@esteto/domain/money/boleto-paper/paper-matches';
import type { Deps } from '../../../deps.ts';
import { readApart, TooHard } from '../../../platform/parsing/apart.ts';
import { systemActor } from '../../../platform/work/actor.ts';
import { boletoPapers as table } from '../../../tables/boleto-paper/boleto-paper.tables.ts';
import * as papers from './boleto-paper.repository.ts';
import type { ReadPaper } from './boleto-paper.service.ts';

type Parts = Pick<Deps, 'db' | 'work' | 'files'>;

/** Reads a PDF that was dropped. A job: one that was read already is left as it is. */
export const readPaper = ({ db, work, files }: Parts) => {
  /** In the turn of whoever sent it: one person's folder keeps nobody else waiting. */
  const textOf = async (file_id: string, of: number | null): Promise<{ text: string } | { unread: UnreadPaper }> => {
    const { bytes } = await files.read(db, file_id, null);
    const read = await readApart('pdfText', { bytes }, { of }).catch((error: unknown) => {
      if (error instanceof TooHard) return { kind: 'too_hard' as const };
      throw error;
    });
    if (read.kind !== 'text') return { unread: read.kind };
    return isWithoutText(read.text) ? { unread: 'no_text' } : { text: read.text };
  };

  return async ({ paper_id }: ReadPaper, jobId: string): Promise<void> => {
    const paper = await papers.detail(db, paper_id);
    if (paper.status !== 'reading' || !paper.file_id) return;
    const read = await textOf(paper.file_id, paper.created_by);
    await work(systemActor(jobId), async (tx) => {
      const before = await tx.lock(table, { id: paper_id, version: null, scope: undefined });
      if (before.status !== 'reading') return;
      await tx.move(table, boletoPaperMachine, before, { action: 'read', by: 'system' }, async () => {
        if ('unread' in read) return read;
        const reading = readGuide(read.text, tx.today);
        return withMatches(reading, await papers.matches(tx.db, reading));
      });
    });
  };
};
