import { addDays } from '@esteto/domain/shared/date/date';
import type { Stage } from '../../../demo/demo-stage.ts';
import { at, type Life } from '../../../demo/demo-time.ts';

export const collegeLives = (stage: Stage): Life[] => [listOfColleges(stage)];

/** The list as it comes, and a school that somebody wrote down a second time, by the name that its students say. */
async function* listOfColleges({ cast: { staff }, modules: { colleges }, today }: Stage): Life {
  yield at(addDays(today, -45), 9 * 60);
  await colleges.fill('demo');
  yield at(addDays(today, -44), 10 * 60);
  await colleges.create(staff, {
    body: {
      name: 'Faculdade de Medicina da USP',
      acronym: 'FMUSP',
      state: 'SP',
      ibge: '3550308',
      city: 'São Paulo',
      kind: 'public',
      cnpj: null,
      mec_code: null,
    },
  });
}
