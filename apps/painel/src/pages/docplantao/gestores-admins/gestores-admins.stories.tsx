import { answers, onlyPage } from '@esteto/api-client/testing/story-server';
import { analyst, master } from '@esteto/auth/testing/story-people';
import { type GroupManagerRow, groupManager } from '@esteto/contract/duty/group-manager';
import { managementGroup } from '@esteto/contract/duty/management-group';
import { filterOption } from '@esteto/contract/office/filter-option';
import { otavio, storyManagers, storyUnits } from '@esteto/features/duty/group-manager/story-managers';
import { screenStates } from '@esteto/shell/testing/screen-states.tsx';
import { storyScreen, theServer } from '@esteto/shell/testing/story-screen.tsx';
import { dialogCalled } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { routes } from '../../../routes.ts';

const where = { app: 'painel', routes, at: '/painel/docplantao/gestores-admins', person: master } as const;

const screen = screenStates({
  ...where,
  endpoint: groupManager.list,
  filled: { body: onlyPage(storyManagers), sees: 'Helena Castro' },
  empty: { body: onlyPage<GroupManagerRow>([]), sees: /^Nenhum gestor ainda/ },
  refused: { person: analyst, sees: 'Você não possui acesso a este módulo.', lacks: 'Helena Castro' },
});

export default { title: 'Telas/Painel/Gestores' } satisfies Meta;

export const Filled: StoryObj = { ...screen.filled, name: 'Com linhas' };
export const Empty: StoryObj = { ...screen.empty, name: 'Vazia' };
export const Refused: StoryObj = { ...screen.refused, name: 'Sem permissão' };
export const OnAPhone: StoryObj = { ...screen.onPhone, name: 'No celular' };

const list = answers(groupManager.list, onlyPage(storyManagers));
const units = answers(
  managementGroup.units,
  storyUnits.map(({ sectors: _sectors, ...unit }) => ({ ...unit, type: 'hospital' as const, is_active: true })),
);
const sent = (method: string, path: string) => theServer().requests.filter((request) => request.method === method && request.path === path);

/** The units that are offered are those of the group; whoever administers it is offered none. */
export const Invite: StoryObj = {
  ...storyScreen({
    ...where,
    at: `${where.at}/criar`,
    answers: [
      list,
      units,
      answers(filterOption.groups, { items: [{ id: 1, label: 'Rede Hospitalar Vale Verde', detail: 'Hospital' }] }),
      answers(groupManager.create, otavio),
    ],
  }),
  name: 'Convidar',
  play: async () => {
    const dialog = await dialogCalled('Convidar gestor');
    await userEvent.type(await dialog.findByRole('textbox', { name: /^Nome/ }), 'Otávio Reis');
    await userEvent.type(dialog.getByRole('textbox', { name: /^E-mail/ }), 'otavio.reis@vale.test');
    await userEvent.click(dialog.getByRole('radio', { name: /^Coordenador/ }));
    await expect(dialog.queryByRole('checkbox')).toBeNull();
    await userEvent.type(dialog.getByRole('combobox', { name: /^Grupo gestor/ }), 'vale');
    await userEvent.click(await within(document.body).findByRole('option', { name: /Vale Verde/ }));
    await userEvent.click(await dialog.findByRole('checkbox', { name: /^Hospital São Lucas/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar convite' }));
    await waitFor(() =>
      expect(sent('POST', 'admin/group-managers').at(-1)?.body).toEqual({
        name: 'Otávio Reis',
        email: 'otavio.reis@vale.test',
        role: 'coordinator',
        group_id: 1,
        unit_ids: [1],
      }),
    );
  },
};

export const SwitchOff: StoryObj = {
  ...storyScreen({ ...where, answers: [list, { endpoint: groupManager.deactivate, answer: () => ({ status: 204 }) }] }),
  name: 'Desativar',
  play: async () => {
    const page = within(document.body);
    const row = within(await page.findByRole('row', { name: /^Otávio Reis/ }));
    await expect(row.queryByRole('button', { name: 'Reenviar convite' })).toBeNull();
    await userEvent.click(row.getByRole('button', { name: 'Desativar' }));
    await expect(await page.findByText(/sai na hora de todos os aparelhos/)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Desativar gestor' }));
    await waitFor(() => expect(sent('POST', 'admin/group-managers/2/deactivate')).toHaveLength(1));
  },
};

export const ChangeRole: StoryObj = {
  ...storyScreen({
    ...where,
    at: `${where.at}/2/editar`,
    answers: [list, units, answers(groupManager.detail, otavio), answers(groupManager.update, { ...otavio, role: 'viewer' })],
  }),
  name: 'Papel e unidades',
  play: async () => {
    const dialog = await dialogCalled('Otávio Reis');
    await expect(await dialog.findByRole('checkbox', { name: /^Hospital São Lucas/ })).toBeChecked();
    await userEvent.click(dialog.getByRole('radio', { name: /^Visualizador/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(sent('PUT', 'admin/group-managers/2').at(-1)?.body).toEqual({ role: 'viewer', unit_ids: [1], version: 1 }));
  },
};
