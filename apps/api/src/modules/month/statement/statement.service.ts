import type { InputOf } from '@esteto/contract/endpoint';
import type {
  statement as contract,
  StatementPreview,
  StatementProgress,
  StatementUpload,
  StatementYear,
} from '@esteto/contract/month/statement';
import { statementMachine } from '@esteto/domain/month/statement/statement-life';
import { formatCompetenceLong } from '@esteto/domain/shared/date/competence';
import type { Deps } from '../../../deps.ts';
import { AppError, notFound } from '../../../platform/http/app-error.ts';
import type { CompanyActor } from '../../../platform/work/actor.ts';
import { statements as table } from '../../../tables/statement/statement.tables.ts';
import { progressOf } from './large-statement.ts';
import { keepLater } from './large-statement-job.ts';
import * as repository from './statement.repository.ts';
import { sentStatements, undoImport } from './statement-import.ts';
import { previewUpload, type Sender, type Upload } from './statement-reading.ts';
import { refuseFuture, upload } from './statement-upload.service.ts';

const memberSender = (actor: CompanyActor): Sender => ({ actor, company_id: actor.company.company_id, by: 'doctor' });

type Parts = Pick<Deps, 'db' | 'work' | 'clock' | 'files' | 'secrets' | 'jobs'>;

export const statementService = ({ db, work, clock, files, secrets, jobs }: Parts) => ({
  year: async ({ company: { company_id } }: CompanyActor, { year }: { year: number }): Promise<StatementYear> => {
    const [accounts, statements] = await Promise.all([repository.accountsOf(db, company_id), repository.ofYear(db, company_id, year)]);
    return { accounts: accounts.map(({ id, name }) => ({ id, name })), statements };
  },

  upload: (actor: CompanyActor, sent: Upload): Promise<StatementUpload> =>
    upload({ db, work, clock, files, secrets, jobs })(memberSender(actor), sent),
  previewUpload: (actor: CompanyActor, sent: Upload): Promise<StatementPreview> => previewUpload({ db })(memberSender(actor), sent),
  progress: ({ company }: CompanyActor, { id }: { id: number }): Promise<StatementProgress> => progressOf({ db })(company.company_id, id),
  keepLater: keepLater({ db, work, files, jobs }),
  sent: sentStatements({ db }),
  undoImport: undoImport({ work }),

  declareNoMovement: (
    actor: CompanyActor,
    { body: { bank_account_id, ...month } }: Pick<InputOf<typeof contract.declareNoMovement>, 'body'>,
  ): Promise<void> =>
    work(actor, async (tx) => {
      refuseFuture(tx.today, repository.competenceOfMonth(month));
      const { company_id } = actor.company;
      await repository.lockCompany(tx, company_id);
      const accounts = await repository.accountsOf(tx.db, company_id);
      if (!accounts.some(({ id }) => id === bank_account_id)) throw notFound();
      const competence = repository.competenceOfMonth(month);
      if (await repository.hasMovements(tx, bank_account_id, competence))
        throw new AppError(422, {
          message: `Esta conta teve movimento em ${formatCompetenceLong(competence)}. Envie o extrato do mês.`,
          code: 'illegal_transition',
        });
      const current = await repository.ofMonth(tx, bank_account_id, month);
      if (current) await tx.move(table, statementMachine, current, { action: 'declare_no_movement', by: 'doctor' });
      else {
        const first = { company_id, bank_account_id, ...month, status: 'no_movement' } as const;
        await tx.insert(table, first, { action: 'statement.no_movement_declared', company_id });
      }
    }),
});
