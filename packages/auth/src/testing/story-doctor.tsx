import type { CompanyRow } from '@esteto/contract/company';
import type { SessionUser } from '@esteto/contract/session';
import { clientStore } from '@esteto/ui/system/state/client-store';
import { Provider } from 'jotai';
import type { ReactNode } from 'react';
import { chooseCompany } from '../company/choose-company.ts';
import { IdentityProvider } from '../principal/identity-provider.tsx';
import { endSession, startSession } from '../session/session-store.ts';

// A doctor who is signed in, for stories of screens that ask who is here.

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
  show_crm_popup: false,
  created_at: '2024-03-01T12:00:00.000Z',
  user_type: 'partner',
  is_owner: true,
  permissions: [],
};

const ana: SessionUser = {
  id: 1,
  type: 'doctor',
  name: 'Ana Souza',
  email: 'ana.souza@clinica.com.br',
  is_active: true,
  is_master: false,
  doctor_role: 'partner',
  manager_roles: [],
  permissions: [],
  flags: [],
  has_two_factor: true,
  avatar_url: null,
  current_route: null,
};

/** Signs her in for as long as a story is shown; `companies` of the story's server must answer with `storyCompany`. */
export const signInDoctor = (): (() => void) => {
  startSession('a-token', ana);
  chooseCompany([storyCompany]);
  return endSession;
};

/** Around the screen. */
export const StoryDoctor = ({ children }: { children: ReactNode }) => (
  <Provider store={clientStore}>
    <IdentityProvider>{children}</IdentityProvider>
  </Provider>
);
