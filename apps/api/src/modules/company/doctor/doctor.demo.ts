import { addDays } from '@esteto/domain/shared/date/date';
import { demoCpf } from '../../../demo/demo-documents.ts';
import type { Stage } from '../../../demo/demo-stage.ts';
import { at, type Life } from '../../../demo/demo-time.ts';

export const doctorLives = (stage: Stage): Life[] => [completed(stage)];

/** Staff completed the records of two doctors; of the others nothing is known yet. */
async function* completed({ cast: { companies, staff }, modules: { colleges, doctors }, today }: Stage): Life {
  const people = [
    {
      name: 'souza',
      crm: { number: '148923', state: 'SP' },
      college: 'usp ribeirão preto',
      birth_date: '1984-05-17',
      has_fies: false,
    },
    { name: 'prado', crm: { number: '201877', state: 'RS' }, college: 'ufrgs', birth_date: '1994-11-02', has_fies: true },
  ] as const;
  for (const [index, { name, crm, college, birth_date, has_fies }] of people.entries()) {
    const user = companies.find((company) => company.name === name)?.partner.user;
    if (!user) continue;
    yield at(addDays(today, -40 + index), 11 * 60);
    const { version, doctor } = await doctors.detail(staff, user);
    const { items } = await colleges.options(staff, { search: college, id: null });
    const facts = { ...doctor, cpf: demoCpf(700 + index), birth_date, college_id: items[0]?.id ?? null, crms: [crm], has_fies };
    await doctors.update(staff, { id: user.id, body: { version, name: user.name, notifications_email: null, doctor: facts } });
  }
}
