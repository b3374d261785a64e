import { addCompetence, competenceOf } from '@esteto/domain/shared/date/competence';
import type { DemoCompany } from '../../../demo/demo-cast.ts';
import type { Stage } from '../../../demo/demo-stage.ts';
import { at, type Life } from '../../../demo/demo-time.ts';

/** Ana takes out the same each month; Bruno passes the limit in one of them. */
export const profitDistributionLives = (stage: Stage): Life[] =>
  stage.cast.companies.flatMap((company) => {
    if (company.name === 'souza') return [monthly(stage, company, [1_800_000, 1_800_000, 1_800_000, 1_800_000])];
    if (company.name === 'alves') return [monthly(stage, company, [2_000_000, 5_600_000, 4_200_000])];
    return [];
  });

/** What was paid in the last months, the oldest first, each on the twentieth. */
async function* monthly({ modules: { profitDistributions }, today }: Stage, { partner }: DemoCompany, amounts: readonly number[]): Life {
  for (const [index, amount] of amounts.entries()) {
    const month = addCompetence(competenceOf(today), index - amounts.length);
    yield at(`${month}-20`, 19 * 60);
    const form = { user_id: partner.user.id, person_name: null, person_cpf: null, paid_on: `${month}-20`, amount };
    await profitDistributions.createOwn(partner, { body: { ...form, is_earlier: false, note: null, is_another: false } });
  }
}
