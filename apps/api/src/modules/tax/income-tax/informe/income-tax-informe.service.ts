import { incomeTaxItemMachine } from '@esteto/domain/tax/income-tax/income-tax-item-life';
import { calendarYearOf } from '@esteto/domain/tax/income-tax/income-tax-kinds';
import { type InformeSource, informeOutcome, unreadKind } from '@esteto/domain/tax/income-tax/informe-reading';
import type { Deps } from '../../../../deps.ts';
import { readApart, TooHard } from '../../../../platform/parsing/apart.ts';
import { systemActor } from '../../../../platform/work/actor.ts';
import type { Tx } from '../../../../platform/work/work.ts';
import { incomeTaxItems } from '../../../../tables/income-tax/income-tax.tables.ts';
import type { NoticeService } from '../../../office/notice/notice.service.ts';
import { tellPerson } from '../news/income-tax-news.ts';
import * as informes from './income-tax-informe.repository.ts';

export const READ_INFORME = 'income-taxes.read-informe';

export type ReadInforme = { file_id: number };

export type IncomeTaxInformeService = ReturnType<typeof incomeTaxInformeService>;

type Parts = Pick<Deps, 'db' | 'work' | 'files' | 'jobs'> & { notices: Pick<NoticeService, 'tellPeople'> };

/** Statements of income that people send for their returns, read in the background. */
export const incomeTaxInformeService = ({ db, work, files, jobs, notices }: Parts) => {
  /** In the turn of whose it is: one person's papers are read one after the other, and keep nobody else's waiting. */
  const textOf = async (stored_id: string, of: number): Promise<InformeSource> => {
    const { bytes } = await files.read(db, stored_id, null);
    return readApart('pdfText', { bytes }, { of }).catch((error: unknown) => {
      if (error instanceof TooHard) return { kind: 'too_hard' };
      throw error;
    });
  };

  /** A document is not there while the file that was sent for it is another's. */
  const refuse = async (tx: Tx, item_id: number, reason: string): Promise<void> => {
    const item = await tx.lock(incomeTaxItems, { id: item_id, version: null, scope: undefined });
    if (item.status !== 'sent') return;
    await tx.move(incomeTaxItems, incomeTaxItemMachine, item, { action: 'refuse', by: 'job', reason }, { refused_reason: reason });
  };

  return {
    /** What was just kept waits to be read. */
    ask: async (tx: Tx, { file_id, user_id }: ReadInforme & { user_id: number }): Promise<void> => {
      await informes.ask(tx.db, { income_tax_file_id: file_id, user_id });
      await jobs.enqueue(tx, READ_INFORME, { file_id } satisfies ReadInforme, `income-tax-informe-${file_id}`);
    },

    /** A job: what was read already, or was taken back meanwhile, is left as it is. */
    read: async ({ file_id }: ReadInforme, jobId: string): Promise<void> => {
      const waiting = await informes.waiting(db, file_id);
      if (!waiting) return;
      const { income_tax_id, user_id, from_client, item_id, has_good, title, stored_id, name, mime, exercise_year, cpf, payer } = waiting;
      const expected = { cpf, payer, year: calendarYearOf(exercise_year) };
      const outcome = unreadKind(mime) ?? informeOutcome(await textOf(stored_id, user_id), expected);
      await work(systemActor(jobId), async (tx) => {
        if (!(await informes.settle(tx.db, file_id, outcome, tx.now))) return;
        const reason = `${name}: ${outcome.status === 'read' ? outcome.informe.payer_name : outcome.reason}`;
        tx.record({ type: 'income_tax', id: income_tax_id }, { action: 'income_tax.informe_read', reason });
        // A CPF that nobody knows is the office's to mend, not the file's.
        if (outcome.status === 'refused' && cpf !== null && item_id !== null && !has_good) await refuse(tx, item_id, outcome.reason);
        if (outcome.status !== 'refused' || !from_client) return;
        await tellPerson(notices, tx, [user_id], {
          kind: 'income_tax.asked',
          title: `IRPF ${exercise_year}: confira o arquivo de ${title ?? name}`,
          body: outcome.reason,
          key: `income-tax-informe-${file_id}`,
        });
      });
    },
  };
};
