import { answers, onlyPage } from '@esteto/api-client/testing/story-server';
import { analyst, master } from '@esteto/auth/testing/story-people';
import { type CollegeRow, college } from '@esteto/contract/company/college';
import { lookup } from '@esteto/contract/office/lookup';
import { screenStates } from '@esteto/shell/testing/screen-states.tsx';
import { storyScreen, theServer } from '@esteto/shell/testing/story-screen.tsx';
import { dialogCalled } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { routes } from '../../../routes.ts';

const where = { app: 'painel', routes, at: '/painel/avancado/faculdades', person: master } as const;

const ufmt: CollegeRow = {
  id: 1,
  version: 2,
  created_at: '2026-10-10T12:00:00Z',
  updated_at: '2026-10-10T12:00:00Z',
  name: 'Universidade Federal de Mato Grosso',
  acronym: 'UFMT',
  state: 'MT',
  ibge: '5107909',
  city: 'Sinop',
  kind: 'public',
  cnpj: null,
  mec_code: 1,
  is_active: true,
  doctors_count: 12,
  merged_into: null,
};
const rows: CollegeRow[] = [
  ufmt,
  { ...ufmt, id: 2, name: 'Federal do Mato Grosso', acronym: null, doctors_count: 3 },
  { ...ufmt, id: 3, name: 'Faculdade que Fechou', acronym: 'FQF', is_active: false, doctors_count: 1 },
  { ...ufmt, id: 4, name: 'UFMT Sinop', acronym: null, is_active: false, doctors_count: 0, merged_into: ufmt.name },
];

const screen = screenStates({
  ...where,
  endpoint: college.list,
  filled: { body: onlyPage(rows), sees: 'Federal do Mato Grosso' },
  empty: { body: onlyPage<CollegeRow>([]), sees: /^Nenhuma faculdade ainda/ },
  refused: { person: analyst, sees: 'Você não possui acesso a este módulo.', lacks: 'Federal do Mato Grosso' },
});

export default { title: 'Telas/Painel/Faculdades' } satisfies Meta;

export const Filled: StoryObj = { ...screen.filled, name: 'Com linhas' };
export const Empty: StoryObj = { ...screen.empty, name: 'Vazia' };
export const Refused: StoryObj = { ...screen.refused, name: 'Sem permissão' };
export const OnAPhone: StoryObj = { ...screen.onPhone, name: 'No celular' };

const list = answers(college.list, onlyPage(rows));
const sent = (path: string) => theServer().requests.filter((request) => request.method === 'POST' && request.path === path);

/** Offered no more at once; a double offers neither that nor a change. */
export const Withdraw: StoryObj = {
  ...storyScreen({ ...where, answers: [list, { endpoint: college.deactivate, answer: () => ({ status: 204 }) }] }),
  name: 'Desativar',
  play: async () => {
    const page = within(document.body);
    const rowOf = async (name: string) => within(await page.findByRole('row', { name: new RegExp(`^${name}`) }));
    await userEvent.click((await rowOf('Federal do Mato Grosso')).getByRole('button', { name: /^(?:Mais ações|Ações)/ }));
    await userEvent.click(await page.findByRole('menuitem', { name: 'Desativar' }));
    await waitFor(() => expect(sent('admin/colleges/2/deactivate')).toHaveLength(1));
    await expect((await rowOf('UFMT Sinop')).queryByRole('button', { name: /^(?:Mais ações|Ações)/ })).toBeNull();
  },
};

export const Create: StoryObj = {
  ...storyScreen({
    ...where,
    at: `${where.at}/criar`,
    answers: [list, answers(lookup.cities, [{ id: 3550308, nome: 'São Paulo' }]), answers(college.create, ufmt)],
  }),
  name: 'Nova faculdade',
  play: async () => {
    const dialog = await dialogCalled('Nova faculdade');
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Nome' }), 'Universidade de São Paulo');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Sigla' }), 'USP');
    await userEvent.click(dialog.getByRole('button', { name: 'Cadastrar faculdade' }));
    await expect(await dialog.findByText('Escolha o município.')).toBeVisible();
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'UF' }), 'SP');
    await userEvent.click(dialog.getByRole('combobox', { name: 'Município' }));
    await userEvent.click(await within(document.body).findByRole('option', { name: /São Paulo/ }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Pública' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cadastrar faculdade' }));
    await waitFor(() =>
      expect(sent('admin/colleges').at(-1)?.body).toMatchObject({
        name: 'Universidade de São Paulo',
        ibge: '3550308',
        city: 'São Paulo',
        kind: 'public',
      }),
    );
  },
};

/** Two names of the same school: how many it concerns stands above, and which one stays is chosen. */
export const MergeDouble: StoryObj = {
  ...storyScreen({
    ...where,
    at: `${where.at}/faculdade/2/unir`,
    answers: [
      list,
      answers(college.options, { items: [{ id: 1, label: 'UFMT · Universidade Federal de Mato Grosso', detail: 'Sinop/MT' }] }),
      answers(college.detail, rows[1] ?? ufmt),
      answers(college.merge, { moved: 3 }),
    ],
  }),
  name: 'Unir a outra',
  play: async () => {
    const dialog = await dialogCalled('Unir Federal do Mato Grosso');
    await expect(await dialog.findByText('Sinop/MT · 3 médicos passam para a que fica. Não há volta.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Unir faculdades' }));
    await expect(await dialog.findByText('Escolha a faculdade que fica.')).toBeVisible();
    await userEvent.type(dialog.getByRole('combobox', { name: 'Faculdade que fica' }), 'ufmt');
    await userEvent.click(await within(document.body).findByRole('option', { name: /UFMT/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Unir faculdades' }));
    await waitFor(() => expect(sent('admin/colleges/2/merge').at(-1)?.body).toEqual({ into_id: 1, version: 2 }));
  },
};

export const Doctors: StoryObj = {
  ...storyScreen({
    ...where,
    at: `${where.at}/faculdade/1/medicos`,
    answers: [list, answers(college.doctors, onlyPage([{ id: 7, name: 'Ana Souza', email: 'ana.souza@clinica.com.br' }]))],
  }),
  name: 'Quem estudou',
  play: async () => {
    const dialog = await dialogCalled('Quem estudou');
    await expect(await dialog.findByText('Ana Souza')).toBeVisible();
    await expect(dialog.getByText('1 pessoa')).toBeVisible();
  },
};
