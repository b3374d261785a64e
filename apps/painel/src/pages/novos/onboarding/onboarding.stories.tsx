import { answers, onlyPage } from '@esteto/api-client/testing/story-server';
import { analyst, master } from '@esteto/auth/testing/story-people';
import { type OnboardingFunnel, type OnboardingRow, onboarding } from '@esteto/contract/opening/onboarding';
import { ONBOARDING_STEPS } from '@esteto/domain/opening/onboarding/onboarding-turn';
import { screenStates } from '@esteto/shell/testing/screen-states.tsx';
import { storyScreen } from '@esteto/shell/testing/story-screen.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { routes } from '../../../routes.ts';

const where = { app: 'painel', routes, person: master } as const;

const larissa: OnboardingRow = {
  id: 9,
  name: 'Larissa Antunes',
  document: null,
  account_type: 'new_company',
  wizard_step: 'payment',
  turn: 'staff',
  step_since: '2026-11-01T12:00:00Z',
  is_stalled: true,
  owner_id: 31,
  owner_name: 'Larissa Antunes',
  owner_email: 'larissa@demo.test',
  phone: '11985511001',
  analyst_id: 4,
  analyst_name: 'Marcos Lima',
  created_at: '2026-11-08T12:00:00Z',
};
const rows: OnboardingRow[] = [
  larissa,
  {
    ...larissa,
    id: 10,
    name: 'Otávio Brandão',
    account_type: 'migrated_company',
    wizard_step: 'documents',
    turn: 'client',
    step_since: '2026-11-12T12:00:00Z',
    is_stalled: false,
    analyst_name: null,
  },
];

const screen = screenStates({
  ...where,
  at: '/painel/novos/onboarding',
  endpoint: onboarding.list,
  filled: { body: onlyPage(rows), sees: 'Otávio Brandão' },
  empty: { body: onlyPage<OnboardingRow>([]), sees: /^Nenhum cadastro por terminar/ },
  refused: { person: analyst, sees: 'Você não possui acesso a este módulo.', lacks: 'Larissa Antunes' },
});

export default { title: 'Telas/Painel/Onboarding' } satisfies Meta;

export const Filled: StoryObj = {
  ...screen.filled,
  name: 'Com linhas',
  play: async () => {
    const row = (name: string) => within(within(document.body).getByText(name).closest<HTMLElement>('[data-row]') ?? document.body);
    await within(document.body).findByText('Otávio Brandão');
    await expect(row('Larissa Antunes').getByText('Nossa')).toBeVisible();
    await expect(row('Otávio Brandão').getByText('Do médico')).toBeVisible();
    await expect(row('Larissa Antunes').getByText('23 dias')).toBeVisible();
    await expect(row('Larissa Antunes').getByRole('img', { name: 'Parado há' })).toBeVisible();
    await expect(row('Otávio Brandão').getByText('12 dias')).toBeVisible();
  },
};
export const Empty: StoryObj = { ...screen.empty, name: 'Vazia' };
export const Refused: StoryObj = { ...screen.refused, name: 'Sem permissão' };
export const OnAPhone: StoryObj = { ...screen.onPhone, name: 'No celular' };

const funnel: OnboardingFunnel = {
  total: 20,
  before: 14,
  steps: ONBOARDING_STEPS.map((step, index) => ({
    step,
    reached: 20 - index,
    standing: index % 3,
    median_days: index === 2 ? 0.4 : index,
  })),
  sources: [{ source: 'referral', total: 20, finished: 6, median_days: 18 }],
};

export const Funnel: StoryObj = {
  ...storyScreen({ ...where, at: '/painel/novos/onboarding?ver=funil', answers: [answers(onboarding.funnel, funnel)] }),
  name: 'Funil',
  play: async () => {
    const page = within(document.body);
    await expect(await page.findByRole('figure', { name: 'Até onde os cadastros chegam' })).toBeVisible();
    await expect(page.getAllByText('menos de 1 dia').length).toBeGreaterThan(0);
    await expect(page.getByText('18 dias')).toBeVisible();
  },
};
