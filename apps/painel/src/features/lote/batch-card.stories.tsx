import type { InvoiceBatchDetail } from '@esteto/contract/billing/invoice-batch';
import { phone } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { BatchCard } from './batch-card.tsx';

const batch = (more: Partial<InvoiceBatchDetail> = {}): InvoiceBatchDetail => ({
  id: 1,
  action: 'archive',
  created_at: '2026-11-20T12:00:00.000Z',
  total: 120,
  waiting: 0,
  done: 120,
  failed: 0,
  has_file: false,
  failures: [],
  ...more,
});

const failure = (invoice_id: number, client_name: string, error: string) => ({
  invoice_id,
  title: `Nota 2026/${invoice_id}`,
  client_name,
  company_name: 'Souza Medicina Ltda.',
  error,
});

const failures = [
  failure(118, 'Hospital São Lucas', 'financeiro@saolucas.test: A caixa de entrada está cheia.'),
  failure(
    121,
    'Maternidade Nossa Senhora de Lourdes',
    'O tomador não tem e-mail para notas. Complete o cadastro dele ou envie a nota pela própria nota.',
  ),
];

const meta = {
  title: 'Padrões/Ação em lote',
  component: BatchCard,
  args: { batch: batch(), onRetry: fn(), onDownload: fn(), onClose: fn() },
  decorators: [(Story) => <div style={{ maxWidth: '24rem' }}>{Story()}</div>],
} satisfies Meta<typeof BatchCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {
  name: 'Em andamento',
  args: { batch: batch({ waiting: 42, done: 77, failed: 1, failures: failures.slice(0, 1) }) },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement);
    await expect(card.getByRole('progressbar', { name: 'Arquivar 120 notas' })).toHaveProperty('value', 78);
    await expect(card.getByRole('status')).toHaveTextContent('77 feitas, 1 falhou, 42 na fila');
    // What failed may be tried again when the rest is done.
    await expect(card.queryByRole('button', { name: 'Tentar de novo' })).toBeNull();
  },
};

export const Done: Story = { name: 'Concluída' };

export const WithFailures: Story = {
  name: 'Com falhas',
  args: { batch: batch({ action: 'email', done: 118, failed: 2, failures }) },
  play: async ({ canvasElement, args }) => {
    const card = within(canvasElement);
    await expect(card.getByRole('list', { name: 'O que falhou' })).toHaveTextContent('A caixa de entrada está cheia.');
    await userEvent.click(card.getByRole('button', { name: 'Tentar de novo' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await userEvent.click(card.getByRole('button', { name: 'Fechar: Enviar 120 notas por e-mail' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Many: Story = {
  name: 'Muitas falhas, no celular',
  args: {
    batch: batch({
      action: 'email',
      total: 10_000,
      done: 9_700,
      failed: 300,
      failures: Array.from({ length: 100 }, (_, index) => failure(index + 1, `Clínica ${index + 1}`, 'A caixa de entrada está cheia.')),
    }),
  },
  ...phone,
};

export const File: Story = {
  name: 'Planilha pronta',
  args: { batch: batch({ action: 'export', has_file: true }) },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Baixar planilha' }));
    await expect(args.onDownload).toHaveBeenCalledOnce();
  },
};
