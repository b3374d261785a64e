import { addCompetence, competenceOf, firstDayOf } from '@esteto/domain/shared/date/competence';
import { addDays } from '@esteto/domain/shared/date/date';
import type { Stage } from '../../../demo/demo-stage.ts';
import { at, type Life } from '../../../demo/demo-time.ts';

export const accountingParameterLives = (stage: Stage): Life[] => [selicOfEachMonth(stage), rulesOfTheOffice(stage)];

/** Hundredths of a per cent, month after month; not the official ones. */
const RATES = [93, 88, 102, 107, 97, 101, 92, 110, 116, 113, 122, 117];

/** On the first days of a month staff write down what the Receita published for the one before. */
async function* selicOfEachMonth({ cast: { staff }, modules: { accountingParameters }, today }: Stage): Life {
  const first = addCompetence(competenceOf(today), -12);
  for (const [place, rate] of RATES.entries()) {
    const valid_from = addCompetence(first, place);
    yield at(addDays(firstDayOf(addCompetence(valid_from, 1)), 2), 9 * 60 + 40);
    const body = { valid_from, rate: `0.${String(rate).padStart(4, '0')}`, source: 'Receita Federal (dado de demonstração)', reason: null };
    await accountingParameters.setSelic(staff, { body });
  }
}

async function* rulesOfTheOffice({ cast: { staff }, modules: { accountingParameters }, today }: Stage): Life {
  const steps = [
    { date: addDays(today, -400), days_before: 2, r_factor_margin: '0', reason: 'Regras do começo.' },
    { date: addDays(today, -90), days_before: 3, r_factor_margin: '0.005', reason: 'Um dia a mais para conferir, e folga no fator R.' },
  ];
  for (const { date, ...rules } of steps) {
    yield at(date, 17 * 60);
    const body = {
      ...rules,
      valid_from: competenceOf(date),
      source: null,
      floors_pro_labore: true,
      closing_points: 3,
      weekly_points: 160,
      delinquent_after: null,
    };
    await accountingParameters.setOfficeRules(staff, { body });
  }
}
