import { answers, type StoryAnswer } from '@esteto/api-client/testing/story-server';
import type { CompanyRow } from '@esteto/contract/company/company';
import { company } from '@esteto/contract/company/company';
import type { ManagementGroupRow } from '@esteto/contract/duty/management-group';
import { managementGroup } from '@esteto/contract/duty/management-group';
import type { SessionUser } from '@esteto/contract/identity/session';
import { session } from '@esteto/contract/identity/session';
import { startSession } from '../session/session-store.ts';

// Who may be signed in while a story of a screen is shown, one for each way in which access differs.

export type StoryPerson = { user: SessionUser; companies: CompanyRow[]; groups: ManagementGroupRow[] };

const user = (given: Partial<SessionUser>): SessionUser => ({
  id: 1,
  type: 'doctor',
  name: 'Ana Souza',
  email: 'ana.souza@clinica.com.br',
  is_active: true,
  is_master: false,
  doctor_role: null,
  manager_roles: [],
  permissions: [],
  flags: [],
  has_two_factor: true,
  avatar_url: null,
  current_route: null,
  ...given,
});

export const storyCompany: CompanyRow = {
  id: 1,
  type: 'new_company',
  name: 'Souza Medicina Ltda.',
  fantasy_name: null,
  cnpj: '11222333000181',
  accounting_status: 'active',
  tax_regime: 'simples',
  iss_rate: '0.02',
  wizard_step: 'finished',
  company_status: null,
  has_document: true,
  has_plan: true,
  opening_date: null,
  show_crm_popup: false,
  awaits_handover: false,
  created_at: '2024-03-01T12:00:00.000Z',
  user_type: 'partner',
  is_owner: true,
  permissions: [],
};

const group: ManagementGroupRow = { id: 1, name: 'Rede Hospitalar Vale Verde', kind: 'hospital', role: 'admin', unit_ids: null };

/** A partner: everything of the company is theirs. */
export const doctor: StoryPerson = { user: user({ doctor_role: 'partner' }), companies: [storyCompany], groups: [] };

/** An employee to whom the company has given no permission yet. */
export const employee: StoryPerson = {
  user: user({ id: 2, name: 'Bruno Alves', doctor_role: 'employee' }),
  companies: [{ ...storyCompany, user_type: 'employee', is_owner: false }],
  groups: [],
};

/** The staff's master account, which may do everything. */
export const master: StoryPerson = {
  user: user({ id: 3, type: 'admin', name: 'Marina Costa', is_master: true }),
  companies: [],
  groups: [],
};

/** A member of the staff without any permission. */
export const analyst: StoryPerson = { user: user({ id: 4, type: 'admin', name: 'Marcos Lima' }), companies: [], groups: [] };

/** Runs the duty shifts of a group. */
export const manager: StoryPerson = {
  user: user({ id: 5, type: 'manager', name: 'Carla Nunes', manager_roles: ['admin'] }),
  companies: [],
  groups: [group],
};

/** Reads what the group has, and changes nothing. */
export const viewer: StoryPerson = {
  user: user({ id: 6, type: 'manager', name: 'Diego Prado', manager_roles: ['viewer'] }),
  companies: [],
  groups: [{ ...group, role: 'viewer' }],
};

export const signIn = (person: StoryPerson): void => startSession('a-token', person.user);

/** What the server tells of them. */
export const answersAbout = ({ user: who, companies, groups }: StoryPerson): StoryAnswer[] => [
  answers(session.user, who),
  answers(company.mine, companies),
  answers(managementGroup.mine, groups),
];
