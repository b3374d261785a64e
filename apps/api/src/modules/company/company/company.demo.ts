import { addCompetence, competenceOf, firstDayOf } from '@esteto/domain/shared/date/competence';
import type { Stage } from '../../../demo/demo-stage.ts';
import { at, type Life } from '../../../demo/demo-time.ts';

export const companyLives = (stage: Stage): Life[] => [frozen(stage)];

/** One that its partner has put to rest. */
async function* frozen({ cast: { companies, staff }, modules, today }: Stage): Life {
  const company = companies.find(({ name }) => name === 'plantoes');
  yield at(firstDayOf(addCompetence(competenceOf(today), -5)), 10 * 60);
  if (company)
    await modules.companies.changeStatus(staff, company.id, {
      status: 'frozen',
      reason: 'A pedido da sócia: sem plantões em Ribeirão Preto.',
    });
}
