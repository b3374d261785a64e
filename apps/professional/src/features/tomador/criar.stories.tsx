import { answers, onlyPage } from '@esteto/api-client/testing/story-server';
import { doctor } from '@esteto/auth/testing/story-people';
import { type ClientRow, client } from '@esteto/contract/client';
import { storyClient } from '@esteto/features/client/story-client';
import { storyScreen, theServer } from '@esteto/shell/testing/story-screen.tsx';
import { dialogCalled, phone } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { routes } from '../../routes.ts';

// Who hires the doctor's service; the question about those that are there already has stories of its own (similar-clients.stories.tsx).

const created = storyClient({ person_type: 'PF', document: '52998224725', name: 'Helena Prado', fantasy_name: null });

export default {
  title: 'Diálogos/Novo tomador',
  ...storyScreen({
    app: 'professional',
    routes,
    at: '/app/faturamento/tomadores/criar',
    person: doctor,
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

/** A number that cannot be is told before anything leaves. */
export const WrongNumber: StoryObj = {
  name: 'CNPJ que não confere',
  play: async () => {
    const dialog = await dialogCalled('Novo tomador');
    const number = await dialog.findByRole('textbox', { name: /CNPJ/ });
    await userEvent.type(number, '11222333000180');
    await userEvent.click(dialog.getByRole('button', { name: 'Cadastrar' }));
    await waitFor(() => expect(number).toHaveAttribute('aria-invalid', 'true'));
    await expect(theServer().requests.filter(({ method }) => method === 'POST')).toEqual([]);
  },
};

export const OnAPhone: StoryObj = { ...phone, name: 'No celular' };
