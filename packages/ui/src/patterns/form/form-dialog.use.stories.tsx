import { cents, flag, object, text } from '@esteto/domain/shared/schema/fields';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Outlet, useLocation } from 'react-router';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Page } from '../../components/card/page.tsx';
import { SwitchField } from '../../components/field/choice/switch-field.tsx';
import { MoneyField } from '../../components/field/number/money-field.tsx';
import { TextField } from '../../components/field/text/text-field.tsx';
import { ScopeProvider } from '../../system/context/scope.tsx';
import { partOf } from '../../system/query/part-of.ts';
import { StoryError } from '../../testing/story-error.ts';
import { FormDialog } from './form-dialog.tsx';

// What a person does with a form in a dialog.

const schema = object({ name: text('Nome').required(), amount: cents('Valor'), is_active: flag('Ativo') });

type Input = { company_id: number; id?: number; body: { name: string; amount: number; version?: number }; idempotency_key: string };

const send = fn<(input: Input) => Promise<{ id: number }>>();
const load = fn<() => Promise<{ id: number; version: number; name: string; amount: number; is_active: boolean }>>();

const Fields = () => (
  <>
    <TextField name="name" />
    <MoneyField name="amount" />
    <SwitchField name="is_active" />
  </>
);

/** Known when the form opens, and old while one types. */
const SOON_OLD = {
  queryKey: ['client', 'soon old'],
  queryFn: load,
  initialData: { id: 7, version: 3, name: 'Hospital', amount: 123_456, is_active: true },
  staleTime: 1_000,
};

const Behind = () => (
  <ScopeProvider value={{ company_id: 3 }}>
    <Page title="Tomadores">
      <Address />
      <Outlet />
    </Page>
  </ScopeProvider>
);

const Address = () => <output aria-label="Endereço">{useLocation().pathname}</output>;

const meta = {
  title: 'Padrões/Formulário em diálogo/Uso',
  component: Behind,
  beforeEach: () => {
    send.mockReset().mockResolvedValue({ id: 9 });
    load.mockReset().mockResolvedValue({ id: 7, version: 3, name: 'Hospital', amount: 123_456, is_active: true });
  },
  parameters: {
    at: '/criar',
    routes: [
      {
        path: 'criar',
        element: (
          <FormDialog title="Novo tomador" schema={schema} mutation={{ mutationFn: send }} done="Tomador criado.">
            <Fields />
          </FormDialog>
        ),
      },
      {
        path: '7/revisar',
        element: (
          <FormDialog
            title="Hospital"
            schema={schema}
            id={7}
            record={() => ({ queryKey: ['client', 7], queryFn: load })}
            mutation={{ mutationFn: send }}
            confirmChanges
            done="Tomador alterado."
          >
            <Fields />
          </FormDialog>
        ),
      },
      {
        path: 'de-outra/8/editar',
        element: (
          <FormDialog
            title="Tomador"
            schema={schema}
            id={8}
            startsFrom={partOf({ queryKey: ['clients'], queryFn: async () => [await load()] }, (rows) => rows.find(({ id }) => id === 8))}
            mutation={{ mutationFn: send }}
            done="Tomador alterado."
          >
            <Fields />
          </FormDialog>
        ),
      },
      {
        path: '7/velho',
        element: (
          <FormDialog
            title="Hospital"
            schema={schema}
            id={7}
            startsFrom={SOON_OLD}
            mutation={{ mutationFn: send }}
            done="Tomador alterado."
          >
            <Fields />
          </FormDialog>
        ),
      },
      {
        path: '7/efeitos',
        element: (
          <FormDialog
            title="Hospital"
            schema={schema}
            id={7}
            record={() => ({ queryKey: ['client', 7], queryFn: load })}
            mutation={{ mutationFn: send }}
            effects={({ name }) => Promise.resolve(name === 'Hospital' ? null : `Três notas passam a levar ${name}.`)}
            done="Tomador alterado."
            submitLabel="Renomear"
          >
            <Fields />
          </FormDialog>
        ),
      },
      {
        path: '7/editar',
        element: (
          <FormDialog
            title={(row) => row?.name ?? 'Tomador'}
            schema={schema}
            id={7}
            record={() => ({ queryKey: ['client', 7], queryFn: load })}
            mutation={{ mutationFn: send }}
            done="Tomador alterado."
          >
            <Fields />
          </FormDialog>
        ),
      },
    ],
  },
} satisfies Meta<typeof Behind>;
export default meta;
type Story = StoryObj<typeof Behind>;

const opened = async (submitLabel = 'Salvar') => {
  const dialog = within(await within(document.body).findByRole('dialog'));
  const name = await dialog.findByLabelText(/^Nome/);
  await waitFor(() => expect(name).toHaveFocus());
  return { dialog, name, save: dialog.getByRole('button', { name: submitLabel }) };
};

const gone = () => waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());

/** Scope and body go out, a toast says that it worked, the dialog closes. A double click sends once. */
export const Saves: Story = {
  name: 'Salva uma vez',
  play: async () => {
    const { dialog, name, save } = await opened();
    await userEvent.type(name, 'Clínica Vida');
    await userEvent.type(dialog.getByLabelText('Valor'), '1.234,56');
    await userEvent.dblClick(save);
    await gone();
    await expect(send).toHaveBeenCalledOnce();
    await expect(send.mock.calls[0]?.[0]).toMatchObject({
      company_id: 3,
      body: { name: 'Clínica Vida', amount: 123_456, is_active: false },
    });
    await expect(send.mock.calls[0]?.[0].idempotency_key).toMatch(/^[0-9a-f]{32}$/);
    await expect(await within(document.body).findByText('Tomador criado.')).toBeVisible();
    await expect(within(document.body).getByLabelText('Endereço')).toHaveTextContent('/');
  },
};

/** A retry carries the same key, so that it never makes two. */
export const Retries: Story = {
  name: 'Tenta de novo com a mesma chave',
  play: async () => {
    send.mockRejectedValueOnce(new StoryError(0, 'Problemas de conexão, por favor tente mais tarde.'));
    const { dialog, name, save } = await opened();
    await userEvent.type(name, 'Clínica Vida');
    await userEvent.click(save);
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Problemas de conexão');
    await expect(name).toHaveValue('Clínica Vida');
    await userEvent.click(save);
    await gone();
    const [first, second] = send.mock.calls.map(([input]) => input.idempotency_key);
    await expect(first).toBe(second);
  },
};

/** The server's words stand beside the field, which gets the focus; typing takes them away. */
export const RefusedByServer: Story = {
  name: 'O servidor recusa um campo',
  play: async () => {
    send.mockRejectedValueOnce(new StoryError(422, 'Dados inválidos.', { name: ['Já existe um tomador com este nome.'] }));
    const { dialog, name, save } = await opened();
    await userEvent.type(name, 'Clínica Vida');
    await userEvent.click(save);
    await waitFor(() => expect(name).toHaveAccessibleDescription('Já existe um tomador com este nome.'));
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.type(name, ' 2');
    await expect(dialog.queryByText('Já existe um tomador com este nome.')).toBeNull();
    await userEvent.click(save);
    await gone();
  },
};

/** Leaving with changes asks; staying loses nothing. */
export const Unsaved: Story = {
  name: 'Alterações não salvas',
  play: async () => {
    const { name } = await opened();
    await userEvent.type(name, 'Clínica');
    await userEvent.keyboard('{Escape}');
    const question = within(await within(document.body).findByRole('alertdialog', { name: 'Alterações não salvas' }));
    await expect(question.getByText('Existem alterações que não foram salvas, deseja sair mesmo assim?')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Voltar à edição' }));
    await waitFor(() => expect(within(document.body).queryByRole('alertdialog')).toBeNull());
    await expect(name).toHaveValue('Clínica');
    await userEvent.click(within(document.body).getByRole('button', { name: 'Cancelar' }));
    await userEvent.click(await within(document.body).findByRole('button', { name: 'Sair' }));
    await gone();
    await expect(send).not.toHaveBeenCalled();
  },
};

/** What the address names is not among what was loaded: trying again would not help. */
export const NotThere: Story = {
  name: 'O registro não está lá',
  parameters: { at: '/de-outra/8/editar' },
  play: async () => {
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Tomador' }));
    await expect(await dialog.findByText('Não encontramos o que você procura.')).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Tentar de novo' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await gone();
  },
};

/** A record that grows old while one types takes nothing of it away. */
export const GrowsOld: Story = {
  name: 'O registro envelhece enquanto se digita',
  parameters: { at: '/7/velho' },
  play: async () => {
    const { name, save } = await opened();
    await userEvent.type(name, ' II');
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await expect(name).toBeVisible();
    await expect(name).toHaveValue('Hospital II');
    await userEvent.click(save);
    await gone();
    await expect(send.mock.calls.map(([{ body }]) => body.name)).toEqual(['Hospital II']);
  },
};

/** Without changes nothing is asked. */
export const Untouched: Story = {
  name: 'Sem alterações, fecha',
  play: async () => {
    await opened();
    await userEvent.keyboard('{Escape}');
    await gone();
  },
};

/** Somebody else was faster: the new state comes in, what was typed stays, and the next try carries the new version. */
export const Conflict: Story = {
  name: 'Outra pessoa salvou antes',
  parameters: { at: '/7/editar' },
  play: async () => {
    const { dialog, name, save } = await opened();
    await expect(name).toHaveValue('Hospital');
    await userEvent.clear(name);
    await userEvent.type(name, 'Hospital Novo');
    send.mockRejectedValueOnce(new StoryError(409, 'Marcos Lima alterou este tomador enquanto você editava.'));
    await userEvent.click(save);
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Marcos Lima alterou este tomador');
    load.mockResolvedValue({ id: 7, version: 4, name: 'Hospital S.A.', amount: 999, is_active: true });
    await userEvent.click(dialog.getByRole('button', { name: 'Recarregar' }));
    await waitFor(() => expect(dialog.getByLabelText('Valor')).toHaveValue('9,99'));
    await expect(name).toHaveValue('Hospital Novo');
    await userEvent.click(save);
    await gone();
    await expect(send.mock.calls.map(([{ id, body }]) => [id, body.version, body.name])).toEqual([
      [7, 3, 'Hospital Novo'],
      [7, 4, 'Hospital Novo'],
    ]);
  },
};

/** Before a record is saved its changes are shown; 'Fechar' leads back to the form, with nothing sent and nothing lost. */
export const Reviews: Story = {
  name: 'Mostra o que mudou antes de salvar',
  parameters: { at: '/7/revisar' },
  play: async () => {
    const { name, save } = await opened();
    await userEvent.type(name, ' II');
    await userEvent.click(save);
    const question = async () => within(await within(document.body).findByRole('alertdialog', { name: 'Confirmar Alterações' }));
    const [close] = (await question()).getAllByRole('button', { name: 'Fechar' });
    if (close) await userEvent.click(close);
    await waitFor(() => expect(save).not.toHaveAttribute('aria-busy'));
    await expect(name).toHaveValue('Hospital II');
    await expect(send).not.toHaveBeenCalled();
    await userEvent.click(save);
    const again = await question();
    await expect(again.getAllByRole('term').map((term) => term.textContent)).toEqual(['Nome']);
    await userEvent.click(again.getByRole('button', { name: 'Salvar' }));
    await gone();
    await expect(send).toHaveBeenCalledOnce();
  },
};

/** Saved as it was: there is nothing to ask. */
export const ReviewsNothing: Story = {
  name: 'Nada mudou, nada pergunta',
  parameters: { at: '/7/revisar' },
  play: async () => {
    const { save } = await opened();
    await userEvent.click(save);
    await gone();
    await expect(send).toHaveBeenCalledOnce();
  },
};

/** What saving changes elsewhere is told in the form's own verb; nothing to tell: nothing is asked. */
export const TellsEffects: Story = {
  name: 'Conta o que muda em outro lugar',
  parameters: { at: '/7/efeitos' },
  play: async () => {
    const { name, dialog } = await opened('Renomear');
    await userEvent.clear(name);
    await userEvent.type(name, 'Clínica Vida');
    await userEvent.click(dialog.getByRole('button', { name: 'Renomear' }));
    const question = within(await within(document.body).findByRole('alertdialog'));
    await expect(question.getByText('Três notas passam a levar Clínica Vida.')).toBeVisible();
    await expect(send).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: 'Renomear' }));
    await waitFor(() => expect(send).toHaveBeenCalledOnce());
    await gone();
  },
};
