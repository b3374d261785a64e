import { addDays } from '@esteto/domain/shared/date/date';
import { AT_WORK } from '../../../demo/demo-doctor.ts';
import { addressIn } from '../../../demo/demo-places.ts';
import type { Stage } from '../../../demo/demo-stage.ts';
import { at, type Life } from '../../../demo/demo-time.ts';
import { type CompanyActor, systemActor } from '../../../platform/work/actor.ts';

export const handoverLives = (stage: Stage): Life[] => [otavios(stage)];

const system = systemActor('demo');

/** Who comes from another accountant: the letter left, and some of what it asks for is here. */
async function* otavios({ cast: { staff }, modules, today }: Stage): Life {
  const { users, companies, wizards, handovers } = modules;
  // Between the days on which his wizard comes to the data of the company and leaves it (signup.demo.ts).
  yield at(addDays(today, -12), 21 * 60);
  const user = await users.forLogin('otavio.brandao@demo.test');
  const [company] = user ? await companies.ofPerson(user.id) : [];
  if (!user || !company) return;
  const membership = { ...AT_WORK, user_type: 'partner', is_owner: true, wizard_step: 'company_data' } as const;
  const owner: CompanyActor = { ...system, user, session_id: 0, company: { ...membership, company_id: company.id, permissions: [] } };
  const { wizard } = await wizards.state(owner);
  const former = { accountant_name: 'Contabilidade Lima', accountant_email: 'contato@contabilidadelima.test' };
  const migrated = {
    cnpj: company.cnpj ?? '',
    name: 'Brandão Medicina Ltda.',
    tax_regime: 'simples',
    address: { ...addressIn('campinas', 1500), zip_code: null },
  } as const;
  const where = { company_id: company.id };
  await wizards.migratedCompany(owner, { ...where, body: { ...migrated, ...former, version: wizard?.version ?? 1 } });
  yield at(addDays(today, -10), 9 * 60);
  const { handover: begun } = await handovers.state(owner);
  await handovers.send(owner, { ...where, body: { ...former, version: begun?.version ?? 1 } });
  // The demonstration writes to nobody.
  await handovers.letterLeft(system, company.id);
  for (const [index, item] of (begun?.items ?? []).slice(0, 4).entries()) {
    yield at(addDays(today, -6 + index), 16 * 60);
    await handovers.decide(staff, {
      id: item.id,
      body: { action: index === 2 ? 'waive' : 'receive', version: item.version },
    });
  }
}
