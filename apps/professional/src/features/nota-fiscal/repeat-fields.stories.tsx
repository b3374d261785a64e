import { recurringRequestForm } from '@esteto/domain/billing/invoice-recurrence/recurrence-form';
import { competenceOf, formatCompetenceLong } from '@esteto/domain/shared/date/competence';
import { FieldGrid } from '@esteto/ui/components/field/base/field-grid.tsx';
import { Form, SubmitButton } from '@esteto/ui/patterns/form/form.tsx';
import { today } from '@esteto/ui/system/context/today';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { RepeatFields } from './repeat-fields.tsx';

const onSubmit = fn((_values: object) => Promise.resolve());

const RepeatForm = ({ repeat, description }: { repeat: 'monthly' | null; description: string }) => (
  <Form
    schema={recurringRequestForm}
    initial={{ client_id: 7, gross_amount: 1_500_000, competence: competenceOf(today()), description, repeat, repeat_day: 5 }}
    onSubmit={onSubmit}
  >
    <FieldGrid>
      <RepeatFields />
    </FieldGrid>
    <SubmitButton>Solicitar nota</SubmitButton>
  </Form>
);

const meta = {
  title: 'Padrões/Pedido de nota/Repetir',
  component: RepeatForm,
  args: { repeat: 'monthly', description: 'Plantões de {competência}.' },
  beforeEach: () => void onSubmit.mockClear(),
} satisfies Meta<typeof RepeatForm>;

export default meta;
type Story = StoryObj<typeof RepeatForm>;

export const Once: Story = {
  name: 'Não repete',
  args: { repeat: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox', { name: 'Dia do pedido' })).toBeNull();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Repetir' }), 'Todo mês');
    await expect(await canvas.findByRole('textbox', { name: 'Dia do pedido' })).toHaveValue('5');
  },
};

export const Monthly: Story = {
  name: 'Todo mês',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/Próximo pedido em 5 de .* de \d{4}, competência .*\/\d{4}\./);
    await userEvent.click(canvas.getByRole('button', { name: 'Solicitar nota' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    await expect(onSubmit.mock.lastCall?.[0]).toMatchObject({ repeat: 'monthly', repeat_day: 5, repeat_until: null });
  },
};

export const MonthWritten: Story = {
  name: 'Com o mês escrito',
  args: { repeat: null, description: `Plantões de ${formatCompetenceLong(competenceOf(today()))}.` },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Repetir' }), 'Todo mês');
    await userEvent.click(canvas.getByRole('button', { name: 'Solicitar nota' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    await expect(onSubmit.mock.lastCall?.[0]).toMatchObject({ description: 'Plantões de {competência}.' });
  },
};

export const Refused: Story = {
  name: 'Dia e fim recusados',
  play: async ({ canvas }) => {
    const day = canvas.getByRole('textbox', { name: 'Dia do pedido' });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Até (opcional)' }), '01/2020');
    await userEvent.tab();
    await expect(await canvas.findByText(/^Até: escolha .* ou um mês depois\.$/)).toBeVisible();
    await userEvent.clear(day);
    await userEvent.type(day, '32');
    await userEvent.click(canvas.getByRole('button', { name: 'Solicitar nota' }));
    await expect(await canvas.findByText('Dia do pedido: escolha um dia de 1 a 31.')).toBeVisible();
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};

export const WithShifts: Story = {
  name: 'Com plantões no texto',
  args: { description: 'Plantões dos dias {plantões}.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Os plantões que você escreveu vão iguais em todos os meses.')).toBeVisible();
  },
};
