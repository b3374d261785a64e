import { isOpenBoleto } from '@esteto/domain/money/boleto/boleto-life';
import { boletoLetter } from '@esteto/mail/boleto/boleto-letter';
import { written } from '@esteto/mail/letter/written';
import type { Deps } from '../../../deps.ts';
import { systemActor } from '../../../platform/work/actor.ts';
import type { Row } from '../../../platform/work/record-table.ts';
import type { Tx } from '../../../platform/work/work.ts';
import type { boletos as table } from '../../../tables/boleto/boleto.tables.ts';
import * as boletos from './boleto.repository.ts';
import { withFinancialEmails } from './boleto-letters.repository.ts';

// What is to be paid also goes to the addresses that a company names for it: who reads them may have no account.

export const BOLETO_LETTER = 'boletos.letter';
export type BoletoLetterJob = { boleto_id: number };

type Payable = Pick<Row<typeof table>, 'id' | 'company_id' | 'version'> &
  Partial<Pick<Row<typeof table>, 'taxpayer_id' | 'digitable_line' | 'pix_code' | 'file_id'>>;

/** The tax of one person is for nobody but them; what nobody can pay yet waits for its line. */
const isForFinance = ({ taxpayer_id, digitable_line, pix_code, file_id }: Payable): boolean =>
  !taxpayer_id && Boolean(digitable_line ?? pix_code ?? file_id);

/** Has the letters of boletos written, in the transaction that makes them or puts their line in. One statement where no company names an address. */
export const askLetters = async ({ jobs }: Pick<Deps, 'jobs'>, tx: Tx, made: readonly Payable[]): Promise<void> => {
  const payable = made.filter(isForFinance);
  if (payable.length === 0) return;
  const companies = new Set(await withFinancialEmails(tx.db, [...new Set(payable.map(({ company_id }) => company_id))]));
  for (const { id, company_id, version } of payable)
    if (companies.has(company_id))
      await jobs.enqueue(tx, BOLETO_LETTER, { boleto_id: id } satisfies BoletoLetterJob, `boleto-letter-${id}-${version}`);
};

/** A job: one that was paid or cancelled meanwhile is not written about. */
export const sendLetter =
  ({ db, work, mail, files }: Pick<Deps, 'db' | 'work' | 'mail' | 'files'>) =>
  async ({ boleto_id }: BoletoLetterJob, jobId: string): Promise<void> => {
    const { file, company_name, financial_emails, ...boleto } = await boletos.detail(db, boleto_id);
    const { id, company_id } = boleto;
    if (financial_emails.length === 0 || !isOpenBoleto(boleto.status)) return;
    const paper = file && (await files.read(db, file.id, company_id));
    await mail.send(
      {
        to: financial_emails,
        ...written(boletoLetter({ ...boleto, company: company_name, has_file: paper !== null })),
        ...(paper && { attachments: [{ filename: paper.name, content: Buffer.from(paper.bytes), contentType: paper.mime }] }),
      },
      jobId,
    );
    const reason = financial_emails.join(', ');
    await work(systemActor(jobId), async (tx) => tx.record({ type: 'boleto', id }, { action: 'boleto.mailed', company_id, reason }));
  };
