import { object, text } from '@esteto/domain/shared/schema/fields';
import { Form, SubmitButton } from '@esteto/ui/patterns/form/form.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ServiceCodeField } from './service-code-field.tsx';

const schema = object({ code: text('Código de tributação nacional') });
const submit = fn((_values: object) => Promise.resolve());

const Sample = () => (
  <Form schema={schema} initial={{}} onSubmit={submit}>
    <ServiceCodeField name="code" />
    <SubmitButton>Salvar</SubmitButton>
  </Form>
);

export default {
  title: 'Nota fiscal/Código de serviço',
  component: Sample,
  beforeEach: () => void submit.mockClear(),
} satisfies Meta<typeof Sample>;

const save = async (root: HTMLElement, code: string) => {
  await userEvent.click(within(root).getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(submit).toHaveBeenLastCalledWith({ code }));
};

/** By a word of its name, with the keyboard alone. */
export const ByName: StoryObj = {
  name: 'Pelo nome',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('combobox', { name: 'Código de tributação nacional' });
    await userEvent.type(field, 'imagem{Enter}');
    await expect(field).toHaveValue('040205 · Diagnóstico por imagem');
    await save(canvasElement, '040205');
  },
};

/** A code that the list does not name is taken as soon as it is whole, and leaving the field loses nothing. */
export const NotListed: StoryObj = {
  name: 'Fora da lista',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('combobox', { name: 'Código de tributação nacional' });
    await userEvent.type(field, '040801');
    await userEvent.tab();
    await expect(field).toHaveValue('040801');
    await save(canvasElement, '040801');
  },
};
