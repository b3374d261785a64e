import { incomeTaxFactForm } from '@esteto/domain/tax/income-tax/income-tax-fact-form';
import { Form, SubmitButton } from '@esteto/ui/patterns/form/form.tsx';
import { phone } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { FactFields } from './fact-fields.tsx';

const submit = fn((_values: object) => Promise.resolve());

const Sample = () => (
  <Form schema={incomeTaxFactForm} initial={{ year: 2026 }} onSubmit={submit}>
    <FactFields />
    <SubmitButton>Salvar</SubmitButton>
  </Form>
);

const meta = {
  title: 'IRPF/Informar um dado do ano',
  component: Sample,
  beforeEach: () => void submit.mockClear(),
} satisfies Meta<typeof Sample>;
export default meta;
type Story = StoryObj<typeof Sample>;

/** Only what the kind has is asked for, and what it must have. */
export const Salary: Story = {
  name: 'Salário, depois dependente',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^Tipo/ }), 'employment');
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Nome/ }), 'Hospital Alfa');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Valor/ }), '1234,56');
    await expect(canvas.getByRole('textbox', { name: /^13º salário/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
    await expect(await canvas.findByText('Preencha o campo CPF ou CNPJ.')).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^Tipo/ }), 'dependent');
    await waitFor(() => expect(canvas.queryByRole('textbox', { name: /^Valor/ })).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(submit).toHaveBeenCalledWith(expect.objectContaining({ kind: 'dependent', name: 'Hospital Alfa' })));
  },
};

export const Phone: Story = { name: 'No celular', ...phone };
