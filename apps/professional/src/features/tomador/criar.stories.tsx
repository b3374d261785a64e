import { answers, onlyPage } from '@esteto/api-client/testing/story-server';
import { doctor } from '@esteto/auth/testing/story-people';
import { type ClientRow, client } from '@esteto/contract/billing/client';
import { storyClient } from '@esteto/features/billing/client/story-client';
import { storyScreen, theServer } from '@esteto/shell/testing/story-screen.tsx';
import { dialogCalled, phone } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { routes } from '../../routes.ts';

// Who hires the doctor's service; the question about those that are there already has stories of its own (similar-clients.stories.tsx).

const created = storyClient({ person_type: 'PF', document: '52998224725', name: 'Helena Prado', fantasy_name: null });

const lucas = storyClient({ id: 7, name: 'Hospital São Lucas S.A.', document: '11222333000181' });

const where = { app: 'professional', routes, at: '/app/faturamento/tomadores/criar', person: doctor } as const;

export default {
  title: 'Diálogos/Novo tomador',
  ...storyScreen({
    ...where,
    answers: [answers(client.list, onlyPage<ClientRow>([])), answers(client.similar, []), answers(client.create, created)],
  }),
} satisfies Meta;

/** A person has a CPF in the place of a CNPJ; what is sent is what was typed, bare. */
export const Person: StoryObj = {
  name: 'Pessoa física',
  play: async () => {
    const dialog = await dialogCalled('Novo tomador');
    await userEvent.click(await dialog.findByRole('radio', { name: 'Pessoa física' }));
    await userEvent.type(await dialog.findByRole('textbox', { name: /CPF/ }), '52998224725');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Nome/ }), 'Helena Prado');
    await userEvent.click(dialog.getByRole('button', { name: 'Cadastrar' }));
    await expect(await within(document.body).findByText('Helena Prado já pode aparecer nas suas notas.')).toBeVisible();
    const sent = theServer().requests.filter(({ method, path }) => method === 'POST' && path === 'clients');
    await expect(sent.map(({ body }) => body)).toMatchObject([{ person_type: 'PF', document: '52998224725', name: 'Helena Prado' }]);
  },
};

/** What cannot be is told beside its field as that is left, and the first one has the focus when one tries all the same; nothing leaves. */
export const WrongNumber: StoryObj = {
  name: 'O que não pode ser',
  play: async () => {
    const dialog = await dialogCalled('Novo tomador');
    const refuses = async (field: string | RegExp, text: string, message: string | RegExp) => {
      const [input = document.body] = await dialog.findAllByRole('textbox', { name: field });
      await userEvent.clear(input);
      await userEvent.type(input, text);
      await userEvent.tab();
      await waitFor(() => expect(input).toHaveAccessibleDescription(message));
      await expect(input).toHaveAttribute('aria-invalid', 'true');
    };
    await refuses(/^CNPJ/, '11222333000182', /O CNPJ do tomador não confere\. Confira os últimos dígitos\./);
    await refuses(/^CEP/, '0131010', /CEP inválido/);
    await refuses(/^E-mail/, 'hospital@', /E-mail inválido/);
    await userEvent.click(dialog.getByRole('radio', { name: 'Pessoa física' }));
    await refuses(/^CPF/, '12345678900', /O CPF do tomador não confere\. Confira os últimos dígitos\./);
    await userEvent.click(dialog.getByRole('button', { name: 'Cadastrar' }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /^CPF/ })).toHaveFocus());
    await expect(dialog.getByRole('textbox', { name: /^Nome/ })).toHaveAccessibleDescription(/Preencha o campo/);
    await expect(theServer().requests.filter(({ method }) => method === 'POST')).toEqual([]);
  },
};

/** Who is there already is told when the document is left, before the rest is filled in; that one can be taken at once. */
export const KnownDocument: StoryObj = {
  name: 'Documento que já está cadastrado',
  ...storyScreen({
    ...where,
    answers: [
      answers(client.list, onlyPage<ClientRow>([])),
      answers(client.similar, [
        { id: 7, name: lucas.name, fantasy_name: null, document: lucas.document, status: 'active', by: 'document' },
      ]),
      answers(client.detail, lucas),
    ],
  }),
  play: async () => {
    const dialog = await dialogCalled('Novo tomador');
    const number = await dialog.findByRole('textbox', { name: /CNPJ/ });
    await userEvent.type(number, lucas.document ?? '');
    await expect(dialog.queryByText(/já está cadastrado/)).toBeNull();
    await userEvent.tab();
    await dialog.findByText(`Este documento já está cadastrado: ${lucas.name}.`);
    await userEvent.click(dialog.getByRole('button', { name: `Usar este: ${lucas.name}` }));
    await within(document.body).findByText(`${lucas.name} já estava cadastrado.`);
    await expect(theServer().requests.filter(({ method }) => method === 'POST')).toEqual([]);
  },
};

/** What few clients have is folded, and opens by itself where something in it is wrong. */
export const Folded: StoryObj = {
  name: 'Seções dobradas',
  play: async () => {
    const dialog = await dialogCalled('Novo tomador');
    const caepf = () => dialog.getByLabelText('CAEPF');
    await dialog.findByText('Outros dados');
    await expect(caepf()).not.toBeVisible();
    await expect(dialog.getByLabelText('Número do contrato')).not.toBeVisible();
    await userEvent.click(dialog.getByText('Outros dados'));
    await userEvent.type(caepf(), '123');
    await userEvent.click(dialog.getByText('Outros dados'));
    await expect(caepf()).not.toBeVisible();
    await userEvent.type(await dialog.findByRole('textbox', { name: /CNPJ/ }), '11222333000181');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Razão social/ }), 'Hospital São Lucas');
    await userEvent.click(dialog.getByRole('button', { name: 'Cadastrar' }));
    await waitFor(() => expect(caepf()).toHaveFocus());
    await expect(caepf()).toHaveAttribute('aria-invalid', 'true');
  },
};

export const OnAPhone: StoryObj = { ...phone, name: 'No celular' };
