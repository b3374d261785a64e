import { answers } from '@esteto/api-client/testing/story-server';
import { doctor, employee } from '@esteto/auth/testing/story-people';
import { overview } from '@esteto/contract/office/overview';
import { simulation } from '@esteto/contract/opening/simulation';
import { screenStates } from '@esteto/shell/testing/screen-states.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { routes } from '../../routes.ts';

const months = Array.from({ length: 12 }, (_, index) => ({
  month: index < 2 ? `2025-${index + 11}` : `2026-${String(index - 1).padStart(2, '0')}`,
  gross: index < 3 ? 0 : 2_800_000 + index * 100_000,
}));
const company = {
  payrolls: [],
  city: 'Campinas',
  city_iss_rate: null,
  iss_rate: '0.03',
  tax_regime: 'simples' as const,
  type: 'new_company' as const,
};

const screen = screenStates({
  app: 'professional',
  routes,
  at: '/app/simulacoes',
  person: doctor,
  endpoint: simulation.start,
  others: [answers(overview.home, { months: null, invoices: null })],
  filled: { body: { ...company, months }, sees: /^Média das notas de/ },
  empty: { body: { ...company, months: months.map(({ month }) => ({ month, gross: 0 })) }, sees: /^Ainda não há notas/ },
  refused: { person: employee, sees: 'Seu consultório', lacks: 'Suas notas, mês a mês' },
});

export default { title: 'Telas/Médico/Simulações' } satisfies Meta;

export const Filled: StoryObj = {
  ...screen.filled,
  name: 'Com doze meses',
  play: async () => {
    await screen.filled.play();
    const canvas = within(document.body);
    await expect(canvas.getByText('Hoje')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Suas notas, mês a mês' }));
    await expect(await canvas.findByText('Doze meses')).toBeVisible();
  },
};
export const Empty: StoryObj = { ...screen.empty, name: 'Sem notas' };
export const Loading: StoryObj = { ...screen.loading, name: 'Carregando' };
export const Failed: StoryObj = { ...screen.failed, name: 'Com erro' };
export const Refused: StoryObj = { ...screen.refused, name: 'Sem ver as notas' };
export const OnAPhone: StoryObj = { ...screen.onPhone, name: 'No celular' };
