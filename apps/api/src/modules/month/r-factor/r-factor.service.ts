import type { InputOf } from '@esteto/contract/endpoint';
import type { Page } from '@esteto/contract/list';
import type { OwnRFactor, RFactorHistory, RFactorRow, rFactor } from '@esteto/contract/month/r-factor';
import { type CompanyMonths, firstMonthNeeded } from '@esteto/domain/law/month/company-months';
import { NO_REVENUE, revenueTotal } from '@esteto/domain/law/month/month-revenue';
import { simplesMonths } from '@esteto/domain/law/tax/simples-months';
import { FIRST_FACTOR_MONTH, type RFactorFigures, rFactorFigures, shownStanding } from '@esteto/domain/month/r-factor/r-factor-figures';
import type { RFactorFilters } from '@esteto/domain/month/r-factor/r-factor-filters';
import { proLaboreOfTheMonth, type RFactorStanding, rFactorStanding } from '@esteto/domain/month/r-factor/r-factor-standing';
import { addCompetence, competenceOf, lastCompetences } from '@esteto/domain/shared/date/competence';
import type { Deps } from '../../../deps.ts';
import type { Reader } from '../../../platform/database/database.ts';
import { invalid, staleVersion } from '../../../platform/http/app-error.ts';
import type { CompanyActor, SessionActor } from '../../../platform/work/actor.ts';
import { refuseTaken } from '../../../platform/work/taken.ts';
import { payrollMonths } from '../../../tables/r-factor/r-factor.tables.ts';
import { teamComments } from '../../office/comment/comment.service.ts';
import type { AccountingParameterService } from '../accounting-parameter/accounting-parameter.service.ts';
import { MOST_FRESH, type MonthFigureService } from '../month/month-figures.service.ts';
import * as factors from './r-factor.repository.ts';
import { deciding, plannedMonths, planSpan } from './r-factor-plan.ts';

type Parts = Pick<Deps, 'db' | 'work' | 'clock'> & {
  accountingParameters: AccountingParameterService;
  monthFigures: MonthFigureService;
};

/** Competences in the history's picture, and months in its list. */
const SHOWN = 13;

const monthTaken = { constraint: 'payroll_months_month', field: 'competence', message: 'Mês: a folha deste mês acaba de ser informada.' };

const spanOf = (competence: string) => ({ from: firstMonthNeeded(competence), to: competence });

export const rFactorService = ({ db, work, clock, accountingParameters, monthFigures }: Parts) => {
  const thisMonth = (): string => competenceOf(clock.today());

  type Months = { id: number; months: CompanyMonths };

  /** Their figures by id. One statement, where there are any. */
  const computed = async (competence: string, companies: readonly Months[]): Promise<Map<number, RFactorFigures>> => {
    if (companies.length === 0) return new Map();
    const { rules, tables } = await accountingParameters.inForce(competence);
    return new Map(companies.map(({ id, months }) => [id, rFactorFigures({ competence, months, rules, tables })]));
  };

  /** Figures of matching companies that are not kept, or old, computed now. Where more are missing the call waits; where more are old they are listed as they were. */
  const freshOf = async (input: Parameters<typeof factors.unkept>[1]): Promise<Map<number, RFactorFigures>> => {
    const rows = await factors.unkept(db, input, spanOf(input.competence), MOST_FRESH + 1);
    if (rows.filter(({ is_missing }) => is_missing).length > MOST_FRESH) return monthFigures.refuseUntilKept(input.competence);
    return computed(
      input.competence,
      rows.map(({ id, is_missing: _isMissing, ...months }) => ({ id, months })),
    );
  };

  const competenceIn = (input: { competence?: string | null | undefined }): string => {
    const competence = input.competence ?? thisMonth();
    if (competence < FIRST_FACTOR_MONTH || competence > addCompetence(thisMonth(), 1))
      throw invalid({ competence: 'Competência: escolha de 01/2018 ao mês que vem.' });
    return competence;
  };

  /** Where the list is narrowed by situation, what had to be computed for it now, and of each whether it is asked for. */
  const situationsOf = async (input: Parameters<typeof factors.unkept>[1]) => {
    const fresh = input.situation ? await freshOf(input) : null;
    const isWanted = new Map([...(fresh ?? [])].map(([id, { situation }]) => [id, situation === input.situation]));
    return { fresh, isWanted };
  };

  /** The companies that the list shows by these filters, no more than `limit`. At most three statements. */
  const matchingIds = async (filters: Partial<RFactorFilters>, limit: number): Promise<number[]> => {
    const input = { ...filters, competence: competenceIn(filters) };
    const { isWanted } = await situationsOf(input);
    return factors.matchingIds(db, input, isWanted, limit);
  };

  const list = async (_actor: SessionActor, input: InputOf<typeof rFactor.list>): Promise<Page<RFactorRow>> => {
    const competence = competenceIn(input);
    const { fresh, isWanted } = await situationsOf({ ...input, competence });
    const page = await factors.list(db, { ...input, competence }, spanOf(competence), isWanted);
    const shown =
      fresh ??
      (await computed(
        competence,
        page.items.flatMap(({ id, months }) => (months ? [{ id, months }] : [])),
      ));
    const items = page.items.flatMap(({ figures: kept, months: _months, ...company }) => {
      const figures = shown.get(company.id) ?? kept;
      return figures ? [{ ...company, ...figures }] : [];
    });
    return { ...page, items };
  };

  const history = async (id: number): Promise<RFactorHistory> => {
    const competence = thisMonth();
    const points = lastCompetences(addCompetence(competence, 1), SHOWN);
    const listed = lastCompetences(competence, SHOWN).toReversed();
    const span = { ...planSpan(competence), from: firstMonthNeeded(points[0] ?? competence) };
    const { name, has_factor, decisions, months, coming } = await factors.planned(db, id, span, competence);
    const payrolls = await factors.payrolls(db, id, listed.at(-1) ?? competence, competence);
    const { rules, tables } = await accountingParameters.inForce(competence);
    const simples = simplesMonths(months);
    const input = { months, simples, rules, tables };
    const standing = rFactorStanding({ ...input, competence });
    const byMonth = new Map(payrolls.map((payroll) => [payroll.competence, payroll]));
    const cpp = simples.cppFor(competence);
    return {
      company: { id, name, has_factor, opening_date: months.opening_date },
      competence,
      standing: { ...shownStanding(standing), months: standing.months, advice: standing.advice },
      this_month: proLaboreOfTheMonth({ ...input, competence }),
      plan: has_factor ? plannedMonths({ competence, months, coming, rules, tables, decisions }) : [],
      points: points.map((month) => pointOf(month, rFactorStanding({ ...input, competence: month }))),
      months: listed.map((month) => {
        const revenue = months.revenues[month] ?? NO_REVENUE;
        return {
          competence: month,
          revenue: revenueTotal(revenue),
          waiting: revenue.waiting,
          payroll: byMonth.get(month) ?? null,
          cpp: cpp[month] ?? 0,
        };
      }),
    };
  };

  const decide = deciding({ work, clock, accountingParameters });

  return {
    list,
    ...teamComments({ db, work }, { type: 'r_factor', find: ofPayer, entity: 'company', deleted: 'company.r_factor_comment_deleted' }),

    matchingIds,
    history: (_actor: SessionActor, { id }: { id: number }): Promise<RFactorHistory> => history(id),

    /** The same of one's own company. */
    own: ({ company }: CompanyActor): Promise<OwnRFactor> => history(company.company_id),

    decide,
    decideOwn: (actor: CompanyActor, { body }: Pick<InputOf<typeof rFactor.decide>, 'body'>): Promise<void> =>
      decide(actor, { id: actor.company.company_id, body }),

    /** A first time it is told, then mended by whoever has seen what is there. */
    savePayroll: (actor: SessionActor, { id: company_id, body }: InputOf<typeof rFactor.savePayroll>): Promise<void> =>
      work(actor, async (tx) => {
        const { version, ...values } = body;
        const { competence, reason } = values;
        if (competence < FIRST_FACTOR_MONTH || competence > competenceOf(tx.today))
          throw invalid({ competence: 'Mês: informe a folha de um mês que já começou, de 2018 para cá.' });
        await factors.payer(tx.db, company_id);
        const [payroll] = await factors.payrolls(tx.db, company_id, competence, competence);
        const event = { company_id, reason };
        if (!payroll) {
          await refuseTaken(monthTaken, () =>
            tx.insert(payrollMonths, { ...values, company_id }, { ...event, action: 'payroll_month.created' }),
          );
          return;
        }
        if (!version) throw staleVersion(payroll.version);
        await tx.update(payrollMonths, { id: payroll.id, version, scope: undefined }, values, { ...event, action: 'payroll_month.edited' });
      }),
  };
};

/** A point of the chart; no ratio is told where no month has a payroll. */
const pointOf = (competence: string, { ratio, months, untold }: RFactorStanding) => ({
  competence,
  ratio: months.length > 0 && untold.length === months.length ? null : ratio,
  payroll_months: months.length - untold.length,
  untold_months: untold.length,
});

/** A company whose payroll may be told. */
const ofPayer = async (db: Reader, company_id: number) => {
  await factors.payer(db, company_id);
  return { company_id };
};
