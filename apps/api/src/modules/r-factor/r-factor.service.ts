import type { InputOf } from '@esteto/contract/endpoint';
import type { Page } from '@esteto/contract/list';
import type { RFactorHistory, RFactorRow, rFactor } from '@esteto/contract/r-factor';
import { proLaboreOfTheMonth, type RFactorStanding, rFactorStanding } from '@esteto/domain/r-factor/r-factor-standing';
import { addCompetence, competenceOf, lastCompetences } from '@esteto/domain/shared/date/competence';
import type { Deps } from '../../deps.ts';
import { invalid, staleVersion } from '../../platform/http/app-error.ts';
import type { SessionActor } from '../../platform/work/actor.ts';
import { refuseTaken } from '../../platform/work/taken.ts';
import type { AccountingParameterService } from '../accounting-parameter/accounting-parameter.service.ts';
import * as factors from './r-factor.repository.ts';
import { payrollMonths } from './r-factor.tables.ts';

type Parts = Pick<Deps, 'db' | 'work' | 'clock'> & { accountingParameters: AccountingParameterService };

/** Months before a competence that any window reaches back to. */
const REACH = 13;
/** Competences in the history's picture, and months in its list. */
const SHOWN = 13;
/** From where on the tables of the Simples are known. */
const FIRST = '2018-01';

const monthTaken = { constraint: 'payroll_months_month', field: 'competence', message: 'Mês: a folha deste mês acaba de ser informada.' };

export const rFactorService = ({ db, work, clock, accountingParameters }: Parts) => {
  const thisMonth = (): string => competenceOf(clock.today());

  const list = async (_actor: SessionActor, input: InputOf<typeof rFactor.list>): Promise<Page<RFactorRow>> => {
    const competence = input.competence ?? thisMonth();
    if (competence < FIRST || competence > addCompetence(thisMonth(), 1))
      throw invalid({ competence: 'Competência: escolha de 01/2018 ao mês que vem.' });
    const [from, to] = [addCompetence(competence, -REACH), competence];
    const [page, { rules, tables }] = await Promise.all([
      factors.list(db, { ...input, competence }, { from, to }),
      accountingParameters.inForce(competence),
    ]);
    const items = page.items.map(({ revenues, payrolls, opening_date, ...company }) => {
      const known = { competence, opened: opening_date, revenues, payrolls, rules, tables };
      const { months, advice, ...standing } = rFactorStanding(known);
      const { suggested = null, balance = null } = advice ?? {};
      return { ...company, ...standing, window_months: months.length, suggested, balance };
    });
    return { ...page, items };
  };

  const history = async (_actor: SessionActor, { id }: { id: number }): Promise<RFactorHistory> => {
    const competence = thisMonth();
    const [from, to] = [addCompetence(competence, -SHOWN - REACH), competence];
    const { revenues, ...company } = await factors.company(db, id, { from, to });
    const told = await factors.payrolls(db, id, from, to);
    const { rules, tables } = await accountingParameters.inForce(competence);
    const byMonth = new Map(told.map((payroll) => [payroll.competence, payroll]));
    const known = { opened: company.opening_date, revenues, payrolls: Object.fromEntries(byMonth), rules, tables };
    const standing = rFactorStanding({ ...known, competence });
    return {
      company,
      competence,
      standing: { ...standing, window_months: standing.months.length },
      this_month: proLaboreOfTheMonth({ ...known, competence }),
      points: lastCompetences(addCompetence(competence, 1), SHOWN).map((month) =>
        pointOf(month, rFactorStanding({ ...known, competence: month })),
      ),
      months: lastCompetences(competence, SHOWN)
        .toReversed()
        .map((month) => ({ competence: month, revenue: revenues[month] ?? 0, payroll: byMonth.get(month) ?? null })),
    };
  };

  return {
    list,
    history,

    /** A first time it is told, then mended by whoever has seen what is there. */
    savePayroll: (actor: SessionActor, { id: company_id, body }: InputOf<typeof rFactor.savePayroll>): Promise<void> =>
      work(actor, async (tx) => {
        const { version, ...values } = body;
        const { competence, reason } = values;
        if (competence < FIRST || competence > competenceOf(tx.today))
          throw invalid({ competence: 'Mês: informe a folha de um mês que já começou, de 2018 para cá.' });
        const { id } = await factors.company(tx.db, company_id, { from: competence, to: competence });
        const [known] = await factors.payrolls(tx.db, id, competence, competence);
        const event = { company_id, reason };
        if (!known) {
          await refuseTaken(monthTaken, () =>
            tx.insert(payrollMonths, { ...values, company_id }, { ...event, action: 'payroll_month.created' }),
          );
          return;
        }
        if (!version) throw staleVersion(known.version);
        await tx.update(payrollMonths, { id: known.id, version, scope: undefined }, values, { ...event, action: 'payroll_month.edited' });
      }),
  };
};

/** Of months without any payroll no ratio is told. */
const pointOf = (competence: string, { situation, ratio, payroll_months }: RFactorStanding) => ({
  competence,
  ratio: situation === 'unknown' ? null : ratio,
  payroll_months,
});
