import type { InputOf } from '@esteto/contract/endpoint';
import type { RFactorPlannedMonth, rFactor } from '@esteto/contract/month/r-factor';
import { firstMonthNeeded } from '@esteto/domain/law/month/company-months';
import { type PlanInput, type PlannedMonth, proLaborePlan } from '@esteto/domain/month/r-factor/pro-labore-plan';
import { decidedProLabore } from '@esteto/domain/month/r-factor/r-factor-decision';
import { addCompetence, competenceOf } from '@esteto/domain/shared/date/competence';
import type { Deps } from '../../../deps.ts';
import { invalid, staleVersion } from '../../../platform/http/app-error.ts';
import type { SessionActor } from '../../../platform/work/actor.ts';
import { refuseTaken } from '../../../platform/work/taken.ts';
import { rFactorDecisions as table } from '../../../tables/r-factor/r-factor.tables.ts';
import type { AccountingParameterService } from '../accounting-parameter/accounting-parameter.service.ts';
import { comingFacts } from './coming-facts.ts';
import * as factors from './r-factor.repository.ts';

/** What is asked for of months to come counts in the plan: as far as it looks, and the competences that count those months. */
const MONTHS_SEEN = 8;

export const planSpan = (competence: string) => ({ from: firstMonthNeeded(competence), to: addCompetence(competence, MONTHS_SEEN) });

type Planned = Omit<PlanInput, 'coming'> & Pick<Awaited<ReturnType<typeof factors.planned>>, 'decisions' | 'coming'>;

const planOf = ({ decisions, coming, ...input }: Planned): PlannedMonth[] =>
  proLaborePlan(
    { ...input, coming: comingFacts(coming, input.competence, planSpan(input.competence).to) },
    Object.fromEntries(decisions.map(({ competence, pro_labore }) => [competence, pro_labore])),
  );

/** The months to come, each with what was decided of it. */
export const plannedMonths = (input: Planned): RFactorPlannedMonth[] =>
  planOf(input).map((month) => ({ ...month, decision: input.decisions.find(({ competence }) => competence === month.competence) ?? null }));

const decisionTaken = {
  constraint: 'r_factor_decisions_month',
  field: 'competence',
  message: 'Mês: o pró-labore deste mês acaba de ser decidido.',
};

type Parts = Pick<Deps, 'work' | 'clock'> & { accountingParameters: AccountingParameterService };

/** What is suggested for the month is kept with the decision, as it was on that day; who decides again has seen what is there. */
export const deciding =
  ({ work, clock, accountingParameters }: Parts) =>
  (actor: SessionActor, { id: company_id, body }: InputOf<typeof rFactor.decide>): Promise<void> =>
    work(actor, async (tx) => {
      const { competence, decision, note, version } = body;
      const today = competenceOf(clock.today());
      const { decisions, months, coming } = await factors.planned(tx.db, company_id, planSpan(today), today);
      const rules = await accountingParameters.inForce(today, tx.db);
      const suggestion = planOf({ competence: today, months, coming, decisions, ...rules }).find(
        (month) => month.competence === competence,
      );
      if (!suggestion) throw invalid({ competence: 'Mês: não há pró-labore a decidir para ele. A folha pode já ter sido informada.' });
      const { keeps: suggested, cost, gain } = suggestion;
      const values = {
        decision,
        note,
        pro_labore: decidedProLabore(decision, { suggested, adjusted: body.pro_labore }),
        suggested_pro_labore: suggested,
        suggested_cost: cost,
        suggested_gain: gain,
      };
      const former = decisions.find((one) => one.competence === competence);
      if (!former) {
        await refuseTaken(decisionTaken, () =>
          tx.insert(table, { ...values, company_id, competence }, { action: 'r_factor_decision.made', company_id }),
        );
        return;
      }
      if (!version) throw staleVersion(former.version);
      await tx.update(table, { id: former.id, version, scope: undefined }, values, { action: 'r_factor_decision.changed', company_id });
    });
