import type { AnswerOf, InputOf } from '@esteto/contract/endpoint';
import type { Page } from '@esteto/contract/list';
import type { CompanyStatementRow, CompanyStatementYear, companyStatement as contract } from '@esteto/contract/month/company-statement';
import type { StatementPreview, StatementProgress, StatementUpload } from '@esteto/contract/month/statement';
import { statementMachine } from '@esteto/domain/month/statement/statement-life';
import { statementMonth } from '@esteto/domain/month/statement/statement-month';
import { addCompetence, competenceOf, formatCompetenceLong } from '@esteto/domain/shared/date/competence';
import type { Deps } from '../../../../deps.ts';
import type { Reader } from '../../../../platform/database/database.ts';
import { notFound } from '../../../../platform/http/app-error.ts';
import type { FileAnswer } from '../../../../platform/http/bind.ts';
import type { SessionActor } from '../../../../platform/work/actor.ts';
import { tellRead } from '../../../../platform/work/tell-read.ts';
import { statements as table } from '../../../../tables/statement/statement.tables.ts';
import { teamComments } from '../../../office/comment/comment.service.ts';
import type { News, NoticeService } from '../../../office/notice/notice.service.ts';
import { progressOf } from '../large-statement.ts';
import { previewUpload, type Upload } from '../statement-reading.ts';
import { upload } from '../statement-upload.service.ts';
import * as companies from './company-statement.repository.ts';

type Parts = Pick<Deps, 'db' | 'work' | 'clock' | 'files' | 'secrets' | 'jobs'> & { notices: NoticeService };

const NONE = { accounts: 0, missing: 0, to_check: 0, sent_at: null };

export const companyStatementService = ({ db, work, clock, files, secrets, jobs, notices }: Parts) => ({
  list: async (
    _actor: SessionActor,
    { competence: chosen, ...input }: InputOf<typeof contract.list>,
  ): Promise<Page<CompanyStatementRow>> => {
    const competence = chosen ?? addCompetence(competenceOf(clock.today()), -1);
    const month = companies.monthOf(competence);
    const page = await companies.list(db, month, input);
    const ids = page.items.map(({ id }) => id);
    const tallies = new Map((ids.length > 0 ? await companies.tallies(db, ids, month) : []).map(({ id, ...tally }) => [id, tally]));
    const items = page.items.map((company) => {
      const tally = tallies.get(company.id) ?? NONE;
      return { ...company, competence, ...tally, state: statementMonth(tally) };
    });
    return { ...page, items };
  },

  year: async (_actor: SessionActor, { id, year }: { id: number; year: string }): Promise<CompanyStatementYear> => {
    if (!/^20\d{2}$/.test(year)) throw notFound();
    const company_name = await companies.companyName(db, id);
    const [accounts, statements] = [await companies.accountsOf(db, id), await companies.ofYear(db, id, Number(year))];
    return { company_name, accounts, statements };
  },

  ...teamComments(
    { db, work },
    { type: 'company_statement', find: ofCompany, entity: 'company', deleted: 'company.statement_comment_deleted' },
  ),

  /** A file that the client sent by another way. */
  upload: async (actor: SessionActor, { company_id, ...sent }: Upload & { company_id: number }): Promise<StatementUpload> => {
    await companies.companyName(db, company_id);
    return upload({ db, work, clock, files, secrets, jobs })({ actor, company_id, by: 'staff' }, sent);
  },

  progress: (_actor: SessionActor, { company_id, id }: { company_id: number; id: number }): Promise<StatementProgress> =>
    progressOf({ db })(company_id, id),

  previewUpload: async (actor: SessionActor, { company_id, ...sent }: Upload & { company_id: number }): Promise<StatementPreview> => {
    await companies.companyName(db, company_id);
    return previewUpload({ db })({ actor, company_id, by: 'staff' }, sent);
  },

  move: (actor: SessionActor, { id, body: { version, action, reason } }: InputOf<typeof contract.move>): Promise<void> =>
    work(actor, async (tx) => {
      const before = await tx.lock(table, { id, version, scope: undefined });
      const message = action === 'mark_incomplete' ? reason : null;
      await tx.move(table, statementMachine, before, { action, by: 'staff', reason }, { message });
      if (message) await notices.tell(tx, [incompleteNews(before, message)]);
    }),

  /** A person's bank data: that it was read stands in the log. */
  readFile: async (actor: SessionActor, { id, document }: { id: number; document: string }): Promise<FileAnswer> => {
    const company_id = await companies.fileOf(db, id, document);
    const file = await files.read(db, document, company_id);
    await tellRead({ db, clock }, actor, { type: 'statement', id, action: 'statement.file_read', company_id });
    return file;
  },

  /** Who has been reminded today is not reminded once more. */
  remind: (
    actor: SessionActor,
    { body: { competence, company_ids } }: InputOf<typeof contract.remind>,
  ): Promise<AnswerOf<typeof contract.remind>> =>
    work(actor, async (tx) => {
      const owing = await companies.missingOf(tx.db, company_ids, companies.monthOf(competence));
      await notices.tell(
        tx,
        owing.map(({ id }) => missingNews(id, competence, tx.today)),
      );
      return { reminded: owing.length, complete: new Set(company_ids).size - owing.length };
    }),

  piles: () => companies.piles(db, clock.today()),
});

const missingNews = (company_id: number, competence: string, today: string): News => ({
  kind: 'statement.missing',
  company_id,
  to: { may: 'statements' },
  title: `Falta o extrato de ${formatCompetenceLong(competence)}`,
  body: 'Sem ele o mês não fecha. Envie o arquivo do banco, ou declare que a conta não teve movimento.',
  action_url: '/app/extratos',
  key: `statement-${company_id}-${competence}-${today}`,
});

const incompleteNews = ({ id, version, company_id, year, month }: typeof table.$inferSelect, message: string): News => ({
  kind: 'statement.incomplete',
  company_id,
  to: { may: 'statements' },
  title: `O extrato de ${formatCompetenceLong(`${year}-${String(month).padStart(2, '0')}`)} está incompleto`,
  body: message,
  action_url: '/app/extratos',
  key: `statement-${id}-incomplete-${version}`,
});

const ofCompany = async (db: Reader, company_id: number) => {
  await companies.companyName(db, company_id);
  return { company_id };
};
