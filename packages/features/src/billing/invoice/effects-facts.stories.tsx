import type { InvoiceEffectsAnswer } from '@esteto/contract/billing/invoice-effects';
import { companyMonths, each, issued, simplesSince } from '@esteto/domain/law/month/testing/company-months';
import { LAW_ALONE } from '@esteto/domain/law/tax/ideal-pro-labore';
import { invoiceEffects } from '@esteto/domain/law/tax/invoice-effects';
import { lastCompetences } from '@esteto/domain/shared/date/competence';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { EffectsFacts } from './effects-facts.tsx';

const before = lastCompetences('2026-10', 11);
const asked = { competence: '2026-11', gross: 4_000_000 };

/** R$ 30.000,00 in each of eleven months; in the Simples from the month on, so that no CPP of an earlier DAS counts. */
const known = companyMonths({ former_regimes: simplesSince(asked.competence), revenues: each(before, issued(3_000_000)) });
const effects = ({
  regime = 'simples',
  ...given
}: {
  regime?: 'simples' | 'normal';
  gross?: number;
  pro_labore?: number;
  iss_withheld?: boolean;
}): InvoiceEffectsAnswer => {
  const months = regime === 'simples' ? known : { ...known, tax_regime: regime, former_regimes: [] };
  return invoiceEffects({ aim: () => LAW_ALONE, iss_withheld: false, pro_labore: null, months, ...asked, ...given });
};

const meta = {
  title: 'Padrões/Pedido de nota/O que esta nota faz',
  component: EffectsFacts,
  args: { effects: effects({}), competence: asked.competence, iss_withheld: false },
} satisfies Meta<typeof EffectsFacts>;

export default meta;
type Story = StoryObj<typeof EffectsFacts>;

/** A text of the screen, its no-break spaces as spaces. */
const told = (canvas: HTMLElement): string => (canvas.textContent ?? '').replaceAll('\u00a0', ' ');

export const WithoutProLabore: Story = {
  name: 'Pró-labore desconhecido',
  play: async ({ canvasElement }) => {
    const text = told(canvasElement);
    await expect(text).toContain('R$ 3.345,45 ou R$ 6.654,55');
    await expect(within(canvasElement).getByText('Pró-labore sugerido em cada mês para o anexo III em dez/2026')).toBeVisible();
    await expect(text).toContain('Há folhas que não sabemos');
  },
};

export const IssWithheld: Story = {
  name: 'ISS retido pelo tomador',
  args: { effects: effects({ pro_labore: 1_000_000, iss_withheld: true }), iss_withheld: true },
  play: async ({ canvasElement }) => {
    // 8,36 % without the 32 % of it that are ISS.
    await expect(told(canvasElement)).toContain('R$ 2.274,90');
    await expect(told(canvasElement)).toContain('O ISS efetivo, 2,68 %, o tomador retém: não entra na guia.');
  },
};

export const WithProLabore: Story = {
  name: 'Pró-labore conhecido: muda de anexo',
  args: { effects: effects({ pro_labore: 800_000 }) },
  play: async ({ canvasElement }) => {
    await expect(told(canvasElement)).toContain('29,09 % → 25,94 %');
    await expect(told(canvasElement)).toContain('Passa do anexo III para o V.');
  },
};

export const AboveDividendLimit: Story = {
  name: 'Lucro acima de R$ 50.000,00',
  args: { effects: effects({ gross: 9_000_000 }) },
  play: async ({ canvasElement }) => {
    await expect(told(canvasElement)).toContain('o imposto sobre o todo vai de R$ 0,00 a R$ 8.247,27 (Lei 15.270/2025)');
  },
};

export const BeyondSimples: Story = {
  name: 'Passa do limite do Simples',
  args: { effects: effects({ gross: 480_000_000 }) },
  play: async ({ canvasElement }) => {
    await expect(told(canvasElement)).toContain('Passa do limite do Simples Nacional.');
  },
};

export const OutsideSimples: Story = {
  name: 'Fora do Simples',
  args: { effects: effects({ regime: 'normal' }) },
  play: async ({ canvasElement }) => {
    await expect(told(canvasElement)).toContain('A empresa não está no Simples Nacional');
    await expect(told(canvasElement)).not.toContain('DAS desta nota');
  },
};
