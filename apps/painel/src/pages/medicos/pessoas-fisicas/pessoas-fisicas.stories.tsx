import { answers, onlyPage } from '@esteto/api-client/testing/story-server';
import { analyst, master } from '@esteto/auth/testing/story-people';
import { companyRegister, type RegisterRow } from '@esteto/contract/company/company-register';
import { screenStates } from '@esteto/shell/testing/screen-states.tsx';
import { storyScreen, theServer } from '@esteto/shell/testing/story-screen.tsx';
import { dialogCalled } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { storyDetail, storyRow } from '../../../features/empresa/story-register.ts';
import { routes } from '../../../routes.ts';

const where = { app: 'painel', routes, at: '/painel/medicos/pessoas-fisicas', person: master } as const;
const rows = [storyRow({ type: 'natural_person', name: 'Ana Souza', document: '12345678909', fantasy_name: null })];

const screen = screenStates({
  ...where,
  endpoint: companyRegister.people,
  filled: { body: onlyPage(rows), sees: 'Ana Souza' },
  empty: { body: onlyPage<RegisterRow>([]), sees: /^Nenhuma pessoa física ainda/ },
  refused: { person: analyst, sees: 'Você não possui acesso a este módulo.', lacks: 'Ana Souza' },
});

export default { title: 'Telas/Painel/Pessoas físicas' } satisfies Meta;

export const Filled: StoryObj = { ...screen.filled, name: 'Com linhas' };
export const Empty: StoryObj = { ...screen.empty, name: 'Vazia' };
export const Loading: StoryObj = { ...screen.loading, name: 'Carregando' };
export const Failed: StoryObj = { ...screen.failed, name: 'Com erro' };
export const Refused: StoryObj = { ...screen.refused, name: 'Sem permissão' };
export const OnAPhone: StoryObj = { ...screen.onPhone, name: 'No celular' };

export const Create: StoryObj = {
  ...storyScreen({
    ...where,
    at: `${where.at}/criar`,
    answers: [
      answers(companyRegister.people, onlyPage(rows)),
      answers(companyRegister.createPerson, storyDetail()),
      answers(companyRegister.detail, storyDetail()),
    ],
  }),
  name: 'Nova pessoa física',
  play: async () => {
    const dialog = await dialogCalled('Nova pessoa física');
    await userEvent.type(await dialog.findByRole('textbox', { name: 'CPF' }), '12345678909');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Nome' }), 'Ana Souza');
    await userEvent.click(dialog.getByRole('button', { name: 'Cadastrar' }));
    await waitFor(() =>
      expect(theServer().requests.find(({ method, path }) => method === 'POST' && path === 'admin/natural-people')?.body).toMatchObject({
        type: 'natural_person',
        cpf: '12345678909',
      }),
    );
  },
};

/** What is typed goes with the version that was seen; the notes and takers stay where they are. */
export const Convert: StoryObj = {
  ...storyScreen({
    ...where,
    answers: [
      answers(companyRegister.people, onlyPage(rows)),
      answers(companyRegister.detail, { ...storyDetail(), type: 'natural_person' }),
      answers(companyRegister.convert, storyDetail()),
    ],
  }),
  name: 'Converter em empresa',
  play: async () => {
    const row = (await within(document.body).findByText('Ana Souza')).closest<HTMLElement>('[data-row]') ?? document.body;
    await userEvent.click(within(row).getByRole('button', { name: /ações/i }));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Converter em empresa' }));
    const dialog = await dialogCalled('Converter em empresa');
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Razão social' }), 'Souza Medicina Ltda.');
    await userEvent.click(dialog.getByRole('button', { name: 'Converter' }));
    await waitFor(() =>
      expect(theServer().requests.find(({ path }) => path === 'admin/natural-people/1/convert')?.body).toMatchObject({
        name: 'Souza Medicina Ltda.',
        tax_regime: 'simples',
        version: 3,
      }),
    );
  },
};
