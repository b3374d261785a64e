import type { Licence } from '@esteto/contract/licensing';
import type { LicensingItemStatus } from '@esteto/domain/licensing/licensing-item-status';
import type { LicensingKind } from '@esteto/domain/licensing/licensing-kind';
import { addDays } from '@esteto/domain/shared/date/date';
import type { DemoCompanyName } from '../../demo/demo-clients.ts';
import type { Stage } from '../../demo/demo-stage.ts';
import { at, type Life } from '../../demo/demo-time.ts';

export const licensingLives = (stage: Stage): Life[] => [...LICENSED.map((one, index) => licensed(stage, one, index)), settled(stage)];

type Came = { to: LicensingItemStatus; observation?: string; until?: number };
type Licensed = {
  company: DemoCompanyName;
  days: number;
  licences: Partial<Record<LicensingKind, Came>>;
  end?: 'conclude' | 'cancel';
  comment?: string;
};

/** Licences in every state: valid, ending soon, ended, waiting for somebody, hindered. `until`: days from today. */
const LICENSED: readonly Licensed[] = [
  {
    company: 'souza',
    days: 300,
    licences: {
      city_hall: { to: 'concluded', until: 41 },
      firefighter: { to: 'concluded', until: 260 },
      health_surveillance: { to: 'concluded', until: -6 },
      crm: { to: 'registration_definitive' },
      cnes: { to: 'waived' },
    },
    end: 'conclude',
  },
  {
    company: 'alves',
    days: 210,
    licences: {
      city_hall: { to: 'concluded', until: 80 },
      firefighter: { to: 'hindered', observation: 'O prédio não tem AVCB; o condomínio foi notificado.' },
      health_surveillance: { to: 'awaiting_client', observation: 'Falta a planta do consultório assinada.' },
      crm: { to: 'registration_provisional' },
      cnes: { to: 'awaiting_agency', observation: 'Protocolado; a secretaria responde em 30 dias.' },
    },
    comment: 'Síndico prometeu o AVCB para o mês que vem.',
  },
  {
    company: 'prado',
    days: 60,
    licences: { city_hall: { to: 'running' }, crm: { to: 'registration_suspended' }, cnes: { to: 'concluded', until: 500 } },
  },
  { company: 'plantoes', days: 200, licences: { crm: { to: 'postponed' } }, end: 'cancel' },
];

async function* licensed(
  { cast, modules: { licensings }, today }: Stage,
  { company, days, licences, end, comment }: Licensed,
  index: number,
): Life {
  const { staff } = cast;
  const { id: company_id = 0 } = cast.companies.find(({ name }) => name === company) ?? {};
  yield at(addDays(today, -days), 9 * 60 + index);
  const begun = await licensings.create(staff, { body: { company_id, analyst_id: index % 2 === 0 ? staff.user.id : null } });
  const { id } = begun;
  if (comment) await licensings.comment(staff, { id, body: { text: comment } });
  for (const [place, licence] of begun.licences.entries()) {
    const came = licences[licence.kind];
    if (!came) continue;
    yield at(addDays(today, -days + 10 + place * 3), 15 * 60 + index);
    await licensings.setLicence(staff, { id, licence_id: licence.id, body: bodyOf(licence, came, today) });
  }
  if (!end) return;
  yield at(addDays(today, -days + 40), 16 * 60 + index);
  const reason = end === 'cancel' ? 'A empresa não tem mais endereço próprio.' : null;
  await licensings.move(staff, { id, body: { action: end, reason, version: begun.version } });
}

const bodyOf = ({ version }: Licence, { to, observation, until }: Came, today: string) => ({
  to,
  observation: observation ?? null,
  valid_until: until === undefined ? null : addDays(today, until),
  version,
});

/** Whoever was opened gets a licensing; of the first ones the city hall's permit ends soon. */
async function* settled({ cast: { staff }, modules: { licensings }, today }: Stage): Life {
  yield at(addDays(today, -3), 7 * 60);
  await licensings.settle('demo');
  const { items } = await licensings.list(staff, { ...NO_FILTER, situation: 'pending', limit: 100 });
  const untouched = items.filter(({ licences }) => licences.every(({ status }) => status === 'pending'));
  for (const [index, { id, licences }] of untouched.slice(0, 6).entries()) {
    const permit = licences.find(({ kind }) => kind === 'city_hall');
    if (permit)
      await licensings.setLicence(staff, {
        id,
        licence_id: permit.id,
        body: bodyOf(permit, { to: 'concluded', until: 20 + index * 9 }, today),
      });
  }
}

const NO_FILTER = { search: '', kind: null, item_status: null, analyst_id: null, without_analyst: null };
