import { answers } from '@esteto/api-client/testing/story-server';
import { doctor, employee } from '@esteto/auth/testing/story-people';
import { incomeTaxQuota } from '@esteto/contract/tax/income-tax-quota';
import { ownIncomeTax } from '@esteto/contract/tax/own-income-tax';
import { storyQuotas } from '@esteto/features/tax/income-tax/story-quotas';
import { screenStates } from '@esteto/shell/testing/screen-states.tsx';
import { storyScreen } from '@esteto/shell/testing/story-screen.tsx';
import { dialogCalled, phone } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { storyDelivered, storyFile } from '../../../features/irpf/story-returns.ts';
import { routes } from '../../../routes.ts';

const where = { app: 'professional', routes, at: '/app/irpf/declaracoes-passadas', person: doctor } as const;

const returns = [
  storyDelivered({
    id: 5,
    exercise_year: 2025,
    files: [storyFile({ id: 71, name: 'recibo-2025.pdf', role: 'rec', from_client: false })],
  }),
  storyDelivered({
    id: 4,
    exercise_year: 2024,
    kind: 'amending',
    result: 'to_refund',
    tax_due: null,
    refund_amount: 80_000,
    refund_batch: '3º lote',
    files: [],
  }),
  storyDelivered({ id: 3, exercise_year: 2024, status: 'amended', tax_due: 999_900, files: [] }),
];

const quotas = answers(
  incomeTaxQuota.own,
  storyQuotas.map((quota) => ({ ...quota, income_tax_id: 5 })),
);

const screen = screenStates({
  ...where,
  endpoint: ownIncomeTax.past,
  others: [quotas],
  filled: { body: returns, sees: 'IRPF 2024 · Retificadora' },
  empty: { body: [], sees: 'Nenhuma declaração passada ainda.' },
  refused: { person: employee, sees: 'Olá, Bruno.', lacks: 'IRPF 2024 · Retificadora' },
});

export default { title: 'Telas/Médico/IRPF/Declarações passadas' } satisfies Meta;

export const Filled: StoryObj = { ...screen.filled, name: 'Com declarações' };
export const Empty: StoryObj = { ...screen.empty, name: 'Vazia' };
export const Loading: StoryObj = { ...screen.loading, name: 'Carregando' };
export const Failed: StoryObj = { ...screen.failed, name: 'Com erro' };
export const Refused: StoryObj = { ...screen.refused, name: 'Para quem não é sócio' };
export const OnAPhone: StoryObj = { ...screen.onPhone, name: 'No celular' };

/** The change in words, drawn, and in a table; an amended return does not count beside the one that took its place. */
export const Compared: StoryObj = {
  ...storyScreen({ ...where, answers: [answers(ownIncomeTax.past, returns), quotas] }),
  name: 'De um ano para o outro',
  play: async () => {
    const page = within(document.body);
    await expect(await page.findByText('De 2024 para 2025 o resultado ficou R$ 2.000,01 mais caro para você.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Baixar Recibo de entrega: recibo-2025.pdf' })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Ver tabela' }));
    const table = within(await page.findByRole('region', { name: 'Tabela: De um ano para o outro' }));
    await expect(table.getByText('R$ 800,00')).toBeVisible();
    await expect(table.queryByText('R$ 9.999,00')).toBeNull();
  },
};

/** A single year is shown without a comparison. */
export const OneYear: StoryObj = {
  ...storyScreen({ ...where, answers: [answers(ownIncomeTax.past, returns.slice(0, 1)), quotas] }),
  name: 'Um só ano',
  play: async () => {
    const page = within(document.body);
    await expect(await page.findByRole('heading', { name: 'IRPF 2025' })).toBeVisible();
    await expect(page.queryByText('De um ano para o outro')).toBeNull();
    // A quota of a former year that waits is paid from here too.
    await userEvent.click(await page.findByRole('link', { name: 'Informar pagamento: 2ª quota' }));
    const dialog = await dialogCalled('Informar pagamento');
    await expect(await dialog.findByRole('textbox', { name: /^Valor pago/ })).toHaveValue('504,00');
  },
};

const figures = { taxable_income: 36_000_000, exempt_income: 20_000_000, exclusive_income: 4_000_000, year_tax: 7_000_000 };
const withFigures = [
  storyDelivered({ id: 5, exercise_year: 2026, ...figures, assets_value: 90_000_000, debts_value: 30_000_000, files: [] }),
  storyDelivered({ id: 4, exercise_year: 2025, ...figures, exempt_income: 0, year_tax: 7_500_000, assets_value: 80_000_000, files: [] }),
  storyDelivered({ id: 3, exercise_year: 2024, files: [] }),
];

/** Income, its tax and what the person had, in words, drawn and in a table; a year whose return tells nothing is named. */
export const Figures: StoryObj = {
  ...storyScreen({ ...where, answers: [answers(ownIncomeTax.past, withFigures)] }),
  name: 'Renda e bens por ano',
  play: async () => {
    const page = within(document.body);
    await expect(await page.findByText('De 2025 para 2026 a renda subiu R$ 200.000,00 e o imposto caiu R$ 5.000,00.')).toBeVisible();
    await expect(page.getByText('De 2025 para 2026 os bens subiram R$ 100.000,00.')).toBeVisible();
    await expect(page.getByText('A declaração de 2024 não tem renda e bens registrados aqui.')).toBeVisible();
    const [, ofIncome] = page.getAllByRole('button', { name: 'Ver tabela' });
    if (ofIncome) await userEvent.click(ofIncome);
    const table = within(await page.findByRole('region', { name: 'Tabela: Renda e imposto por ano' }));
    await expect(table.getByText('R$ 75.000,00')).toBeVisible();
    await expect(table.getAllByText('R$ 360.000,00')).toHaveLength(2);
  },
};

export const FiguresOnAPhone: StoryObj = { ...Figures, ...phone, name: 'Renda e bens por ano, no celular' };

/** Figures of a single year stand without a comparison. */
export const FiguresOfOneYear: StoryObj = {
  ...storyScreen({ ...where, answers: [answers(ownIncomeTax.past, withFigures.slice(0, 1))] }),
  name: 'Renda e bens de um só ano',
  play: async () => {
    await expect(await within(document.body).findByText('Exercício 2026: R$ 600.000,00 · imposto R$ 70.000,00.')).toBeVisible();
  },
};
