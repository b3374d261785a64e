import { REGISTRATION_STEPS, type RegistrationStep } from '@esteto/domain/registration/registration-step';
import type { RegistrationStepStatus } from '@esteto/domain/registration/registration-step-status';
import { businessDayOnOrAfter } from '@esteto/domain/shared/date/business-day';
import { addDays } from '@esteto/domain/shared/date/date';
import { demoCnpj } from '../../demo/demo-documents.ts';
import { addressIn } from '../../demo/demo-places.ts';
import type { Stage } from '../../demo/demo-stage.ts';
import { at, type Life, workdaysAfter } from '../../demo/demo-time.ts';
import { type CompanyActor, systemActor } from '../../platform/work/actor.ts';

export const registrationLives = (stage: Stage): Life[] => [
  ...GONE_BY.map((name, index) => goneBy(stage, name, index)),
  ...UNDER_WAY.map((one, index) => underWay(stage, one, index)),
  signedUp(stage),
];

const system = systemActor('demo');

type Opened = { id: number; version: number; company_id: number };

/** Opens a company that staff wrote in themselves. */
const open = async (
  { cast: { staff }, modules }: Stage,
  name: string,
  place: { city: 'campinas' | 'ribeirao'; number: number; cnpj: string | null },
): Promise<Opened> => {
  const company = await modules.companies.create(system, {
    type: 'new_company',
    name: `${name} Serviços Médicos Ltda.`,
    fantasy_name: null,
    cnpj: place.cnpj,
    tax_regime: 'simples',
    wizard_step: 'register',
    address: addressIn(place.city, place.number),
  });
  const { id } = await modules.registrations.create(staff, { body: { company_id: company.id, analyst_id: staff.user.id } });
  return { id, version: 1, company_id: company.id };
};

const set = async (
  { cast: { staff }, modules }: Stage,
  opened: Opened,
  step: RegistrationStep,
  to: RegistrationStepStatus,
  note: string | null = null,
) => {
  await modules.registrations.setStep(staff, { id: opened.id, body: { step, to, note, version: opened.version } });
  opened.version += 1;
};

const GONE_BY = ['Vargas', 'Vasques', 'Veloso', 'Viana', 'Vidal', 'Vilela', 'Xavier', 'Ximenes', 'Yamada', 'Zago', 'Zanetti', 'Zimmer'];
const GAVE_UP = 'Xavier';

/** Two years of openings that are over: from them the days of the next ones are learned. One of them was cancelled. */
async function* goneBy(stage: Stage, name: string, index: number): Life {
  const {
    cast: { staff },
    modules,
    today,
  } = stage;
  let day = businessDayOnOrAfter(addDays(today, -700 + index * 52));
  yield at(day, 9 * 60 + index);
  const cnpj = name === GAVE_UP ? null : demoCnpj(700 + index);
  const opened = await open(stage, name, {
    city: 'campinas',
    number: 300 + index * 7,
    cnpj: null,
  });
  const receipts = { voter_registration: '123456789012', income_tax_receipt: null };
  const form = {
    analyst_id: staff.user.id,
    protocol: `SPP26300${10_000 + index}`,
    board_fee_amount: 26_500,
    board_fee_line: null,
    board_fee_due_on: null,
  };
  await modules.registrations.update(staff, { id: opened.id, body: { ...form, ...receipts, version: opened.version } });
  opened.version += 1;
  for (const [place, step] of REGISTRATION_STEPS.entries()) {
    day = workdaysAfter(day, 1 + ((index * 3 + place * 5) % 6));
    yield at(day, 14 * 60 + index);
    if (name === GAVE_UP && step === 'protocol') {
      const body = { action: 'cancel', reason: 'O médico foi contratado com carteira assinada.', version: opened.version } as const;
      await modules.registrations.move(staff, { id: opened.id, body });
      return;
    }
    await set(stage, opened, step, 'concluded');
  }
  if (cnpj === null) return;
  const company = {
    cnpj,
    name: `${name} Serviços Médicos Ltda.`,
    opening_date: day,
    tax_regime: 'simples',
    address: addressIn('campinas', 300 + index * 7),
  } as const;
  await modules.registrations.conclude(staff, { id: opened.id, body: { ...company, version: opened.version } });
}

type UnderWay = {
  name: string;
  came: number;
  upTo: RegistrationStep;
  now?: readonly [to: RegistrationStepStatus, note?: string];
  comment?: string;
};

/** Openings that stand at each step, with every alert. */
const UNDER_WAY: readonly UnderWay[] = [
  { name: 'Valadares', came: 2, upTo: 'draft', now: ['running'] },
  {
    name: 'Valente',
    came: 9,
    upTo: 'viability',
    now: ['rejected', 'A prefeitura não aceita clínica neste endereço.'],
    comment: 'Pedi outro endereço à médica.',
  },
  { name: 'Varela', came: 12, upTo: 'irs', now: ['running'] },
  { name: 'Veiga', came: 18, upTo: 'board_registration' },
  { name: 'Ventura', came: 20, upTo: 'board_fee', now: ['sent'] },
  { name: 'Vieira', came: 26, upTo: 'digital_signature', now: ['sent'], comment: 'Conta gov.br da sócia ainda é bronze.' },
  { name: 'Villar', came: 31, upTo: 'protocol', now: ['waiting'] },
  { name: 'Zanin', came: 40, upTo: 'national_simple', now: ['waiting'] },
];

const FEE_LINE = '23793381286000000000300000000401184340000026500';

async function* underWay(stage: Stage, { name, came, upTo, now, comment }: UnderWay, index: number): Life {
  const {
    cast: { staff },
    modules,
    today,
  } = stage;
  const place = REGISTRATION_STEPS.indexOf(upTo);
  yield at(addDays(today, -came), 10 * 60 + index);
  const opened = await open(stage, name, { city: index % 2 === 0 ? 'campinas' : 'ribeirao', number: 900 + index, cnpj: null });
  await modules.registrations.update(staff, {
    id: opened.id,
    body: {
      analyst_id: index % 3 === 0 ? null : staff.user.id,
      protocol: place >= 3 ? `SPP26399${100 + index}` : null,
      board_fee_amount: place >= 4 ? 26_500 : null,
      board_fee_line: place >= 4 ? FEE_LINE : null,
      board_fee_due_on: place >= 4 ? addDays(today, -2) : null,
      voter_registration: null,
      income_tax_receipt: '1234567890',
      version: opened.version,
    },
  });
  opened.version += 1;
  if (comment) await modules.registrations.comment(staff, { id: opened.id, body: { text: comment } });
  for (const [done, step] of REGISTRATION_STEPS.entries()) {
    if (done >= place) break;
    yield at(addDays(today, -came + Math.round(((done + 1) * came) / (place + 1))), 15 * 60 + index);
    await set(stage, opened, step, 'concluded');
  }
  if (!now) return;
  yield at(addDays(today, -1), 16 * 60 + index);
  await set(stage, opened, upTo, now[0], now[1] ?? null);
}

/** Who came through the wizard: a minuta that was sent back, and the next one, which waits. */
async function* signedUp({ cast: { staff }, modules, today }: Stage): Life {
  const { users, companies, registrations, drafts } = modules;
  yield at(addDays(today, -35), 8 * 60);
  await registrations.settle('demo');
  const user = await users.forLogin('vanessa.leal@demo.test');
  const [company] = user ? await companies.ofPerson(user.id) : [];
  if (!user || !company) return;
  const membership = {
    company_id: company.id,
    user_type: 'partner',
    is_owner: true,
    permissions: [],
    accounting_status: 'active',
    wizard_step: 'finished',
  } as const;
  const owner: CompanyActor = { ...system, user, session_id: 0, company: { ...membership, permissions: [] } };
  const { items } = await registrations.list(staff, { ...NO_FILTER, search: company.name });
  const id = items[0]?.id ?? 0;
  const send = async (change: (text: string) => string) => {
    const { version, clauses } = await drafts.ofRegistration(staff, { id });
    const written = clauses.map((clause) => ({ ...clause, text: change(filled(clause.text)) }));
    await drafts.send(staff, { id, body: { version, clauses: written } });
  };
  yield at(addDays(today, -9), 11 * 60);
  await send((text) => text);
  yield at(addDays(today, -7), 21 * 60);
  const { draft } = await drafts.current(owner);
  const reason = 'As quotas são minhas e do meu marido, meio a meio.';
  await drafts.reject(owner, { company_id: company.id, body: { draft_id: draft?.id ?? 0, version: draft?.version ?? 1, reason } });
  yield at(addDays(today, -2), 11 * 60);
  await send((text) => text.replace(/integralizadas assim: .*/, 'integralizadas assim: Vanessa Leal, 75 quotas; Rui Leal, 75 quotas.'));
}

/** What the team looks up and writes in. */
const filled = (text: string): string => Object.entries(LOOKED_UP).reduce((all, [open, known]) => all.replaceAll(`[${open}]`, known), text);

const LOOKED_UP = {
  CNAEs: '8630-5/03 – Atividade médica ambulatorial restrita a consultas',
  endereço: 'Rua Barão de Jaguara, 1200, Centro, Campinas/SP',
  cidade: 'Campinas',
  'estado civil': 'casado(a) sob o regime de comunhão parcial de bens',
  'data de nascimento': 'nascido(a) em 14 de março de 1988',
  CPF: '390.533.447-05',
  RG: '29.345.118-7 SSP/SP',
  'endereço do sócio': 'Rua dos Alecrins, 310, Campinas/SP',
};

const NO_FILTER = { situation: null, step: null, analyst_id: null, without_analyst: null, alert: null, overdue: null };
