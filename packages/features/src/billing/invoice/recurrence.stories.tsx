import type { InvoiceRecurrenceAnswer } from '@esteto/contract/billing/invoice-answer';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { InvoiceRecurrence } from './invoice-recurrence.tsx';
import type { RecurrenceStep, Repeating } from './repeating.ts';

const active: InvoiceRecurrenceAnswer = {
  id: 9,
  version: 3,
  status: 'active',
  day: 5,
  until: '2027-12',
  gross_amount: 1_500_000,
  client_id: 3,
  description: 'Plantões de novembro de 2026.',
  starts_at: '2026-11',
  shifts: null,
  last_competence: '2026-11',
  next_competence: '2026-12',
  next_on: '2026-12-05',
  pause_reason: null,
};
const paused: InvoiceRecurrenceAnswer = { ...active, status: 'paused', next_competence: null, next_on: null };

const step = fn((_step: RecurrenceStep, _recurrence: InvoiceRecurrenceAnswer) => Promise.resolve(active));
const change = fn((_recurrence: InvoiceRecurrenceAnswer, _body: object) => Promise.resolve(active));

const client: Repeating['client'] = ({ id }) => ({
  queryKey: ['recurrence-story', id],
  queryFn: () => Promise.resolve({ contract_number: '45/2026' }),
});

const meta = {
  title: 'Padrões/Repetição da nota',
  component: InvoiceRecurrence,
  args: { recurrence: active, repeating: { step, change, client } },
  beforeEach: () => {
    step.mockClear();
    change.mockClear();
  },
} satisfies Meta<typeof InvoiceRecurrence>;

export default meta;
type Story = StoryObj<typeof InvoiceRecurrence>;

export const Active: Story = {
  name: 'Ativa',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Repete todo mês, dia 5, até 12\/2027 · próxima: 05\/12\/2026/)).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Pausar' }));
    await waitFor(() => expect(step).toHaveBeenCalledWith('pause', active));
    await expect(await within(document.body).findByText('Repetição pausada. Nenhuma nota é pedida até você retomar.')).toBeVisible();
  },
};

export const Suspended: Story = {
  name: 'Pausada com motivo',
  args: {
    recurrence: {
      ...paused,
      pause_reason: 'O tomador não está ativo: reative o cadastro e retome a repetição. A nota da competência dez/2026 não foi pedida.',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('não foi pedida');
    await userEvent.click(await canvas.findByRole('button', { name: 'Retomar' }));
    await waitFor(() => expect(step).toHaveBeenCalledOnce());
  },
};

/** Asked about first. */
export const Ending: Story = {
  name: 'Encerrar',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Encerrar' }));
    const question = await within(document.body).findByRole('alertdialog', { name: 'Encerrar repetição' });
    await userEvent.click(within(question).getByRole('button', { name: 'Encerrar repetição' }));
    await waitFor(() => expect(step).toHaveBeenCalledWith('end', active));
  },
};

export const Changing: Story = {
  name: 'Alterar',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Alterar' }));
    const amount = await canvas.findByRole('textbox', { name: /Valor do serviço/ });
    await waitFor(() => expect(amount).toHaveValue('15.000,00'));
    await userEvent.clear(amount);
    await userEvent.type(amount, '16.000');
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Até (opcional)' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
    await waitFor(() =>
      expect(change).toHaveBeenCalledWith(active, {
        gross_amount: 1_600_000,
        day: 5,
        until: null,
        description: 'Plantões de dezembro de 2026.',
        shifts: null,
      }),
    );
    await expect(await canvas.findByRole('button', { name: 'Pausar' })).toBeVisible();
  },
};

/** The words of the next one, with its holes filled in as on the note; the shifts are asked for when the text has a place for them. */
export const Rewriting: Story = {
  name: 'Alterar a descrição',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Alterar' }));
    const description = await canvas.findByRole('textbox', { name: /Descrição do serviço/ });
    await waitFor(() => expect(description).toHaveValue('Plantões de dezembro de 2026.'));
    await expect(canvas.getByText(/^Como vai na nota de dez\/2026\./)).toBeVisible();
    await userEvent.clear(description);
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
    await expect(await canvas.findByText('Preencha o campo Descrição do serviço.')).toBeVisible();
    await expect(change).not.toHaveBeenCalled();
    await userEvent.click(description);
    await userEvent.paste('Visitas de {competência}, dias {plantões}, contrato {contrato}');
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Plantões' }), '3 e 10');
    await waitFor(() =>
      expect(canvas.getByRole('region', { name: 'Como vai ficar na nota' })).toHaveTextContent(
        'Visitas de dezembro de 2026, dias 3 e 10, contrato 45/2026',
      ),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(change).toHaveBeenCalledOnce());
    await expect(change.mock.lastCall?.[1]).toMatchObject({
      gross_amount: 1_500_000,
      description: 'Visitas de {competência}, dias {plantões}, contrato {contrato}',
      shifts: '3 e 10',
    });
  },
};

export const Ended: Story = {
  name: 'Encerrada',
  args: { recurrence: { ...paused, status: 'ended' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Encerrada')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Reader: Story = {
  name: 'Só leitura',
  args: { repeating: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ativa')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
