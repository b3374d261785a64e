import { startApi } from '@esteto/api-client/api';
import { fakeFetch } from '@esteto/api-client/testing/fake-fetch';
import { StoryDoctor, signInDoctor, storyCompany } from '@esteto/auth/testing/story-doctor.tsx';
import { Page } from '@esteto/ui/components/card/page.tsx';
import { dialogCalled, phone } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Outlet } from 'react-router';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import CreateClientDialog from './criar.dialog.tsx';

// Who hires the doctor's service; the question about those that are there already has stories of its own (similar-clients.stories.tsx).

let server: ReturnType<typeof fakeFetch>;

export default {
  title: 'Diálogos/Novo tomador',
  beforeEach: () => {
    server = fakeFetch(({ method, path, body }) => {
      if (path === 'companies') return { body: [storyCompany] };
      if (path === 'clients/similar') return { body: [] };
      return method === 'POST' ? { status: 201, body: { ...body, id: 3, version: 1 } } : { status: 404, body: {} };
    });
    startApi({ token: () => 'a-token', onFailure: () => undefined });
    const leave = signInDoctor();
    return () => {
      leave();
      server.undo();
    };
  },
  render: () => (
    <StoryDoctor>
      <Page title="Tomadores">
        <Outlet />
      </Page>
    </StoryDoctor>
  ),
  parameters: { routes: [{ path: 'criar', element: <CreateClientDialog /> }], at: '/criar' },
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
    const sent = server.requests.filter(({ method, path }) => method === 'POST' && path === 'clients');
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
    await expect(server.requests.filter(({ method }) => method === 'POST')).toEqual([]);
  },
};

export const OnAPhone: StoryObj = { ...phone, name: 'No celular' };
