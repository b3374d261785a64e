import type { InputOf } from '@esteto/contract/endpoint';
import type { payrollBatch as contract, PayrollSheetPreview } from '@esteto/contract/month/payroll-batch';
import { fileMime } from '@esteto/domain/company/file/file-kinds';
import type { PayrollBatchKind } from '@esteto/domain/month/payroll-batch/payroll-batch';
import { PAYROLL_COLUMNS } from '@esteto/domain/month/payroll-batch/payroll-columns';
import { payrollResultState } from '@esteto/domain/month/payroll-batch/payroll-outcome';
import type { PayrollSheetReading } from '@esteto/domain/month/payroll-batch/payroll-sheet';
import { type JudgedPayroll, judgePayrolls } from '@esteto/domain/month/payroll-batch/payroll-sheet-rows';
import { readColumns } from '@esteto/domain/shared/sheet/columns';
import type { Reader } from '../../../platform/database/database.ts';
import { safeName } from '../../../platform/files/file-name.ts';
import { invalid } from '../../../platform/http/app-error.ts';
import type { UploadedFile } from '../../../platform/http/bind.ts';
import { readApart, TooHard } from '../../../platform/parsing/apart.ts';
import type { SessionActor } from '../../../platform/work/actor.ts';
import { payrollBatches as table } from '../../../tables/payroll-batch/payroll-batch.tables.ts';
import * as batches from './payroll-batch.repository.ts';
import { demandBegun, type Parts, TELL_PAYROLLS } from './payroll-batch-parts.ts';

type Sent = Pick<InputOf<typeof contract.importSheet>, 'body'> & { file: UploadedFile };

/** Rows that are shown before they are told. */
const MOST_SHOWN = 500;

export const importing = ({ db, work, jobs, clock }: Omit<Parts, 'rFactors'>) => {
  /** What a file says, read apart from the server; refuses one that says nothing. */
  const read = async ({ user }: SessionActor, { body, file }: Sent) => {
    demandBegun(body.competence, clock.today());
    const chosen = body.columns ? readColumns(PAYROLL_COLUMNS, body.columns) : null;
    const { bytes, name, mime } = file;
    const apart = { of: user.id };
    const isWorkbook = mime === fileMime.xlsx;
    const reading = await (isOfTotals(file)
      ? readApart('payrollTotals', { bytes, name, isArchive: mime === fileMime.zip, competence: body.competence }, apart)
      : readApart('payrollSheet', { bytes, isWorkbook, chosen }, apart)
    ).catch((error: unknown): PayrollSheetReading => {
      if (error instanceof TooHard)
        return { ok: false, reason: 'O arquivo demora demais para ser lido. Divida-o e importe uma parte de cada vez.' };
      throw error;
    });
    if (!reading.ok) throw invalid({ file: reading.reason });
    return reading;
  };

  /** One statement. */
  const judge = async (of: Reader, competence: string, { rows }: Awaited<ReturnType<typeof read>>): Promise<JudgedPayroll[]> => {
    const cnpjs = rows.flatMap(({ cnpj }) => cnpj ?? []);
    const byName = rows.some(({ cnpj, name }) => cnpj === null && name !== null);
    return judgePayrolls(rows, await batches.factsFor(of, competence, { cnpjs, byName }));
  };

  return {
    previewSheet: async (actor: SessionActor, sent: Sent): Promise<PayrollSheetPreview> => {
      const reading = await read(actor, sent);
      const judged = await judge(db, sent.body.competence, reading);
      const states = judged.map(({ result }) => payrollResultState[result]);
      const countOf = (state: (typeof states)[number]): number => states.filter((each) => each === state).length;
      const { columns, missing } = reading;
      return {
        columns,
        missing,
        total: judged.length,
        waiting: countOf('waiting'),
        left: countOf('left'),
        failed: countOf('failed'),
        rows: judged.map(shown).toSorted(byNeed).slice(0, MOST_SHOWN),
      };
    },

    importSheet: async (actor: SessionActor, sent: Sent): Promise<{ id: number }> => {
      const reading = await read(actor, sent);
      if (reading.missing) throw invalid({ columns: reading.missing });
      const { competence } = sent.body;
      return work(actor, async (tx) => {
        const judged = await judge(tx.db, competence, reading);
        if (!judged.some(({ result }) => payrollResultState[result] === 'waiting')) throw invalid({ file: NOTHING_NEW });
        const kind: PayrollBatchKind = isOfTotals(sent.file) ? 'totals' : 'sheet';
        const batch = { kind, competence, file_name: safeName(sent.file.name), started_at: tx.now };
        const { id } = await tx.insert(table, batch, { action: 'payroll_batch.started' });
        await batches.put(
          tx.db,
          judged.map((one) => ({
            ...shown(one),
            batch_id: id,
            state: payrollResultState[one.result],
            seen_version: one.company?.payroll?.version ?? null,
          })),
        );
        await jobs.enqueue(tx, TELL_PAYROLLS, {}, `payroll-batch-${id}`);
        return { id };
      });
    },
  };
};

const isOfTotals = ({ mime }: UploadedFile): boolean => mime === fileMime.xml || mime === fileMime.zip;

const NOTHING_NEW = 'Nada neste arquivo muda uma folha do mês: veja abaixo o que há em cada linha.';

const shown = ({ row, company, result, words, before, after }: JudgedPayroll) => ({
  number: row.line,
  company_id: company?.id ?? null,
  name: company?.name ?? row.name ?? row.text,
  result,
  words,
  before,
  after,
});

/** What a person has to do something about stands first, what stays as it is last. */
const byNeed = (one: Pick<JudgedPayroll, 'result'>, other: Pick<JudgedPayroll, 'result'>): number =>
  ORDER.indexOf(payrollResultState[one.result]) - ORDER.indexOf(payrollResultState[other.result]);

const ORDER = ['failed', 'waiting', 'done', 'left'];
