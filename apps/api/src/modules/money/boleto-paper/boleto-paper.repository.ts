import type { InputOf } from '@esteto/contract/endpoint';
import type { Page } from '@esteto/contract/list';
import type { BoletoPaperProgress, BoletoPaperRow, boletoPaper as contract } from '@esteto/contract/money/boleto-paper';
import { type BoletoPaperState, OPEN_PAPERS } from '@esteto/domain/money/boleto-paper/boleto-paper-life';
import type { GuideReading } from '@esteto/domain/money/boleto-paper/guide-reading';
import { paperProblem, paperState } from '@esteto/domain/money/boleto-paper/paper-fields';
import type { PaperMatches } from '@esteto/domain/money/boleto-paper/paper-matches';
import { OPEN_OBLIGATIONS } from '@esteto/domain/month/monthly-obligation/monthly-obligation-life';
import { and, asc, eq, getTableColumns, gt, inArray, isNull, ne, not, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import { readPage } from '../../../platform/http/paging.ts';
import { boletos } from '../../../tables/boleto/boleto.tables.ts';
import { isInForce } from '../../../tables/boleto/boleto-scope.ts';
import { boletoPapers as papers } from '../../../tables/boleto-paper/boleto-paper.tables.ts';
import { companies } from '../../../tables/company/company.tables.ts';
import { monthlyObligations } from '../../../tables/monthly-obligation/monthly-obligation.tables.ts';
import { files } from '../../../tables/platform/files.tables.ts';

const rows = (db: Reader) =>
  db
    .select({
      ...getTableColumns(papers),
      company_name: companies.name,
      file_name: sql<string>`coalesce(${files.name}, '')`,
      file_mime: sql<string>`coalesce(${files.mime}, '')`,
    })
    .from(papers)
    .leftJoin(companies, eq(companies.id, papers.company_id))
    .leftJoin(files, eq(files.id, papers.file_id));

export type Paper = Awaited<ReturnType<typeof rows>>[number];

/** All but receipts, which are delivered: what nobody knows yet lies with both. */
const isForBoletos = sql`${papers.sort} is distinct from 'receipt'`;

/** Those that may be launched without a look: read whole, in no doubt, refused by nothing. The same as `paperState` says of one. */
export const isSure = and(
  eq(papers.status, 'to_check'),
  eq(papers.sort, 'guide'),
  isNull(papers.unread),
  isNull(papers.refusal),
  sql`${papers.doubts} = '{}'::jsonb`,
);

const isUnread = and(eq(papers.status, 'to_check'), sql`${papers.unread} is not null`);

const STATES: Record<BoletoPaperState, SQL | undefined> = {
  reading: eq(papers.status, 'reading'),
  sure: isSure,
  doubtful: and(eq(papers.status, 'to_check'), isNull(papers.unread), not(isSure ?? sql`false`)),
  unread: isUnread,
  queued: eq(papers.status, 'queued'),
  launched: eq(papers.status, 'launched'),
};

const standing = ({ state, launched }: Pick<InputOf<typeof contract.list>, 'state' | 'launched'>): SQL | undefined => {
  if (state) return and(isForBoletos, STATES[state]);
  return and(isForBoletos, launched ? notInArray(papers.status, ['discarded', 'delivered']) : inArray(papers.status, [...OPEN_PAPERS]));
};

export const list = async (db: Reader, input: InputOf<typeof contract.list>): Promise<Page<BoletoPaperRow>> => {
  const orders = { created_at: papers.created_at };
  const page = await readPage(db, { input, orders, defaultOrder: '-created_at', id: papers.id, where: standing(input) }, (where) =>
    rows(db).where(where),
  );
  return { ...page, items: page.items.map(shown) };
};

export const shown = (paper: Paper) => ({
  ...paper,
  state: paperState(paper),
  problem: paper.status === 'to_check' ? paperProblem(paper) : null,
});

export const detail = async (db: Reader, id: number): Promise<Paper> => {
  const [paper] = await rows(db).where(and(eq(papers.id, id), ne(papers.status, 'discarded')));
  if (!paper) throw notFound();
  return paper;
};

/** The same bytes, still on their way, launched as a boleto that stands, or delivered with an obligation that is done. */
export const sameBytes = async (db: Reader, sha256: string) => {
  const isLaunched = and(eq(papers.status, 'launched'), isInForce);
  const isDelivered = and(eq(papers.status, 'delivered'), notInArray(monthlyObligations.status, [...OPEN_OBLIGATIONS]));
  const [former] = await db
    .select({
      id: papers.id,
      boleto: boletos.description,
      obligation: {
        rule_key: monthlyObligations.rule_key,
        rule_name: monthlyObligations.rule_name,
        competence: monthlyObligations.competence,
      },
    })
    .from(papers)
    .leftJoin(boletos, eq(boletos.id, papers.boleto_id))
    .leftJoin(monthlyObligations, eq(monthlyObligations.id, papers.obligation_id))
    .where(and(eq(papers.sha256, sha256), or(inArray(papers.status, [...OPEN_PAPERS]), isLaunched, isDelivered)))
    .limit(1);
  return former ?? null;
};

/** The company that a reading is of, and what stands against it. Two statements. */
export const matches = async (db: Reader, { documents, digitable_line, tax_key, competence }: GuideReading): Promise<PaperMatches> => {
  const isNamed = or(inArray(companies.cnpj, documents), and(eq(companies.type, 'natural_person'), inArray(companies.cpf, documents)));
  const owners = await db
    .select({ id: companies.id, name: companies.name })
    .from(companies)
    .where(isNamed)
    .orderBy(asc(companies.id))
    .limit(5);
  const [owner] = owners;
  const isLine = digitable_line ? eq(boletos.digitable_line, digitable_line) : sql`false`;
  const isGuide =
    owner && owners.length === 1 && tax_key && competence
      ? and(eq(boletos.company_id, owner.id), eq(boletos.tax_key, tax_key), eq(boletos.competence, competence))
      : undefined;
  const twins = await db
    .select({ description: boletos.description, company_name: companies.name, is_same: sql<boolean>`coalesce(${isLine}, false)` })
    .from(boletos)
    .innerJoin(companies, eq(companies.id, boletos.company_id))
    .where(and(isInForce, or(isLine, isGuide)))
    .limit(5);
  return { companies: owners, same_line: twins.find(({ is_same }) => is_same) ?? null, has_guide: twins.some(({ is_same }) => !is_same) };
};

export const countOf = (where: SQL | undefined) => sql<number>`count(*) filter (where ${where})`.mapWith(Number);

/** One statement. The last batch is told until another is put into the queue. */
export const progress = async (db: Reader): Promise<BoletoPaperProgress> => {
  const last = sql`${papers.queued_at} = (select max(queued_at) from ${papers} where sort = 'guide') and ${papers.sort} = 'guide'`;
  const [counts] = await db
    .select({
      reading: countOf(STATES.reading),
      sure: countOf(isSure),
      to_check: countOf(or(STATES.doubtful, STATES.unread)),
      total: countOf(last),
      launched: countOf(and(last, STATES.launched)),
      queued: countOf(and(last, STATES.queued)),
    })
    .from(papers)
    .where(and(isForBoletos, or(inArray(papers.status, [...OPEN_PAPERS]), last)));
  const { reading = 0, sure = 0, to_check = 0, total = 0, launched = 0, queued = 0 } = counts ?? {};
  return { reading, sure, to_check, batch: total > 0 ? { total, launched, queued, refused: total - launched - queued } : null };
};

/** The next in the queue after an id, with who put it there; those that stumbled in this run are left out. */
export const nextQueued = async (db: Reader, stumbled: readonly number[]) => {
  const [next] = await db
    .select({ id: papers.id, updated_by: papers.updated_by })
    .from(papers)
    .where(and(eq(papers.status, 'queued'), stumbled.length > 0 ? notInArray(papers.id, [...stumbled]) : undefined))
    .orderBy(asc(papers.id))
    .limit(1);
  return next ?? null;
};

export const isQueued = (id: number): SQL | undefined => and(eq(papers.id, id), eq(papers.status, 'queued'));

/** Another that is to be checked, of those in doubt; the next below it in the list before the first. */
export const nextToCheck = async (db: Reader, id: number): Promise<number | null> => {
  const [next] = await db
    .select({ id: papers.id })
    .from(papers)
    .where(and(isForBoletos, or(STATES.doubtful, STATES.unread), ne(papers.id, id)))
    .orderBy(asc(gt(papers.id, id)), sql`${papers.id} desc`)
    .limit(1);
  return next?.id ?? null;
};
