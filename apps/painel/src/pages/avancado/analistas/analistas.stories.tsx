import { answers, onlyPage, refuses } from '@esteto/api-client/testing/story-server';
import { master, analyst as noPermission, type StoryPerson } from '@esteto/auth/testing/story-people';
import { department } from '@esteto/contract/identity/department';
import { type AnalystRow, analyst } from '@esteto/contract/office/analyst';
import { filterOption } from '@esteto/contract/office/filter-option';
import { entriesOfStaffGrants } from '@esteto/domain/identity/permission/staff-grants';
import { screenStates } from '@esteto/shell/testing/screen-states.tsx';
import { storyScreen, theServer } from '@esteto/shell/testing/story-screen.tsx';
import { dialogCalled } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { routes } from '../../../routes.ts';
import { analystRows, rafaelDetail, storyActions } from './story-analysts.ts';

const where = { app: 'painel', routes, at: '/painel/avancado/analistas', person: master } as const;

const screen = screenStates({
  ...where,
  endpoint: analyst.list,
  filled: { body: onlyPage(analystRows), sees: 'Lívia Monteiro' },
  empty: { body: onlyPage<AnalystRow>([]), sees: 'Ninguém com estes filtros.' },
  refused: { person: noPermission, sees: 'Você não possui acesso a este módulo.', lacks: 'Lívia Monteiro' },
});

export default { title: 'Telas/Painel/Analistas' } satisfies Meta;

export const Filled: StoryObj = { ...screen.filled, name: 'Com linhas' };
export const Empty: StoryObj = { ...screen.empty, name: 'Vazia' };
export const Refused: StoryObj = { ...screen.refused, name: 'Sem permissão' };
export const OnAPhone: StoryObj = { ...screen.onPhone, name: 'No celular' };

const list = answers(analyst.list, onlyPage(analystRows));
const departments = answers(filterOption.departments, { items: [{ id: 1, label: 'Faturamento', detail: null }] });
const model = answers(department.detail, {
  id: 1,
  name: 'Faturamento',
  description: null,
  grants: ['billing.clients:view', 'billing.clients:edit'],
  people_count: 4,
  version: 1,
  created_at: '2026-01-05T12:00:00Z',
  updated_at: '2026-01-05T12:00:00Z',
});
const common = [list, departments, model, answers(analyst.actions, storyActions), answers(analyst.detail, rafaelDetail)];
const sent = (method: string, path: string) => theServer().requests.find((request) => request.method === method && request.path === path);

/** From the model of the department, with what it comes to before it is sent. */
export const Invite: StoryObj = {
  ...storyScreen({ ...where, at: `${where.at}/criar`, answers: [...common, answers(analyst.create, rafaelDetail)] }),
  name: 'Convidar',
  play: async () => {
    const dialog = await dialogCalled('Convidar para a equipe');
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Nome' }), 'Paula Nunes');
    await userEvent.type(dialog.getByRole('textbox', { name: 'E-mail' }), 'paula@esteto.com.br');
    await userEvent.type(dialog.getByRole('combobox', { name: 'Setor' }), 'fat');
    await userEvent.click(await dialog.findByRole('option', { name: 'Faturamento' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Usar o modelo do setor' }));
    await expect(await dialog.findByText('Faturamento · 2 de 7')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'O que esta pessoa verá e poderá' }));
    await expect(await dialog.findByText(/^Passa a ver ou poder/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar convite' }));
    await waitFor(() =>
      expect(sent('POST', 'admin/analysts')?.body).toMatchObject({
        email: 'paula@esteto.com.br',
        department_id: 1,
        grants: ['billing.clients:view', 'billing.clients:edit'],
      }),
    );
  },
};

const lead: StoryPerson = {
  ...noPermission,
  user: { ...noPermission.user, permissions: entriesOfStaffGrants(['advanced.analysts:edit', 'boletos:edit']) },
};

/** Who is no master ticks only what they have; and sees what it takes away. */
export const Edit: StoryObj = {
  ...storyScreen({
    ...where,
    person: lead,
    at: `${where.at}/analista/7/editar`,
    answers: [...common, refuses(analyst.update, 422, 'Dados inválidos.')],
  }),
  name: 'Editar sem ser master',
  play: async () => {
    const dialog = await dialogCalled('Rafael Nunes');
    await userEvent.click(await dialog.findByText('Vídeos · nada'));
    await expect(dialog.getByRole('checkbox', { name: 'Vídeos: Excluir' })).toBeDisabled();
    await userEvent.click(dialog.getByText('Boletos · tudo'));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Boletos: Criar/Editar' }));
    await userEvent.click(dialog.getByRole('button', { name: 'O que muda para esta pessoa' }));
    await expect(await dialog.findByText('Cria um boleto.')).toBeVisible();
    await expect(dialog.queryByRole('switch', { name: /^Master/ })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    await expect(await dialog.findByText('Dados inválidos.')).toBeVisible();
  },
};

/** Nobody leaves with work that is nobody's. */
export const Deactivate: StoryObj = {
  ...storyScreen({
    ...where,
    at: `${where.at}/analista/7/desativar`,
    answers: [
      ...common,
      answers(analyst.heirs, { items: [{ id: 3, label: 'Marina Costa', detail: 'marina@esteto.com.br', kinds: ['companies'] }] }),
      answers(analyst.openWork, {
        companies: 42,
        leads: 0,
        registrations: 1,
        licensings: 0,
        invoices: 3,
        closings: 12,
        obligations: 0,
        nps_tasks: 0,
        income_taxes: 0,
      }),
      { endpoint: analyst.deactivate, answer: () => ({ status: 204 }) },
    ],
  }),
  name: 'Desativar',
  play: async () => {
    const dialog = await dialogCalled('Desativar Rafael Nunes');
    await expect(await dialog.findByText('Meses por fechar')).toBeVisible();
    await userEvent.type(dialog.getByRole('combobox', { name: 'Quem assume' }), 'mar');
    await userEvent.click(await dialog.findByRole('option', { name: /Marina Costa/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Desativar' }));
    await waitFor(() => expect(sent('POST', 'admin/analysts/7/deactivate')?.body).toEqual({ to: 3 }));
  },
};
