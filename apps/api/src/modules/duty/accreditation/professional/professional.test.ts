import { professional } from '@esteto/contract/duty/professional';
import { expect, test } from 'vitest';
import { testApp } from '../../../../testing/test-app.ts';

const api = await testApp();
const group = await api.make.group();
const company = await api.make.company();
const admin = { as: await api.make.manager(group) };

const accredited = async (name: string, values: Parameters<typeof api.make.accredit>[3] = {}) => {
  const person = await api.make.person({ name });
  await api.make.accredit(person, group, company, values);
  return person;
};
const line = (who: { id: number }, columns: string, values: string) =>
  api.sql(
    `insert into accreditation_documents (created_at, updated_at, accreditation_id, ${columns})
     select now(), now(), id, ${values} from accreditations where professional_id = $1 and status not in ('refused', 'cancelled')`,
    [who.id],
  );

const [hospital] = await api.sql<{ id: string }>(
  `insert into units (created_at, updated_at, group_id, name, code, type, search_key) values (now(), now(), $1, 'Hospital', 'H', 'hospital', 'hospital')
   returning id`,
  [group.id],
);
const unit = Number(hospital?.id);
const [acls] = await api.sql<{ id: string }>(
  `insert into qualifications (created_at, updated_at, group_id, name, kind, search_key) values (now(), now(), $1, 'ACLS', 'course', 'acls') returning id`,
  [group.id],
);
const qualification = Number(acls?.id);

const ana = await accredited('Ana', { unit_ids: [unit], crm_number: '123', crm_state: 'SP', specialty: 'Clínica médica' });
const bia = await accredited('Bia', { status: 'suspended', unit_ids: [unit + 1000] });
const caio = await accredited('Caio', { status: 'expired', valid_until: '2026-11-01' });
await accredited('Davi', { status: 'filling' });
await accredited('Eva', { status: 'cancelled' });
const carla = await accredited('Carla');
await line(ana, 'kind, status, valid_until', "'crm', 'approved', '2027-01-10'");
await line(ana, 'qualification_id, status, valid_until', `${qualification}, 'approved', '2027-02-01'`);
await line(carla, 'qualification_id, status', `${qualification}, 'waived'`);
await line(bia, 'qualification_id, status, valid_until', `${qualification}, 'approved', '2026-11-19'`);

test('the schedule names whoever is or was in force, with what they hold today', async () => {
  const rows = await api.ask(professional.list, { group_id: group.id }, admin);
  expect(rows.map(({ name, status, qualification_ids }) => [name, status, qualification_ids])).toEqual([
    ['Ana', 'approved', [qualification]],
    ['Bia', 'suspended', []],
    ['Caio', 'expired', []],
    // What was waived proves nothing.
    ['Carla', 'approved', []],
  ]);
  expect(rows[0]).toMatchObject({ id: ana.id, crm_number: '123', crm_state: 'SP', specialty: 'Clínica médica', unit_ids: [unit] });
});

test('a coordinator of one unit sees who works there, and who works everywhere', async () => {
  const coordinator = await api.make.manager(group, 'coordinator');
  await api.sql('update group_managers set unit_ids = array[$2::bigint] where user_id = $1', [coordinator.id, unit]);
  const rows = await api.ask(professional.list, { group_id: group.id }, { as: coordinator });
  expect(rows.map(({ name }) => name)).toEqual(['Ana', 'Caio', 'Carla']);
});

test('credentials are told in one statement: of all, or of those asked for', async () => {
  const { professionals } = api.modules;
  const all = await professionals.credentialsOf(api.deps.db, group.id, null);
  expect(all).toEqual([
    {
      professional_id: ana.id,
      status: 'approved',
      valid_until: null,
      unit_ids: [unit],
      documents: [{ label: 'CRM', status: 'approved', valid_until: '2027-01-10' }],
      qualifications: [{ qualification_id: qualification, status: 'approved', valid_until: '2027-02-01' }],
    },
    expect.objectContaining({ professional_id: bia.id, status: 'suspended' }),
    expect.objectContaining({ professional_id: caio.id, status: 'expired', valid_until: '2026-11-01', documents: [], qualifications: [] }),
    expect.objectContaining({ professional_id: carla.id, status: 'approved' }),
  ]);
  expect(await professionals.credentialsOf(api.deps.db, group.id, [caio.id])).toEqual([all[2]]);
  expect(await professionals.credentialsOf(api.deps.db, group.id, [])).toEqual([]);
  expect(await professionals.credentialsOf(api.deps.db, (await api.make.group()).id, null)).toEqual([]);
});
