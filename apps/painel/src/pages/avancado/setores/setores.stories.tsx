import { answers, onlyPage } from '@esteto/api-client/testing/story-server';
import { analyst, master } from '@esteto/auth/testing/story-people';
import { type DepartmentDetail, type DepartmentRow, department } from '@esteto/contract/identity/department';
import { screenStates } from '@esteto/shell/testing/screen-states.tsx';
import { storyScreen, theServer } from '@esteto/shell/testing/story-screen.tsx';
import { dialogCalled } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { routes } from '../../../routes.ts';

const where = { app: 'painel', routes, at: '/painel/avancado/setores', person: master } as const;

const fiscal: DepartmentRow = {
  id: 1,
  name: 'Fiscal',
  description: 'Fechamentos, obrigações e fator R.',
  people_count: 3,
  grants_count: 12,
  created_at: '2026-04-10T12:00:00Z',
};
const rows = [fiscal, { ...fiscal, id: 2, name: 'Societário', description: null, people_count: 0, grants_count: 0 }];
const detail: DepartmentDetail = { ...fiscal, grants: ['boletos:view', 'boletos:edit'], version: 2, updated_at: fiscal.created_at };

const screen = screenStates({
  ...where,
  endpoint: department.list,
  filled: { body: onlyPage(rows), sees: 'Societário' },
  empty: { body: onlyPage<DepartmentRow>([]), sees: /^Nenhum setor ainda/ },
  refused: { person: analyst, sees: 'Você não possui acesso a este módulo.', lacks: 'Societário' },
});

export default { title: 'Telas/Painel/Setores' } satisfies Meta;

export const Filled: StoryObj = { ...screen.filled, name: 'Com linhas' };
export const Empty: StoryObj = { ...screen.empty, name: 'Vazia' };
export const Refused: StoryObj = { ...screen.refused, name: 'Sem permissão' };
export const OnAPhone: StoryObj = { ...screen.onPhone, name: 'No celular' };

const list = answers(department.list, onlyPage(rows));
const sent = (method: string, path: string) => theServer().requests.find((request) => request.method === method && request.path === path);

/** What may be changed is seen; and a whole module is ticked at once. */
export const Create: StoryObj = {
  ...storyScreen({ ...where, at: `${where.at}/criar`, answers: [list, answers(department.create, detail)] }),
  name: 'Novo setor',
  play: async () => {
    const dialog = await dialogCalled('Novo setor');
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Nome' }), 'Fiscal');
    await userEvent.click(dialog.getByText('Boletos · nada'));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Boletos: Criar/Editar' }));
    await expect(dialog.getByRole('checkbox', { name: 'Boletos: Visualizar' })).toBeChecked();
    await userEvent.click(dialog.getByText('Vídeos · nada'));
    await userEvent.click(within(dialog.getByRole('region', { name: 'Vídeos · nada' })).getByRole('button', { name: 'Marcar tudo' }));
    await expect(dialog.getByText('Vídeos · tudo')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Criar setor' }));
    await waitFor(() =>
      expect(sent('POST', 'admin/departments')?.body).toMatchObject({
        name: 'Fiscal',
        grants: ['boletos:view', 'boletos:edit', 'media:view', 'media:edit', 'media:delete'],
      }),
    );
  },
};

export const Edit: StoryObj = {
  ...storyScreen({ ...where, at: `${where.at}/setor/1/editar`, answers: [list, answers(department.detail, detail)] }),
  name: 'Editar',
  play: async () => {
    const dialog = await dialogCalled('Fiscal');
    await expect(await dialog.findByText('Boletos · tudo')).toBeVisible();
  },
};
