import { defaultGroupRules } from '@esteto/domain/duty/management-group/group-rules';
import type { MemberType } from '@esteto/domain/identity/permission/user-types';
import { addCompetence, competenceOf, firstDayOf } from '@esteto/domain/shared/date/competence';
import { addDays } from '@esteto/domain/shared/date/date';
import type { ServiceName } from '../modules/billing/invoice/demo/services.ts';
import type { Services as AllServices } from '../modules/modules.ts';
import { type CompanyActor, type ManagerActor, type SessionActor, type SessionUser, systemActor } from '../platform/work/actor.ts';
import { DEMO_CITIES } from './demo-cities.ts';
import { DEMO_TAKERS, type DemoCompanyName, takerForm } from './demo-clients.ts';
import { DEMO_COMPANIES } from './demo-companies.ts';
import { AT_WORK } from './demo-doctor.ts';
import { ACCOUNTANT_MAY, ANALYST_MAY, CARLA_MAY, DEMO_PASSWORD } from './demo-people.ts';
import { DEMO_GROUPS } from './demo-units.ts';

export type DemoClient = { id: number; service: ServiceName };

/** A company at work: who asks for its invoices, and for whom it works. */
export type DemoCompany = {
  name: DemoCompanyName;
  id: number;
  partner: CompanyActor;
  employee: CompanyActor | null;
  clients: DemoClient[];
};

/** A group with who administers it, and its units in the order of demo-units.ts. */
export type DemoGroup = { id: number; name: string; manager: ManagerActor; units: number[] };

/**
 * `manager`: who administers the groups. `analyst`: a second person of the team, for what the one who did the work may not do. `accountant`: who looks after
 * the months of most companies.
 */
export type Cast = {
  staff: SessionActor;
  analyst: SessionActor;
  accountant: SessionActor;
  manager: SessionActor;
  groups: DemoGroup[];
  companies: DemoCompany[];
};

type Services = Pick<
  AllServices,
  'users' | 'terms' | 'companies' | 'municipalParameters' | 'groups' | 'groupManagers' | 'accreditations' | 'units' | 'clients'
>;

const system = systemActor('demo');

const person = { password: DEMO_PASSWORD };
const doctor = { ...person, type: 'doctor', doctor_role: 'partner' } as const;

/** Everybody and everything that the histories then happen to. */
export const gatherCast = async (services: Services, today: string): Promise<Cast> => {
  const { users } = services;
  const ana = await users.create(system, { ...doctor, name: 'Ana Souza', email: 'ana.souza@demo.test' });
  const carla = await users.create(system, { ...doctor, doctor_role: 'employee', name: 'Carla Lima', email: 'carla.lima@demo.test' });
  const bruno = await users.create(system, { ...doctor, name: 'Bruno Alves', email: 'bruno.alves@demo.test' });
  const daniela = await users.create(system, { ...doctor, name: 'Daniela Prado', email: 'daniela.prado@demo.test' });
  const master = await users.create(system, { ...person, type: 'admin', name: 'Marina Teles', email: 'master@demo.test', is_master: true });
  const rafael = await users.create(system, {
    ...person,
    type: 'admin',
    name: 'Rafael Nunes',
    email: 'analista@demo.test',
    permissions: ANALYST_MAY,
  });
  const renata = await users.create(system, {
    ...person,
    type: 'admin',
    name: 'Renata Moura',
    email: 'contabil@demo.test',
    permissions: ACCOUNTANT_MAY,
  });
  const manager = await users.create(system, { ...person, type: 'manager', name: 'Helena Castro', email: 'gestora@demo.test' });
  const { id: terms_id } = await services.terms.publishNow(signedIn(master), { text: DEMO_TERMS });
  for (const user of [ana, carla, bruno, daniela, manager]) await services.terms.accept(signedIn(user), { body: { terms_id } });
  const groups = await gatherGroups(services, signedIn(manager));

  for (const body of DEMO_CITIES) await services.municipalParameters.create(signedIn(master), { body });
  const partners: Record<DemoCompanyName, SessionUser> = { souza: ana, ana, plantoes: ana, alves: bruno, prado: daniela };
  const companies: DemoCompany[] = [];
  for (const name of Object.keys(DEMO_COMPANIES) as DemoCompanyName[]) {
    const { pace, ...form } = DEMO_COMPANIES[name];
    const opening_date = form.type === 'natural_person' ? null : openedOn(pace.since_months, today);
    const { id } = await services.companies.create(signedIn(master), { ...form, opening_date });
    const partner = await join(services, partners[name], id, 'partner');
    const employee = name === 'souza' ? await join(services, carla, id, 'employee') : null;
    await accredit(services, groups, name, partner);
    companies.push({ name, id, partner, employee, clients: await gatherClients(services, name, partner, companies.length) });
  }
  return {
    staff: signedIn(master),
    analyst: signedIn(rafael),
    accountant: signedIn(renata),
    manager: signedIn(manager),
    groups,
    companies,
  };
};

/** Who has only just come: the terms are still to be read. */
export const welcomeNewcomer = async (services: Services, { companies }: Cast): Promise<void> => {
  const eduardo = await services.users.create(system, {
    ...doctor,
    doctor_role: 'employee',
    name: 'Eduardo Reis',
    email: 'eduardo.reis@demo.test',
  });
  for (const { name, id } of companies) if (name === 'prado') await join(services, eduardo, id, 'employee');
};

/** Whoever has worked for as long as the demo data reach back is older than they are. */
const openedOn = (since_months: number, today: string): string =>
  since_months < 24 ? addDays(firstDayOf(addCompetence(competenceOf(today), -since_months)), 4) : '2019-03-11';

const signedIn = (user: SessionUser): SessionActor => ({ ...system, user, session_id: 0 });

const join = async ({ companies }: Services, user: SessionUser, company_id: number, user_type: MemberType): Promise<CompanyActor> => {
  const member = { company_id, user_type, is_owner: user_type === 'partner', permissions: user_type === 'employee' ? CARLA_MAY : [] };
  await companies.addMember(system, { ...member, user_id: user.id });
  return { ...signedIn(user), company: { ...member, ...AT_WORK } };
};

const gatherClients = async ({ clients }: Services, name: DemoCompanyName, partner: CompanyActor, place: number): Promise<DemoClient[]> => {
  const gathered: DemoClient[] = [];
  for (const taker of DEMO_TAKERS[name]) {
    const { id } = await clients.create(partner, { body: takerForm(taker, place * 20 + gathered.length + 1) });
    gathered.push({ id, service: taker[4] });
  }
  return gathered;
};

const gatherGroups = async ({ groups, groupManagers, units }: Services, person: SessionActor): Promise<DemoGroup[]> => {
  const gathered: DemoGroup[] = [];
  for (const { units: forms, ...form } of DEMO_GROUPS) {
    const { id, name } = await groups.create(system, { body: { ...form, timezone: 'America/Sao_Paulo', rules: defaultGroupRules() } });
    await groupManagers.add(system, { user_id: person.user.id, group_id: id, role: 'admin', unit_ids: [] });
    const manager: ManagerActor = { ...person, group: { group_id: id, role: 'admin', unit_ids: null } };
    const group: DemoGroup = { id, name, manager, units: [] };
    for (const body of forms) group.units.push((await units.create(manager, { group_id: id, body })).id);
    gathered.push(group);
  }
  return gathered;
};

/** Whoever works for a group is accredited in it. */
const accredit = async (
  { accreditations }: Services,
  groups: readonly Pick<DemoGroup, 'id' | 'name'>[],
  name: DemoCompanyName,
  { user, company: { company_id } }: CompanyActor,
) => {
  const takers: string[] = DEMO_TAKERS[name].map(([taker]) => taker);
  for (const group of groups.filter((one) => takers.includes(one.name)))
    await accreditations.create(system, { group_id: group.id, professional_id: user.id, company_id, status: 'approved' });
};

/** The terms of the demo data: plain words, so that whoever tries the product sees how a real text looks. */
const DEMO_TERMS = `Estes termos valem entre você e o Esteto. Ao aceitá-los, você concorda com o que está escrito aqui.

1. O serviço
O Esteto reúne, num só lugar, as notas fiscais, os documentos e as obrigações das empresas médicas, e aproxima médicos, funcionários, gestores de plantão e a equipe de contabilidade que cuida delas.

2. Sua conta
A conta é pessoal. Guarde sua senha e não a empreste: o que for feito com ela vale como feito por você. Se desconfiar de que alguém a usou, avise a nossa equipe.

3. Os dados que você informa
Notas, guias e declarações saem dos dados que você e sua empresa informam. Confira-os antes de enviar e corrija o que mudar, pois a lei pede que estejam certos e completos.

4. Prazos
Impostos e declarações têm datas fixadas em lei. Avisamos com antecedência, mas o que depende de um documento seu só pode ser feito depois que ele chega.

5. Privacidade
Tratamos seus dados pessoais para prestar o serviço e cumprir a lei, conforme a Lei Geral de Proteção de Dados (Lei nº 13.709/2018). Você pode pedir, a qualquer momento, cópia, correção ou exclusão deles. O que a lei manda guardar é guardado pelo prazo que ela fixa.

6. Quem vê o quê
Sócios veem tudo o que é da empresa e escolhem o que cada funcionário pode ver e fazer. A nossa equipe vê o que precisa para trabalhar, e cada mudança fica registrada no histórico.

7. Encerramento
Você pode deixar o serviço quando quiser. Antes disso, baixe o que quiser guardar; os documentos fiscais continuam disponíveis pelo prazo legal.

8. Mudanças nestes termos
Quando estes termos mudarem, pediremos que você leia e aceite a nova versão antes de continuar.`;
