import { phone } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { DossierView } from './dossier-view.tsx';
import { richGoods, richLines, storyDossier, waitingGoods } from './story-dossier.ts';

const meta = {
  title: 'IRPF/Dossiê do ano',
  component: DossierView,
  args: {
    dossier: storyDossier(richLines),
    linkOf: ({ source, company_id }) => (source === 'payroll' ? `/empresa/${company_id}` : source === 'cash_book' ? '/livro-caixa' : null),
  },
} satisfies Meta<typeof DossierView>;
export default meta;
type Story = StoryObj<typeof DossierView>;

/** A text of the screen, its no-break spaces as spaces. */
const told = (canvas: HTMLElement): string => (canvas.textContent ?? '').replaceAll('\u00a0', ' ');

export const Desk: Story = {
  name: 'Com imposto mínimo e diferenças',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'Imposto de 2026, exercício 2027' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Onde as fontes não concordam' })).toBeVisible();
    await expect(told(canvasElement)).toContain('Folha da empresa (conta)');
    await expect(canvas.getByRole('link', { name: 'Folha da empresa: Alfa Serviços Médicos Ltda., janeiro de 2026' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ver valor e vencimento de cada uma' }));
    await waitFor(() => expect(canvas.getByRole('table', { name: 'Quotas, DARF 0211' })).toBeVisible());
    await expect(told(canvasElement)).toContain('Não sabemos do pagamento de 10/2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Como se chega às deduções legais' }));
    await expect(await canvas.findByText('Pensão alimentícia judicial')).toBeVisible();
  },
};

export const Phone: Story = { name: 'No celular', ...phone };

export const Dark: Story = { name: 'Escuro', globals: { theme: 'dark' } };

export const Refund: Story = {
  name: 'A restituir, de um ano sem imposto mínimo',
  args: {
    dossier: storyDossier(
      richLines.filter(({ fact_id }) => fact_id === 2).map((line) => ({ ...line, tax: 5_400_000 })),
      2025,
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(told(canvasElement)).toContain('A restituir');
    await expect(within(canvasElement).queryByRole('button', { name: 'Ver valor e vencimento de cada uma' })).toBeNull();
  },
};

export const Shared: Story = {
  name: 'Empresa com vários sócios',
  args: {
    dossier: storyDossier(
      richLines.slice(0, 1).map((line) => ({ ...line, is_shared: true, note: 'Total dos 2 sócios: informe a sua parte.' })),
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('De vários sócios')).toBeVisible();
  },
};

export const Nothing: Story = {
  name: 'Nada se sabe ainda',
  args: { dossier: storyDossier([]) },
  play: async ({ canvasElement }) => {
    await expect(told(canvasElement)).toContain('Ainda não sabemos nada de 2026.');
  },
};

/** Goods beside their values of the year before; a share that two sources tell of otherwise; growth that nothing explains asks, and blocks nothing. */
export const Goods: Story = {
  name: 'Bens e dívidas, com variação a descoberto',
  args: { dossier: storyDossier([], 2026, { lines: richGoods }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'Bens e direitos' })).toBeVisible();
    await expect(told(canvasElement)).toContain('− R$ 90.000,00 no ano');
    await expect(told(canvasElement)).toContain('Quadro societário (conta)');
    await expect(told(canvasElement)).toContain('em 2026 o patrimônio cresceu R$ 10.000,00');
    await expect(canvas.getByRole('heading', { name: 'Dívidas' })).toBeVisible();
  },
};

export const GoodsOnAPhone: Story = { ...Goods, ...phone, name: 'Bens e dívidas, no celular' };

/** For whoever only reads, what waits is told and nothing is offered. */
export const GoodsWaiting: Story = {
  name: 'Bens que esperam confirmação',
  args: { dossier: storyDossier([], 2026, { pending: waitingGoods }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'Falta confirmar o valor de 31/12/2026' })).toBeVisible();
    await expect(told(canvasElement)).toContain('2 itens que foram informados em 2025.');
    await expect(canvas.queryByRole('button', { name: /Mesmo valor/ })).toBeNull();
  },
};
