import { unitForm } from '@esteto/domain/duty/unit/unit-form';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pencil } from 'lucide-react';
import { Outlet } from 'react-router';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/button/button.tsx';
import { Facts } from '../../components/card/facts.tsx';
import { Page } from '../../components/card/page.tsx';
import { TextField } from '../../components/field/text/text-field.tsx';
import { StoryError } from '../../testing/story-error.ts';
import { press } from '../../testing/story-keys.ts';
import { RecordDialog } from './record-dialog.tsx';

const meta = { title: 'Padrões/Registro em diálogo' } satisfies Meta;
export default meta;

const unit = {
  ...unitForm.getDefault(),
  id: 7,
  version: 3,
  name: 'Hospital São Lucas',
  code: 'HSL',
  type: 'hospital' as const,
};

const dialog = (load: () => Promise<typeof unit>) => (
  <RecordDialog
    noun="Unidade"
    query={{ queryKey: ['unit', String(load)], queryFn: load }}
    title={({ name }) => name}
    form={{
      id: 7,
      schema: unitForm,
      mutation: { mutationFn: () => Promise.resolve(unit) },
      done: 'Unidade alterada.',
      children: <TextField name="name" />,
    }}
    footer={(_unit, edit) => (
      <Button icon={Pencil} onClick={edit}>
        Editar
      </Button>
    )}
  >
    {({ code }) => <Facts facts={[{ label: 'Código', value: code }]} />}
  </RecordDialog>
);

const story = (load: () => Promise<typeof unit>): StoryObj => ({
  render: () => (
    <Page title="Unidades">
      <Outlet />
    </Page>
  ),
  parameters: { routes: [{ path: 'detalhes', element: dialog(load) }], at: '/detalhes' },
});

export const View: StoryObj = { ...story(() => Promise.resolve(unit)), name: 'Ver' };

export const Missing: StoryObj = {
  ...story(() => Promise.reject(new StoryError(404, 'Recurso não encontrado.'))),
  name: 'Não existe',
};

/** 'Editar' makes it a form in the same dialog; giving up asks only about changes, and both ways lead back to the record. The focus stays in it. */
export const EditAndBack: StoryObj = {
  ...story(() => Promise.resolve(unit)),
  name: 'Editar e voltar',
  play: async () => {
    const page = within(document.body);
    const opened = await page.findByRole('dialog', { name: 'Hospital São Lucas' });
    const hasFocus = () => waitFor(() => expect(opened).toContainElement(document.activeElement as HTMLElement));
    await press(within(opened).getByRole('button', { name: 'Editar' }));
    await hasFocus();
    const name = await within(opened).findByRole('textbox', { name: /Nome/ });
    await userEvent.type(name, ' II');
    await userEvent.click(within(opened).getByRole('button', { name: 'Cancelar' }));
    const question = await page.findByRole('alertdialog', { name: 'Alterações não salvas' });
    await userEvent.click(within(question).getByRole('button', { name: 'Sair' }));
    await within(opened).findByRole('button', { name: 'Editar' });
    await hasFocus();
    await userEvent.click(await within(opened).findByRole('button', { name: 'Editar' }));
    await userEvent.type(await within(opened).findByRole('textbox', { name: /Nome/ }), ' III{Enter}');
    await waitFor(() => expect(page.getByText('Unidade alterada.')).toBeVisible());
    await expect(await within(opened).findByText('HSL')).toBeVisible();
    await hasFocus();
  },
};
