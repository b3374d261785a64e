import { receivables, staff, workQueues } from '@esteto/contract/access';
import type { SessionUser } from '@esteto/contract/identity/session';
import { clientStore } from '@esteto/ui/system/state/client-store';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Provider } from 'jotai';
import { expect, within } from 'storybook/test';
import { IdentityProvider } from '../principal/identity-provider.tsx';
import { endSession, startSession } from '../session/session-store.ts';
import { Can } from './can.tsx';

/** An analyst who may view accounts receivable and edit boletos. */
const analyst = {
  id: 1,
  type: 'admin',
  name: 'Beatriz',
  is_active: true,
  is_master: false,
  flags: [],
  permissions: [
    { name: 'billing.accounts_receivable', view: true, edit: false, delete: false },
    { name: 'boletos', view: true, edit: true, delete: false },
  ],
} as unknown as SessionUser;

const Buttons = () => (
  <Provider store={clientStore}>
    <IdentityProvider>
      <ul>
        <Can access={workQueues.view}>
          <li>Filas</li>
        </Can>
        <Can access={receivables.view}>
          <li>Ver notas</li>
        </Can>
        <Can access={receivables.edit}>
          <li>Editar notas</li>
        </Can>
        <Can access={[receivables.view, staff('boletos', 'edit')]}>
          <li>Todas as permissões</li>
        </Can>
        <Can access={[receivables.edit, staff('boletos', 'edit')]}>
          <li>Todas, faltando uma</li>
        </Can>
        <Can access={[receivables.edit, staff('boletos', 'edit')]} need="some">
          <li>Alguma das permissões</li>
        </Can>
        <Can access={[receivables.edit, staff('boletos', 'delete')]} need="some">
          <li>Nenhuma delas</li>
        </Can>
      </ul>
    </IdentityProvider>
  </Provider>
);

const meta = { title: 'Padrões/Permissões', component: Buttons } satisfies Meta<typeof Buttons>;
export default meta;

const shown = (root: HTMLElement) =>
  within(root)
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

/** Levels are flags of their own; of a list all are needed, or some where that is said. */
export const Analyst: StoryObj<typeof Buttons> = {
  name: 'Analista',
  beforeEach: () => {
    startSession('a-token', analyst);
    return endSession;
  },
  play: async ({ canvasElement }) => {
    await expect(shown(canvasElement)).toEqual(['Filas', 'Ver notas', 'Todas as permissões', 'Alguma das permissões']);
  },
};

/** A master has every permission. */
export const Master: StoryObj<typeof Buttons> = {
  name: 'Master',
  beforeEach: () => {
    startSession('a-token', { ...analyst, is_master: true, permissions: [] });
    return endSession;
  },
  play: async ({ canvasElement }) => {
    await expect(shown(canvasElement)).toHaveLength(7);
  },
};

/** Who is not signed in sees none of it. */
export const Nobody: StoryObj<typeof Buttons> = {
  name: 'Ninguém',
  play: async ({ canvasElement }) => {
    await expect(shown(canvasElement)).toEqual([]);
  },
};
