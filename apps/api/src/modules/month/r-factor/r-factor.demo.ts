import { addCompetence, competenceOf, firstDayOf, lastCompetences } from '@esteto/domain/shared/date/competence';
import { addDays } from '@esteto/domain/shared/date/date';
import type { DemoCompany } from '../../../demo/demo-cast.ts';
import type { DemoCompanyName } from '../../../demo/demo-clients.ts';
import { DEMO_COMPANIES } from '../../../demo/demo-companies.ts';
import type { Stage } from '../../../demo/demo-stage.ts';
import { at, type Life } from '../../../demo/demo-time.ts';

export const rFactorLives = (stage: Stage): Life[] => stage.cast.companies.flatMap((company) => livesOf(stage, company));

/** What part of a month's revenue is paid as pró-labore, in hundredths: with room, hardly enough (no less than a minimum wage), and too little. */
const SHARES: Partial<Record<DemoCompanyName, number>> = { souza: 32, plantoes: 22, prado: 20 };

/** The minimum wage of 2026. */
const LEAST = 162_100;

const livesOf = (stage: Stage, company: DemoCompany): Life[] => {
  const share = SHARES[company.name];
  return share === undefined ? [] : [payrollOfEachMonth(stage, company, share)];
};

/** In the first days of a month staff write down what was paid in the one before; one of the youngest company's they forgot. */
async function* payrollOfEachMonth(
  { cast: { staff }, modules: { rFactors }, today }: Stage,
  { id, name }: DemoCompany,
  share: number,
): Life {
  const { since_months } = DEMO_COMPANIES[name].pace;
  const last = addCompetence(competenceOf(today), -1);
  for (const competence of lastCompetences(last, Math.min(15, since_months))) {
    yield at(addDays(firstDayOf(addCompetence(competence, 1)), 3), 14 * 60);
    if (name === 'prado' && competence === addCompetence(last, -1)) continue;
    const { months } = await rFactors.history(staff, { id });
    const revenue = months.find((month) => month.competence === competence)?.revenue ?? 0;
    const pro_labore = Math.max(LEAST, Math.round((revenue * share) / 100));
    const body = { competence, pro_labore, wages: 0, inss_employer: 0, fgts: 0, reason: 'Conferida com o eSocial do mês.', version: null };
    await rFactors.savePayroll(staff, { id, body });
    if (name !== 'souza' || competence !== addCompetence(last, -2)) continue;
    yield at(addDays(firstDayOf(addCompetence(competence, 1)), 9), 16 * 60);
    const corrected = { ...body, pro_labore: pro_labore + 20_000, reason: 'O 13º da recepção ficou de fora.', version: 1 };
    await rFactors.savePayroll(staff, { id, body: corrected });
  }
}
