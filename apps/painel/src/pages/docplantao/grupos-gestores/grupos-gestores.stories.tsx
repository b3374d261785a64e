import { answers, onlyPage } from '@esteto/api-client/testing/story-server';
import { analyst, master } from '@esteto/auth/testing/story-people';
import { groupManager } from '@esteto/contract/duty/group-manager';
import { managementGroup, type StaffGroup } from '@esteto/contract/duty/management-group';
import { storyManagers } from '@esteto/features/duty/group-manager/story-managers';
import { storyGroupDetail, storyGroups } from '@esteto/features/duty/management-group/story-group';
import { screenStates } from '@esteto/shell/testing/screen-states.tsx';
import { storyScreen, theServer } from '@esteto/shell/testing/story-screen.tsx';
import { dialogCalled, phone } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { routes } from '../../../routes.ts';

const where = { app: 'painel', routes, at: '/painel/docplantao/grupos-gestores', person: master } as const;

const screen = screenStates({
  ...where,
  endpoint: managementGroup.list,
  filled: { body: onlyPage(storyGroups), sees: 'Cooperativa Médica do Planalto' },
  empty: { body: onlyPage<StaffGroup>([]), sees: /^Nenhum grupo gestor ainda/ },
  refused: { person: analyst, sees: 'Você não possui acesso a este módulo.', lacks: 'Cooperativa Médica do Planalto' },
});

export default { title: 'Telas/Painel/Grupos gestores' } satisfies Meta;

export const Filled: StoryObj = { ...screen.filled, name: 'Com linhas' };
export const Empty: StoryObj = { ...screen.empty, name: 'Vazia' };
export const Refused: StoryObj = { ...screen.refused, name: 'Sem permissão' };
export const OnAPhone: StoryObj = { ...screen.onPhone, name: 'No celular' };

const list = answers(managementGroup.list, onlyPage(storyGroups));
const sent = (method: string, path: string) => theServer().requests.filter((request) => request.method === method && request.path === path);

/** Durations are written in hours and sent in minutes. */
export const Create: StoryObj = {
  ...storyScreen({ ...where, at: `${where.at}/criar`, answers: [list, answers(managementGroup.create, storyGroupDetail)] }),
  name: 'Novo grupo',
  play: async () => {
    const dialog = await dialogCalled('Novo grupo gestor');
    await userEvent.type(await dialog.findByRole('textbox', { name: /^Nome/ }), 'Rede Hospitalar Vale Verde');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /^Tipo/ }), 'hospital');
    const rest = dialog.getByRole('textbox', { name: /^Descanso entre plantões/ });
    await expect(rest).toHaveValue('11:00');
    await userEvent.clear(rest);
    await userEvent.type(rest, '12h30');
    const longest = dialog.getByRole('textbox', { name: /^Plantão mais longo/ });
    await userEvent.clear(longest);
    await userEvent.type(longest, '36');
    await userEvent.click(dialog.getByRole('button', { name: 'Criar grupo' }));
    await expect(await dialog.findByText('Plantão mais longo: no máximo 24:00 h.')).toBeVisible();
    await userEvent.clear(longest);
    await userEvent.type(longest, '12');
    await userEvent.click(dialog.getByRole('button', { name: 'Criar grupo' }));
    await waitFor(() =>
      expect(sent('POST', 'admin/management-groups').at(-1)?.body).toMatchObject({
        name: 'Rede Hospitalar Vale Verde',
        kind: 'hospital',
        rules: { min_rest_minutes: 750, max_shift_minutes: 720 },
      }),
    );
  },
};

/** How many people it concerns stands in the question. */
export const SwitchOff: StoryObj = {
  ...storyScreen({ ...where, answers: [list, { endpoint: managementGroup.deactivate, answer: () => ({ status: 204 }) }] }),
  name: 'Desativar',
  play: async () => {
    const page = within(document.body);
    const row = within(await page.findByRole('row', { name: /^Rede Hospitalar Vale Verde/ }));
    await userEvent.click(row.getByRole('button', { name: /^(?:Mais ações|Ações)/ }));
    await userEvent.click(await page.findByRole('menuitem', { name: 'Desativar' }));
    await expect(await page.findByText(/^3 gestores perdem o acesso na hora\. 42 profissionais credenciados/)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Desativar grupo' }));
    await waitFor(() => expect(sent('POST', 'admin/management-groups/1/deactivate')).toHaveLength(1));
  },
};

export const Details: StoryObj = {
  ...storyScreen({
    ...where,
    at: `${where.at}/1/detalhes`,
    answers: [
      list,
      answers(managementGroup.detail, storyGroupDetail),
      answers(managementGroup.units, [
        { id: 1, name: 'Hospital São Lucas', code: 'HSL', type: 'hospital', is_active: true },
        { id: 2, name: 'UPA Vila Mariana', code: 'UPA-1', type: 'upa', is_active: false },
      ]),
      answers(groupManager.list, onlyPage(storyManagers)),
    ],
  }),
  name: 'Um grupo',
  play: async () => {
    const dialog = await dialogCalled('Rede Hospitalar Vale Verde');
    await expect(await dialog.findByText('UPA-1 · UPA · inativa')).toBeVisible();
    await expect(dialog.getByText('Ativo · 3 gestores · 42 profissionais')).toBeVisible();
    await expect(await dialog.findByText('Helena Castro')).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Abrir gestores' })).toHaveAttribute(
      'href',
      '/painel/docplantao/gestores-admins?group_id=1',
    );
    await expect(dialog.getByText('Sábado, 0:00, a segunda-feira, 0:00')).toBeVisible();
  },
};

export const DetailsOnAPhone: StoryObj = { ...Details, ...phone, name: 'Um grupo, no celular' };
