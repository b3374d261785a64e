import { answers } from '@esteto/api-client/testing/story-server';
import { master } from '@esteto/auth/testing/story-people';
import { type CapacityAnswer, capacity } from '@esteto/contract/month/capacity';
import { storyScreen } from '@esteto/shell/testing/story-screen.tsx';
import { phone } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { routes } from '../../../routes.ts';

const where = { app: 'painel', routes, at: '/painel/mensal/capacidade', person: master } as const;

const filled: CapacityAnswer = {
  weeks: [
    { from: '2026-11-20', until: '2026-11-22', business_days: 0, is_estimated: false },
    { from: '2026-11-23', until: '2026-11-29', business_days: 5, is_estimated: false },
    { from: '2026-11-30', until: '2026-12-06', business_days: 5, is_estimated: false },
    { from: '2026-12-07', until: '2026-12-13', business_days: 5, is_estimated: true },
  ],
  people: [
    { id: 7, name: 'Rafael Nunes', weekly_points: 120, overdue: 4, weeks: [12, 164, 88, 102] },
    { id: 8, name: 'Paula Nunes', weekly_points: 100, overdue: 0, weeks: [0, 92, 20, 31] },
    { id: 9, name: 'Otávio Reis', weekly_points: 120, overdue: 0, weeks: [0, 0, 0, 0] },
  ],
  unassigned: [
    { id: 3, name: 'Fiscal', overdue: 0, weeks: [0, 14, 0, 0] },
    { id: null, name: null, overdue: 6, weeks: [0, 9, 3, 2] },
  ],
};

export default { title: 'Telas/Painel/Capacidade' } satisfies Meta;

export const Filled: StoryObj = {
  ...storyScreen({ ...where, answers: [answers(capacity.weeks, filled)] }),
  name: 'Com trabalho',
  play: async () => {
    const row = within((await screen.findByText('Rafael Nunes')).closest('tr') ?? document.body);
    await expect(row.getByText('164 de 120')).toBeVisible();
    await expect(row.getAllByText('Acima')).toHaveLength(2);
    await expect(row.getByText('Cheia')).toBeVisible();
    await expect(screen.getByText('Setor Fiscal')).toBeVisible();
    await expect(screen.getByText(/^\* Do mês que ainda não foi gerado/)).toBeVisible();
  },
};

export const OnAPhone: StoryObj = { ...Filled, ...phone, name: 'No celular' };

export const Empty: StoryObj = {
  ...storyScreen({ ...where, answers: [answers(capacity.weeks, { ...filled, people: [], unassigned: [] })] }),
  name: 'Vazia',
  play: async () => {
    await expect(await screen.findByText('Nada vence nas próximas quatro semanas.')).toBeVisible();
  },
};
