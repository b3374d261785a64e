import type { ClosingExtract } from '@esteto/contract/month/closing';
import { type ExtractOfMonth, extractOfMonth } from '@esteto/domain/month/receipt/extract-of-month';
import type { OfficialValues } from '@esteto/domain/month/receipt/pgdas-extract';
import { formatCompetenceLong } from '@esteto/domain/shared/date/competence';
import type { Deps } from '../../../deps.ts';
import { AppError, invalid } from '../../../platform/http/app-error.ts';
import type { UploadedFile } from '../../../platform/http/bind.ts';
import { readApart, TooHard } from '../../../platform/parsing/apart.ts';
import type { SessionActor } from '../../../platform/work/actor.ts';
import { monthClosed } from '../../../platform/work/closed-month.ts';
import { wouldChange } from '../../../platform/work/record-table.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { closings as table } from '../../../tables/closing/closing.tables.ts';
import * as closings from './closing.repository.ts';

type Parts = Pick<Deps, 'db' | 'work' | 'clock' | 'files'>;

/** Reads an extract for a person to look at; the file is kept with the company, and becomes the closing's when the person saves what it says. */
export const readExtract =
  ({ db, work, clock, files }: Parts) =>
  async (actor: SessionActor, { id, file }: { id: number; file: UploadedFile }): Promise<ClosingExtract> => {
    const { company_id, month, status, cnpj } = await closings.ownerOf(db, id);
    if (status === 'closed') throw monthClosed(month, actor);
    const { values, problem } = await valuesOf(file, { document: cnpj, month }, { today: clock.today(), of: actor.user.id });
    const file_id = await work(actor, (tx) => files.keep(tx, file, company_id));
    return { file_id, ...(values ?? NO_VALUES), problem };
  };

const NO_VALUES = { das_official: null, revenue_official: null, rbt12_official: null };

type Month = Parameters<typeof extractOfMonth>[1];

const valuesOf = async ({ bytes }: UploadedFile, month: Month, { today, of }: { today: string; of: number }): Promise<ExtractOfMonth> => {
  try {
    const read = await readApart('pdfText', { bytes }, { of });
    if (read.kind !== 'text') return { values: null, problem: unreadFileWords[read.kind] };
    return extractOfMonth(read.text, month, today);
  } catch (error) {
    if (error instanceof TooHard)
      return { values: null, problem: 'O PDF demora demais para ser lido. Escreva os valores olhando a página.' };
    throw error;
  }
};

const unreadFileWords = {
  locked: 'O PDF pede uma senha. Envie uma cópia sem senha.',
  damaged: 'O PDF está danificado e não abre. Envie o arquivo original.',
};

/** A file that was kept for another company, or for none, is no evidence. */
export const refuseOthersFile = async ({ files }: Pick<Parts, 'files'>, tx: Tx, file_id: string, company_id: number): Promise<void> => {
  const own = await files.several(tx.db, [file_id], company_id);
  if (!own.has(file_id)) throw invalid({ extract_file_id: 'Extrato: envie o arquivo de novo.' });
};

type Extract = { company_id: number; month: string; official: OfficialValues; file_id: string };

/**
 * What an extract says of its month goes to the month's closing, with the file as its evidence. A closed month keeps what it has: an extract that says
 * otherwise is refused. In the transaction of whoever took the extract.
 */
export const noteExtract = async (tx: Tx, { company_id, month, official, file_id }: Extract): Promise<void> => {
  const [before] = await tx.lockAll(table, { scope: closings.ofMonth(company_id, month), most: 1 });
  if (!before) return;
  if (before.status !== 'closed') {
    await tx.change(table, before, { ...official, extract_file_id: file_id }, { action: 'closing.extract_read', company_id });
    return;
  }
  if (wouldChange(before, official))
    throw new AppError(422, {
      message: `O extrato diz outros valores que os de ${formatCompetenceLong(month)}, que está fechado. Reabra o mês para mudá-los.`,
      code: 'month_closed',
    });
};
