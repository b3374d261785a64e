import type { LicenceRecord } from '@esteto/contract/opening/licence-record';
import type { LicensingRow } from '@esteto/contract/opening/licensing';
import { type LicenceDocumentKind, licenceDocumentLabel, licenceNeeds, permitOf } from '@esteto/domain/opening/licensing/licence-documents';
import type { LicensingItemStatus } from '@esteto/domain/opening/licensing/licensing-item-status';
import { isInForce, type LicensingKind } from '@esteto/domain/opening/licensing/licensing-kind';
import { addDays } from '@esteto/domain/shared/date/date';
import type { DemoCompanyName } from '../../../demo/demo-clients.ts';
import { demoPaper } from '../../../demo/demo-paper.ts';
import type { Stage } from '../../../demo/demo-stage.ts';
import { at, type Life } from '../../../demo/demo-time.ts';

export const licensingLives = (stage: Stage): Life[] => [
  ...LICENSED.map((one, index) => licensed(stage, one, index)),
  settled(stage),
  reminded(stage),
];

type Came = { to: LicensingItemStatus; observation?: string; until?: number; number?: string };
/** Begun so many days ago, where it stands, and what the doctor answered to what was asked. */
type Renewed = Came & { days: number; answer?: string };
type Licensed = {
  company: DemoCompanyName;
  days: number;
  licences: Partial<Record<LicensingKind, Came & { renewal?: Renewed }>>;
  end?: 'conclude' | 'cancel';
  comment?: string;
};

/** Licences in every state: valid, ending in 60, 30 and 7 days, ended, renewed, stalled, asked for and answered, hindered. `until`: days from today. */
const LICENSED: readonly Licensed[] = [
  {
    company: 'souza',
    days: 300,
    licences: {
      city_hall: { to: 'concluded', until: 30, number: '2025/004417' },
      firefighter: { to: 'concluded', until: 260, number: 'CLCB 881203' },
      health_surveillance: {
        to: 'concluded',
        until: -6,
        number: '350950-1-000218',
        renewal: { days: 45, to: 'awaiting_agency', observation: 'Protocolado na Vigilância Sanitária; aguardando a vistoria.' },
      },
      crm: { to: 'registration_definitive', until: 60, number: 'CRM-SP 98.412' },
      cnes: {
        to: 'concluded',
        until: 7,
        number: '7654321',
        renewal: {
          days: 12,
          to: 'awaiting_client',
          observation: 'A secretaria pede o termo de responsabilidade técnica assinado neste ano.',
          answer: 'Assinei hoje e envio em anexo.',
        },
      },
    },
    end: 'conclude',
  },
  {
    company: 'alves',
    days: 210,
    licences: {
      city_hall: { to: 'concluded', until: 80, number: '118/2026' },
      firefighter: { to: 'hindered', observation: 'O prédio não tem AVCB; o condomínio foi notificado.' },
      health_surveillance: { to: 'awaiting_client', observation: 'Falta a planta do consultório assinada.' },
      crm: { to: 'registration_provisional', until: 58, number: 'CRM-MG 41.007' },
      cnes: { to: 'awaiting_agency', observation: 'Protocolado; a secretaria responde em 30 dias.' },
    },
    comment: 'Síndico prometeu o AVCB para o mês que vem.',
  },
  {
    company: 'prado',
    days: 60,
    licences: {
      city_hall: { to: 'running' },
      crm: { to: 'registration_suspended' },
      cnes: { to: 'concluded', until: 500, number: '7123456' },
    },
  },
  { company: 'plantoes', days: 200, licences: { crm: { to: 'postponed' } }, end: 'cancel' },
];

/** `name`: as its papers say it. */
type Place = { id: number; company_id: number; name: string };

async function* licensed(stage: Stage, { company, days, licences, end, comment }: Licensed, index: number): Life {
  const { cast, modules, today } = stage;
  const { staff } = cast;
  const { id: company_id = 0 } = cast.companies.find(({ name }) => name === company) ?? {};
  yield at(addDays(today, -days), 9 * 60 + index);
  const begun = await modules.licensings.create(staff, { body: { company_id, analyst_id: index % 2 === 0 ? staff.user.id : null } });
  const place: Place = { id: begun.id, company_id, name: begun.company_name };
  if (comment) await modules.licensings.comment(staff, { id: begun.id, body: { text: comment } });
  for (const [order, licence] of begun.licences.entries()) {
    const came = licences[licence.kind];
    if (!came) continue;
    yield at(addDays(today, -days + 10 + order * 3), 15 * 60 + index);
    await set(stage, place, licence, came);
  }
  if (end) {
    yield at(addDays(today, -days + 40), 16 * 60 + index);
    const reason = end === 'cancel' ? 'A empresa não tem mais endereço próprio.' : null;
    const { version } = await modules.licensings.detail(staff, { id: begun.id });
    await modules.licensings.move(staff, { id: begun.id, body: { action: end, reason, version } });
  }
  for (const former of begun.licences) {
    const renewal = licences[former.kind]?.renewal;
    if (!renewal) continue;
    yield at(addDays(today, -renewal.days), 10 * 60 + index);
    await renew(stage, place, former.id, renewal);
    if (!renewal.answer) continue;
    yield at(addDays(today, -2), 18 * 60 + index);
    await answer(stage, place, former.id, renewal.answer);
  }
}

const paperOf = async ({ today }: Stage, kind: LicenceDocumentKind, name: string) => ({
  body: { kind },
  file: {
    name: `${kind.replaceAll('_', '-')}.pdf`,
    mime: 'application/pdf',
    bytes: await demoPaper(licenceDocumentLabel[kind], name, today),
  },
});

/** With the papers that the status asks for: the agency's, or the licence itself. */
const set = async (
  stage: Stage,
  { id, name }: Place,
  { id: licence_id, kind }: LicenceRecord,
  { to, observation, until, number }: Came,
) => {
  const { cast, modules, today } = stage;
  const kinds = isInForce(to) ? [permitOf[kind]] : to === 'awaiting_agency' ? licenceNeeds[kind] : [];
  for (const paper of kinds) await modules.licences.attach(cast.staff, { id: licence_id, ...(await paperOf(stage, paper, name)) });
  const { licences } = await modules.licensings.detail(cast.staff, { id });
  const body = {
    to,
    observation: observation ?? null,
    valid_until: until === undefined ? null : addDays(today, until),
    number: number ?? null,
    issued_by: null,
    version: licences.find((one) => one.id === licence_id)?.version ?? 0,
  };
  await modules.licensings.setLicence(cast.staff, { id, licence_id, body });
};

const renewalOf = async ({ cast, modules }: Stage, { id }: Place, former_id: number): Promise<LicenceRecord | undefined> =>
  (await modules.licensings.detail(cast.staff, { id })).licences.find(({ renews_id }) => renews_id === former_id);

const renew = async (stage: Stage, place: Place, former_id: number, came: Renewed) => {
  await stage.modules.licensings.renew(stage.cast.staff, { body: { licence_ids: [former_id] } });
  const renewal = await renewalOf(stage, place, former_id);
  if (renewal) await set(stage, place, renewal, came);
};

/** The partner sends a paper and says so: the piece of work is the team's again. */
const answer = async (stage: Stage, place: Place, former_id: number, words: string) => {
  const { cast, modules } = stage;
  const partner = cast.companies.find(({ id }) => id === place.company_id)?.partner;
  const renewal = await renewalOf(stage, place, former_id);
  if (!partner || !renewal) return;
  const own = { company_id: place.company_id, id: renewal.id };
  await modules.licences.send(partner, { ...own, ...(await paperOf(stage, 'technical_responsibility', place.name)) });
  await modules.licences.answer(partner, { ...own, body: { answer: words, version: renewal.version } });
};

/** Whoever was opened gets a licensing; of the first ones the city hall's permit ends soon. */
async function* settled(stage: Stage): Life {
  const { cast, modules, today } = stage;
  yield at(addDays(today, -3), 7 * 60);
  await modules.licensings.settle('demo');
  const { items } = await modules.licensings.list(cast.staff, { ...NO_FILTER, situation: 'pending', limit: 100 });
  const untouched = items.filter(({ licences }) => licences.every(({ status }) => status === 'pending'));
  for (const [index, { id, company_id, company_name }] of untouched.slice(0, 6).entries()) {
    const { licences } = await modules.licensings.detail(cast.staff, { id });
    const permit = licences.find(({ kind }) => kind === 'city_hall');
    if (permit)
      await set(stage, { id, company_id, name: company_name }, permit, {
        to: 'concluded',
        until: 20 + index * 9,
        number: `${4100 + index}/2026`,
      });
  }
  if (untouched[6]) await finish(stage, untouched[6]);
}

/** Everything is issued: nothing is left to do. */
const finish = async (stage: Stage, { id, company_id, company_name }: LicensingRow): Promise<void> => {
  const { cast, modules } = stage;
  const { licences } = await modules.licensings.detail(cast.staff, { id });
  for (const [index, licence] of licences.entries()) {
    const to = licence.kind === 'crm' ? 'registration_definitive' : 'concluded';
    await set(stage, { id, company_id, name: company_name }, licence, { to, until: 200 + index * 40, number: `${5200 + index}/2026` });
  }
  const { version } = await modules.licensings.detail(cast.staff, { id });
  await modules.licensings.move(cast.staff, { id, body: { action: 'conclude', reason: null, version } });
};

/** What ends soon is told, as every day. */
async function* reminded({ modules, today }: Stage): Life {
  yield at(addDays(today, -1), 7 * 60 + 42);
  await modules.licenceEnding.run('demo');
}

const NO_FILTER = { search: '', kind: null, item_status: null, analyst_id: null, without_analyst: null, answered: null };
