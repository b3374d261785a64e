import type { InputOf } from '@esteto/contract/endpoint';
import type { Page } from '@esteto/contract/list';
import type {
  receiptPaper as contract,
  ReceiptPaperProgress,
  ReceiptPaperRow,
  ReceiptTemplateRow,
} from '@esteto/contract/money/receipt-paper';
import { OPEN_PAPERS } from '@esteto/domain/money/boleto-paper/boleto-paper-life';
import { receiptProblem, receiptState } from '@esteto/domain/money/boleto-paper/receipt-state';
import type { ReceiptForm, ReceiptState } from '@esteto/domain/month/receipt/receipt-form';
import type { ReceiptMatches } from '@esteto/domain/month/receipt/receipt-matches';
import type { ReceiptReading } from '@esteto/domain/month/receipt/receipt-reading';
import type { ReceiptTemplate } from '@esteto/domain/month/receipt/receipt-template';
import { inSaoPaulo } from '@esteto/domain/shared/date/date';
import { and, asc, eq, getTableColumns, gt, inArray, isNotNull, isNull, ne, not, or, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../../../platform/database/database.ts';
import { notFound } from '../../../../platform/http/app-error.ts';
import { readPage } from '../../../../platform/http/paging.ts';
import { boletoPapers as papers } from '../../../../tables/boleto-paper/boleto-paper.tables.ts';
import { receiptTemplates } from '../../../../tables/boleto-paper/receipt-template.tables.ts';
import { companies } from '../../../../tables/company/company.tables.ts';
import { monthlyObligations as obligations } from '../../../../tables/monthly-obligation/monthly-obligation.tables.ts';
import { obligationRules } from '../../../../tables/obligation-rule/obligation-rule.tables.ts';
import { files } from '../../../../tables/platform/files.tables.ts';
import { users } from '../../../../tables/user/user.tables.ts';
import { countOf } from '../boleto-paper.repository.ts';

/** All but guides, which become boletos: what nobody knows yet lies with both. */
const isForObligations = sql`${papers.sort} is distinct from 'guide'`;

const isWaiting = and(eq(papers.status, 'to_check'), isNull(papers.refusal));

/** Those that may be delivered without a look. The same as `receiptState` says of one. */
export const isReady = and(isWaiting, eq(papers.sort, 'receipt'), isNull(papers.unread), sql`${papers.receipt_doubts} = '{}'::jsonb`);

const STATES: Record<ReceiptState, SQL | undefined> = {
  reading: eq(papers.status, 'reading'),
  ready: isReady,
  to_say: and(isWaiting, not(isReady ?? sql`false`)),
  refused: and(eq(papers.status, 'to_check'), isNotNull(papers.refusal)),
  queued: eq(papers.status, 'queued'),
  delivered: eq(papers.status, 'delivered'),
};

const rows = (db: Reader) =>
  db
    .select({
      ...getTableColumns(papers),
      company_name: companies.name,
      rule_key: sql<ReceiptReading['rule_key']>`${papers.receipt} ->> 'rule_key'`,
      rule_id: sql<number | null>`(${papers.receipt} ->> 'rule_id')::bigint`.mapWith((id) => (id === null ? null : Number(id))),
      rule_name: obligationRules.name,
      file_name: sql<string>`coalesce(${files.name}, '')`,
      file_mime: sql<string>`coalesce(${files.mime}, '')`,
    })
    .from(papers)
    .leftJoin(companies, eq(companies.id, papers.company_id))
    .leftJoin(obligationRules, sql`${obligationRules.id} = (${papers.receipt} ->> 'rule_id')::bigint`)
    .leftJoin(files, eq(files.id, papers.file_id));

type Paper = Awaited<ReturnType<typeof rows>>[number];

export const list = async (db: Reader, { state, delivered, ...input }: InputOf<typeof contract.list>): Promise<Page<ReceiptPaperRow>> => {
  const standing = state ? STATES[state] : inArray(papers.status, delivered ? [...OPEN_PAPERS, 'delivered'] : [...OPEN_PAPERS]);
  const orders = { created_at: papers.created_at };
  const where = and(isForObligations, standing);
  const page = await readPage(db, { input, orders, defaultOrder: '-created_at', id: papers.id, where }, (which) => rows(db).where(which));
  return { ...page, items: page.items.map(shown) };
};

export const shown = (paper: Paper) => ({
  ...paper,
  state: receiptState(paper),
  problem: receiptProblem(paper),
  kind: paper.receipt?.kind ?? null,
  taught: paper.receipt?.taught ?? null,
  protocol_number: paper.receipt?.protocol_number ?? null,
  delivered_on: paper.receipt?.delivered_on ?? null,
  delivered_at: paper.receipt?.delivered_at ?? null,
});

export const detail = async (db: Reader, id: number): Promise<Paper> => {
  const [paper] = await rows(db).where(and(eq(papers.id, id), ne(papers.status, 'discarded'), isForObligations));
  if (!paper) throw notFound();
  return paper;
};

/** One statement. The last batch is told until another is put into the queue. */
export const progress = async (db: Reader): Promise<ReceiptPaperProgress> => {
  const last = sql`${papers.queued_at} = (select max(queued_at) from ${papers} where sort = 'receipt') and ${papers.sort} = 'receipt'`;
  const [counts] = await db
    .select({
      reading: countOf(STATES.reading),
      ready: countOf(STATES.ready),
      to_say: countOf(STATES.to_say),
      refused: countOf(STATES.refused),
      all_delivered: countOf(STATES.delivered),
      total: countOf(last),
      delivered: countOf(and(last, STATES.delivered)),
      queued: countOf(and(last, STATES.queued)),
    })
    .from(papers)
    .where(and(isForObligations, inArray(papers.status, [...OPEN_PAPERS, 'delivered'])));
  const { reading = 0, ready = 0, to_say = 0, refused = 0, all_delivered = 0, total = 0, delivered = 0, queued = 0 } = counts ?? {};
  const batch = total > 0 ? { total, delivered, queued, refused: total - delivered - queued } : null;
  return { reading, ready, to_say, refused, delivered: all_delivered, batch };
};

/** Another of which something is to be said; the next below it in the list before the first. */
export const nextToSay = async (db: Reader, id: number): Promise<number | null> => {
  const [next] = await db
    .select({ id: papers.id })
    .from(papers)
    .where(and(isForObligations, or(STATES.to_say, STATES.refused), ne(papers.id, id)))
    .orderBy(asc(gt(papers.id, id)), sql`${papers.id} desc`)
    .limit(1);
  return next?.id ?? null;
};

/** Those that a template which was taught just now may read: whatever waits with its words and is not ready. */
export const mayBeReadAgain = and(isForObligations, or(STATES.to_say, STATES.refused), isNotNull(papers.words));

/** Those whose obligation was written down after they were read. */
export const findsItsObligation = and(
  mayBeReadAgain,
  isNull(papers.obligation_id),
  isNotNull(papers.company_id),
  sql`exists (select 1 from ${obligations} where ${obligations.company_id} = ${papers.company_id} and ${obligations.competence} = ${papers.competence}
    and (${obligations.rule_key} = ${papers.receipt} ->> 'rule_key' or ${obligations.rule_id} = (${papers.receipt} ->> 'rule_id')::bigint))`,
);

export const officeRules = (db: Reader) =>
  db.select({ id: obligationRules.id, name: obligationRules.name }).from(obligationRules).orderBy(asc(obligationRules.name));

type Wanted = Pick<ReceiptForm, 'rule_key' | 'rule_id'> & { company_id: number; competence: string };

/** The obligation of a company, a rule and a month; null where there is none. */
export const obligationOf = async (db: Reader, { company_id, rule_key, rule_id, competence }: Wanted) => {
  const ofRule = rule_key ? eq(obligations.rule_key, rule_key) : eq(obligations.rule_id, rule_id ?? 0);
  const [obligation] = await db
    .select({
      id: obligations.id,
      status: obligations.status,
      due_month: obligations.due_month,
      delivered_on: obligations.delivered_on,
      protocol_number: obligations.protocol_number,
    })
    .from(obligations)
    .where(and(eq(obligations.company_id, company_id), eq(obligations.competence, competence), ofRule));
  return obligation ?? null;
};

export const ruleName = async (db: Reader, rule_id: number): Promise<string | null> => {
  const [rule] = await db.select({ name: obligationRules.name }).from(obligationRules).where(eq(obligationRules.id, rule_id));
  return rule?.name ?? null;
};

/** The company that a receipt is of, and what it delivers there. Three statements at most. */
export const matches = async (db: Reader, { document, rule_key, rule_id, competence }: ReceiptReading): Promise<ReceiptMatches> => {
  const isNamed = document && or(eq(companies.cnpj, document), and(eq(companies.type, 'natural_person'), eq(companies.cpf, document)));
  const owners = isNamed
    ? await db.select({ id: companies.id, name: companies.name }).from(companies).where(isNamed).orderBy(asc(companies.id)).limit(5)
    : [];
  const [owner] = owners;
  const isTold = owners.length === 1 && competence !== null && (rule_key !== null || rule_id !== null);
  return {
    companies: owners,
    obligation: owner && isTold ? await obligationOf(db, { company_id: owner.id, rule_key, rule_id, competence }) : null,
    rule_name: rule_id === null ? null : await ruleName(db, rule_id),
  };
};

const taughtRows = (db: Reader) =>
  db
    .select({ ...getTableColumns(receiptTemplates), rule_name: obligationRules.name, taught_by: sql<string>`coalesce(${users.name}, '')` })
    .from(receiptTemplates)
    .leftJoin(users, eq(users.id, receiptTemplates.created_by))
    .leftJoin(obligationRules, eq(obligationRules.id, receiptTemplates.rule_id))
    .where(isTaught)
    .orderBy(asc(receiptTemplates.name), asc(receiptTemplates.id))
    .limit(MOST_TEMPLATES);

/** More than an office teaches. */
const MOST_TEMPLATES = 1000;

const isTaught = isNull(receiptTemplates.removed_at);

export const isTemplate = (id: number): SQL | undefined => and(eq(receiptTemplates.id, id), isTaught);

export const taught = (db: Reader): Promise<ReceiptTemplateRow[]> => taughtRows(db);

/** As the reading of a text takes them. */
export const templates = async (db: Reader): Promise<ReceiptTemplate[]> =>
  (await taughtRows(db)).map((template) => ({ ...template, taught_on: inSaoPaulo(template.created_at).date }));
