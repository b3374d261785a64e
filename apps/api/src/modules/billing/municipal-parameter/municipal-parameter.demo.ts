import { addCompetence, competenceOf } from '@esteto/domain/shared/date/competence';
import { addDays } from '@esteto/domain/shared/date/date';
import type { Stage } from '../../../demo/demo-stage.ts';
import { at, type Life } from '../../../demo/demo-time.ts';

export const municipalParameterLives = (stage: Stage): Life[] => [ribeiraoRaisesItsIss(stage)];

/** A city whose law changed last year and changes again with the next one. */
async function* ribeiraoRaisesItsIss({ cast: { staff }, modules: { municipalParameters }, today }: Stage): Life {
  const steps = [
    { date: addDays(today, -320), ahead: 1, iss_rate: '0.025', reason: 'A prefeitura publicou a nova tabela de alíquotas.' },
    { date: addDays(today, -6), ahead: 2, iss_rate: '0.03', reason: 'Novo aumento, já publicado, para depois da virada do ano.' },
  ];
  for (const { date, ahead, iss_rate, reason } of steps) {
    yield at(date, 9 * 60 + 20);
    const { items } = await municipalParameters.list(staff, { ...ANY, search: 'Ribeirao Preto' });
    const [city] = items;
    if (!city) return;
    const { id, created_at: _created, updated_at: _updated, companies_count: _there, rule_in_force, ...body } = city;
    if (!rule_in_force) return;
    const valid_from = addCompetence(competenceOf(date), ahead);
    const rule = { ...rule_in_force, valid_from, iss_rate, source: 'LC municipal 3.216/2025, art. 2º (dado de demonstração)', reason };
    await municipalParameters.update(staff, { id, body: { ...body, rule } });
  }
}

const ANY = { adapter: null, environment: null, without_rule: null };
