import { addDays } from '@esteto/domain/shared/date/date';
import { AT_WORK } from '../../../demo/demo-doctor.ts';
import type { Stage } from '../../../demo/demo-stage.ts';
import { at, type Life } from '../../../demo/demo-time.ts';
import { type CompanyActor, systemActor } from '../../../platform/work/actor.ts';
import { FINISHED, finished, givenUp } from './demo/finished-openings.ts';
import { UNDER_WAY, underWay } from './demo/openings-under-way.ts';

export const registrationLives = (stage: Stage): Life[] => [
  ...FINISHED.map((one, index) => finished(stage, one, index)),
  givenUp(stage),
  ...UNDER_WAY.map((one, index) => underWay(stage, one, index)),
  signedUp(stage),
];

const system = systemActor('demo');

/** Who came through the wizard: a minuta that was sent back, and the next one, which waits. */
async function* signedUp({ cast: { staff }, modules, today }: Stage): Life {
  const { users, companies, registrations, drafts } = modules;
  yield at(addDays(today, -35), 8 * 60);
  await registrations.settle('demo');
  const user = await users.forLogin('vanessa.leal@demo.test');
  const [company] = user ? await companies.ofPerson(user.id) : [];
  if (!user || !company) return;
  const membership = { ...AT_WORK, company_id: company.id, user_type: 'partner', is_owner: true } as const;
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
const filled = (text: string): string =>
  Object.entries(LOOKED_UP).reduce((all, [open, answer]) => all.replaceAll(`[${open}]`, answer), text);

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
