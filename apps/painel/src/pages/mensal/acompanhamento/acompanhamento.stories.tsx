import { answers, onlyPage } from '@esteto/api-client/testing/story-server';
import { analyst, master } from '@esteto/auth/testing/story-people';
import { type ClosingRow, type ClosingWorkload, closing } from '@esteto/contract/month/closing';
import { screenStates } from '@esteto/shell/testing/screen-states.tsx';
import { storyScreen } from '@esteto/shell/testing/story-screen.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { routes } from '../../../routes.ts';
import { storyClosings } from '../fechados/story-closings.ts';

const workload: ClosingWorkload = {
  month: '2026-10',
  deadline: '2026-11-20',
  analysts: [
    { analyst_id: 4, analyst_name: 'Marcos Lima', total: 12, done: 4, with_client: 2, after_deadline: 3 },
    { analyst_id: null, analyst_name: null, total: 2, done: 2, with_client: 0, after_deadline: 0 },
  ],
};
const where = { app: 'painel', routes, at: '/painel/mensal/acompanhamento', person: master } as const;
const load = answers(closing.workload, workload);

const screen = screenStates({
  ...where,
  others: [load],
  endpoint: closing.followUp,
  filled: { body: onlyPage(storyClosings), sees: 'Plantões do Vale' },
  empty: { body: onlyPage<ClosingRow>([]), sees: 'Nenhum fechamento neste mês.' },
  refused: { person: analyst, sees: 'Você não possui acesso a este módulo.', lacks: 'Plantões do Vale' },
});

export default { title: 'Telas/Painel/Acompanhamento' } satisfies Meta;

export const Filled: StoryObj = { ...screen.filled, name: 'Com linhas' };
export const Empty: StoryObj = { ...screen.empty, name: 'Vazia' };
export const Refused: StoryObj = { ...screen.refused, name: 'Sem permissão' };
export const OnAPhone: StoryObj = { ...screen.onPhone, name: 'No celular' };

/** Who has how much, and what will be late. */
export const Load: StoryObj = {
  ...storyScreen({ ...where, answers: [load, answers(closing.followUp, onlyPage(storyClosings))] }),
  name: 'Carga de cada um',
  play: async () => {
    const page = within(document.body);
    await expect(await page.findByText(/^8 meses por fechar · 2 com o cliente · no ritmo de hoje, 3 para depois de 20/)).toBeVisible();
    await expect(page.getByText('Tudo fechado')).toBeVisible();
    await expect(page.getByText('Cliente')).toBeVisible();
  },
};
