import type { InputOf } from '@esteto/contract/endpoint';
import type { monthlyObligation as contract, MonthlyObligationDetail } from '@esteto/contract/month/monthly-obligation';
import { regimeIn } from '@esteto/domain/law/month/company-months';
import { datedObligation, obligationProblem } from '@esteto/domain/law/obligation/calendar';
import { OBLIGATION_KEYS, type ObligationKey, obligationRegimes } from '@esteto/domain/law/obligation/obligation-rule';
import { obligationOfKey } from '@esteto/domain/law/obligation/obligation-rules';
import { addCompetence } from '@esteto/domain/shared/date/competence';
import type { Deps } from '../../../deps.ts';
import type { Reader } from '../../../platform/database/database.ts';
import { invalid } from '../../../platform/http/app-error.ts';
import type { SessionActor } from '../../../platform/work/actor.ts';
import { refuseTaken } from '../../../platform/work/taken.ts';
import { monthlyObligations as table } from '../../../tables/monthly-obligation/monthly-obligation.tables.ts';
import type { MonthService } from '../month/month.service.ts';
import { byLaw, profileOf, valuesOf } from './generate-obligations.ts';
import { detail, type Shown } from './obligation-amounts.ts';
import { profiles } from './obligation-profile.repository.ts';

// Obligations that staff add to those which the calendar of the law gives a company.

/** The obligations that a company may owe of a competence. */
export const offered =
  ({ db, months }: Pick<Deps, 'db'> & { months: MonthService }) =>
  async (_actor: SessionActor, { company_id, competence }: InputOf<typeof contract.offered>): Promise<ObligationKey[]> => {
    const { regimes } = await ownerIn(months, db, company_id, competence);
    return OBLIGATION_KEYS.filter((key) => obligationProblem(key, regimes, competence) === null);
  };

export const create =
  ({ work, clock, months }: Pick<Deps, 'work'> & Shown) =>
  (actor: SessionActor, { body }: InputOf<typeof contract.create>): Promise<MonthlyObligationDetail> =>
    work(actor, async (tx) => {
      const { company_id, rule_key, competence, observations } = body;
      const { company, regimes } = await ownerIn(months, tx.db, company_id, competence);
      const problem = obligationProblem(rule_key, regimes, competence);
      if (problem?.of === 'competence') throw invalid({ competence: `Competência: ${problem.words}.` });
      if (problem) throw invalid({ rule_key: `Obrigação: ${problem.words}.` });
      const rule = obligationOfKey(rule_key, competence);
      const terms = await months.terms(tx.db);
      const { days_before } = terms.rules(addCompetence(competence, 1));
      const obligation = datedObligation(rule, profileOf(company, terms), competence, days_before);
      const values = { ...valuesOf(company, byLaw(obligation)), observations };
      const { id } = await refuseTaken(duplicate, () => tx.insert(table, values, { action: 'monthly_obligation.created', company_id }));
      return detail({ clock, months }, tx.db, id);
    });

/** A company that works, and what it may owe of a competence by the regime that it had then. */
const ownerIn = async (months: MonthService, reader: Reader, company_id: number, competence: string) => {
  const [company] = await profiles(reader, competence, { after: company_id - 1, limit: 1 });
  if (company?.id !== company_id) throw invalid({ company_id: 'Escolha uma empresa da lista.' });
  const { tax_regime } = regimeIn(await months.ofOne(company_id, competence, reader), competence);
  return { company, regimes: obligationRegimes({ ...company, tax_regime }) };
};

const duplicate = {
  constraint: 'monthly_obligations_competence',
  field: 'rule_key',
  message: 'A empresa já tem esta obrigação nesta competência.',
};
