import type { InputOf } from '@esteto/contract/endpoint';
import type { Page } from '@esteto/contract/list';
import type { npsSurvey as contract, NpsComment, NpsTask } from '@esteto/contract/office/nps-survey';
import { NPS_SCORES } from '@esteto/domain/office/nps/nps-answer';
import { type NpsClassification, npsClassification } from '@esteto/domain/office/nps/nps-classification';
import { OPEN_NPS_SURVEY_STATUSES } from '@esteto/domain/office/nps/nps-life';
import { npsSurveyFilters } from '@esteto/domain/office/nps/nps-survey-form';
import { aliasedTable, and, asc, eq, getTableColumns, inArray, isNotNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '../../../../platform/database/database.ts';
import { pile } from '../../../../platform/database/pile.ts';
import { containsKey } from '../../../../platform/database/search.ts';
import { notFound } from '../../../../platform/http/app-error.ts';
import { readPage } from '../../../../platform/http/paging.ts';
import type { Row } from '../../../../platform/work/record-table.ts';
import { companies } from '../../../../tables/company/company.tables.ts';
import { npsAnswers, npsInvitations, npsSurveys, npsTasks } from '../../../../tables/nps/nps.tables.ts';
import { users } from '../../../../tables/user/user.tables.ts';

export type Survey = Row<typeof npsSurveys>;

/** Named in full: in a statement of one table a column is written without it, and would be the inner table's here. */
const itsId = sql.raw('nps_surveys.id');

/** To be returned to yet: all, or one person's. */
const openTasks = (analyst_id: number | null | undefined): SQL | undefined =>
  and(eq(npsTasks.status, 'open'), analyst_id ? eq(npsTasks.analyst_id, analyst_id) : undefined);

const itsOpenTasks = (analyst_id: number | null | undefined): SQL | undefined =>
  and(sql`${npsTasks.survey_id} = ${itsId}`, openTasks(analyst_id));

/** How many answers gave each score. */
const scoreCounts = sql<number[]>`array(
  select (select count(*) from ${npsAnswers} where ${npsAnswers.survey_id} = ${itsId} and ${npsAnswers.score} = scores.score)::int
  from generate_series(0, 10) as scores(score) order by scores.score)`;

const shown = (analyst_id: number | null = null) => ({
  ...getTableColumns(npsSurveys),
  counts: sql<number[]>`${scoreCounts}`.as('counts'),
  asked: sql<number>`(select count(*) from ${npsInvitations} where ${npsInvitations.survey_id} = ${itsId})`.mapWith(Number).as('asked'),
  open_tasks: sql<number>`(select count(*) from ${npsTasks} where ${itsOpenTasks(analyst_id)})`.mapWith(Number).as('open_tasks'),
});

export const list = (db: Reader, input: InputOf<typeof contract.list>) =>
  readPage(
    db,
    {
      input,
      orders: { rank: npsSurveys.rank, start_at: npsSurveys.start_at },
      defaultOrder: 'rank',
      id: npsSurveys.id,
      where: and(
        input.status ? eq(npsSurveys.status, input.status) : undefined,
        input.open ? inArray(npsSurveys.status, OPEN_NPS_SURVEY_STATUSES) : undefined,
        input.pending ? sql`exists (select 1 from ${npsTasks} where ${itsOpenTasks(input.analyst_id)})` : undefined,
      ),
    },
    (where) => db.select(shown(input.analyst_id)).from(npsSurveys).where(where),
  );

export const find = async (db: Reader, id: number) => {
  const [row] = await db.select(shown()).from(npsSurveys).where(eq(npsSurveys.id, id));
  if (!row) throw notFound();
  return row;
};

const groupCounts = sql<number[]>`array[${sql.join(
  NPS_SCORES.map((score) => sql`count(*) filter (where ${npsAnswers.score} = ${sql.raw(String(score))})`),
  sql`, `,
)}]::int[]`;

/** The answers of a survey by plan, by analyst and by how long people were clients, as it was when they were asked. */
export const groups = async (db: Reader, id: number) => {
  const { rows } = await db.execute<{ kind: 'plan' | 'analyst' | 'tenure'; name: string | null; counts: number[] }>(sql`
    select case when grouping(${npsInvitations.plan_id}) = 0 then 'plan' when grouping(${npsInvitations.analyst_id}) = 0 then 'analyst' else 'tenure' end as kind,
      case when grouping(${npsInvitations.plan_id}) = 0 then (select name from plans where id = ${npsInvitations.plan_id})
        when grouping(${npsInvitations.analyst_id}) = 0 then (select name from users where id = ${npsInvitations.analyst_id})
        else ${npsInvitations.tenure} end as name,
      ${groupCounts} as counts
    from ${npsInvitations} join ${npsAnswers}
      on ${npsAnswers.survey_id} = ${npsInvitations.survey_id} and ${npsAnswers.user_id} = ${npsInvitations.user_id}
    where ${npsInvitations.survey_id} = ${id}
    group by grouping sets ((${npsInvitations.plan_id}), (${npsInvitations.analyst_id}), (${npsInvitations.tenure}))`);
  return rows;
};

const MOST_IN_TREND = 12;

/** The latest surveys of the same people up to the one, oldest first: others would compare what is not alike. */
export const trend = async (db: Reader, { id, start_at, member_types, plan_ids, tenures }: Survey) => {
  const rows = await db
    .select({ id: npsSurveys.id, start_at: npsSurveys.start_at, counts: scoreCounts })
    .from(npsSurveys)
    .where(
      and(
        ne(npsSurveys.status, 'planned'),
        or(eq(npsSurveys.id, id), lte(npsSurveys.start_at, start_at)),
        eq(npsSurveys.member_types, member_types),
        eq(npsSurveys.plan_ids, plan_ids),
        eq(npsSurveys.tenures, tenures),
      ),
    )
    .orderBy(sql`${npsSurveys.start_at} desc`, sql`${npsSurveys.id} desc`)
    .limit(MOST_IN_TREND);
  return rows.toReversed();
};

/** What has not ended. */
export const openIds = async (db: Reader): Promise<number[]> => {
  const rows = await db
    .select({ id: npsSurveys.id })
    .from(npsSurveys)
    .where(ne(npsSurveys.status, 'concluded'))
    .orderBy(asc(npsSurveys.id));
  return rows.map(({ id }) => id);
};

/** What began and is to be repeated, and has not been yet. */
export const idsToRepeat = async (db: Reader): Promise<number[]> => {
  const rows = await db
    .select({ id: npsSurveys.id })
    .from(npsSurveys)
    .where(
      and(
        eq(npsSurveys.repeats_quarterly, true),
        ne(npsSurveys.status, 'planned'),
        sql`not exists (select 1 from nps_surveys later where later.repeats_id = ${itsId})`,
      ),
    )
    .orderBy(asc(npsSurveys.id));
  return rows.map(({ id }) => id);
};

const ONE_AT_A_TIME = 76_033;

/** Those still to end, for whoever plans another: two who plan at once wait for each other. */
export const othersStillOpen = async (db: Transaction, id: number | null): Promise<Survey[]> => {
  await db.execute(sql`select pg_advisory_xact_lock(${ONE_AT_A_TIME})`);
  return db
    .select()
    .from(npsSurveys)
    .where(and(ne(npsSurveys.status, 'concluded'), id === null ? undefined : ne(npsSurveys.id, id)))
    .orderBy(asc(npsSurveys.start_at));
};

export const deleteSurvey = async (db: Transaction, id: number): Promise<void> => {
  await db.delete(npsSurveys).where(eq(npsSurveys.id, id));
};

const scoresOf = (wanted: NpsClassification): number[] => NPS_SCORES.filter((score) => npsClassification(score) === wanted);

const inSurvey = and(eq(npsInvitations.survey_id, npsAnswers.survey_id), eq(npsInvitations.user_id, npsAnswers.user_id));

export const comments = async (db: Reader, { id, ...input }: InputOf<typeof contract.comments>): Promise<Page<NpsComment>> => {
  const page = await readPage(
    db,
    {
      input,
      orders: { created_at: npsAnswers.created_at },
      defaultOrder: '-created_at',
      id: npsAnswers.id,
      where: and(
        eq(npsAnswers.survey_id, id),
        isNotNull(npsAnswers.comment),
        containsKey(npsAnswers.search_key, input.search),
        input.classification ? inArray(npsAnswers.score, scoresOf(input.classification)) : undefined,
      ),
    },
    (where) =>
      db
        .select({
          id: npsAnswers.id,
          score: npsAnswers.score,
          comment: sql<string>`${npsAnswers.comment}`,
          created_at: npsAnswers.created_at,
          person_name: users.name,
          company_name: companies.name,
        })
        .from(npsAnswers)
        .innerJoin(npsInvitations, inSurvey)
        .innerJoin(users, eq(users.id, npsAnswers.user_id))
        .innerJoin(companies, eq(companies.id, npsInvitations.company_id))
        .where(where),
  );
  return { ...page, items: page.items.map((row) => ({ ...row, classification: npsClassification(row.score) })) };
};

const analysts = aliasedTable(users, 'analysts');

export const tasks = (db: Reader, { id, ...input }: InputOf<typeof contract.tasks>): Promise<Page<NpsTask>> =>
  tasksWhere(db, input, eq(npsTasks.survey_id, id));

/** Those of a person of the team. */
export const ownTask = (user_id: number) => eq(npsTasks.analyst_id, user_id);

export const openTasksOf = (db: Reader, user_id: number, input: InputOf<typeof contract.ownTasks>): Promise<Page<NpsTask>> =>
  tasksWhere(db, input, and(ownTask(user_id), eq(npsTasks.status, 'open')));

const tasksWhere = (db: Reader, input: InputOf<typeof contract.ownTasks>, which: SQL | undefined): Promise<Page<NpsTask>> =>
  readPage(db, { input, orders: { due_on: npsTasks.due_on }, defaultOrder: 'due_on', id: npsTasks.id, where: which }, (where) =>
    db
      .select({
        ...getTableColumns(npsTasks),
        score: npsAnswers.score,
        comment: npsAnswers.comment,
        person_name: users.name,
        company_name: companies.name,
        analyst_name: analysts.name,
      })
      .from(npsTasks)
      .innerJoin(npsAnswers, eq(npsAnswers.id, npsTasks.answer_id))
      .innerJoin(users, eq(users.id, npsAnswers.user_id))
      .innerJoin(companies, eq(companies.id, npsTasks.company_id))
      .leftJoin(analysts, eq(analysts.id, npsTasks.analyst_id))
      .where(where),
  );

/** Returns to people who answered a survey, as its list counts them. Counted on the home of the staff by the filters of the list. */
export const piles = () => ({
  nps_tasks: pile(npsSurveyFilters, {
    from: npsTasks,
    person: npsTasks.analyst_id,
    since: npsTasks.created_at,
    due: npsTasks.due_on,
    where: ({ analyst_id }) => openTasks(analyst_id),
  }),
});
