import { addCompetence, competenceOf } from '@esteto/domain/shared/date/competence';
import type { DemoCompany } from '../../../demo/demo-cast.ts';
import type { Stage } from '../../../demo/demo-stage.ts';
import { at, type Life } from '../../../demo/demo-time.ts';

export const expenseLives = (stage: Stage): Life[] => stage.cast.companies.map((company) => rent(stage, company));

const MONTHS_BACK = 3;

/** A room that is rented: written once for a year, and paid on its day in the months that are over. */
async function* rent({ modules: { expenses }, today }: Stage, { partner }: DemoCompany): Life {
  const first = addCompetence(competenceOf(today), -MONTHS_BACK);
  const { company_id } = partner.company;
  yield at(`${first}-01`, 10 * 60);
  const form = { description: 'Aluguel do consultório', category: 'rent', amount: 240_000, due_on: `${first}-10`, paid_on: null } as const;
  await expenses.create(partner, { body: { ...form, months: 12 } });
  for (let ago = MONTHS_BACK; ago > 0; ago -= 1) {
    const month = addCompetence(competenceOf(today), -ago);
    yield at(`${month}-10`, 18 * 60);
    const [row] = (await expenses.ofMonth(company_id, { month, paidOnly: false })).items;
    if (row)
      await expenses.update(partner, { id: row.id, body: { ...form, due_on: row.due_on, paid_on: `${month}-10`, version: row.version } });
  }
}
