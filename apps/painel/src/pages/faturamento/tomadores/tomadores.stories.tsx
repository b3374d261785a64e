import { answers, onlyPage } from '@esteto/api-client/testing/story-server';
import { analyst, master } from '@esteto/auth/testing/story-people';
import { type AdminClientRow, adminClient } from '@esteto/contract/billing/client';
import { workQueue } from '@esteto/contract/office/work-queue';
import { storyClient, storyClientRows } from '@esteto/features/billing/client/story-client';
import { screenStates } from '@esteto/shell/testing/screen-states.tsx';
import { storyScreen } from '@esteto/shell/testing/story-screen.tsx';
import { dialogCalled } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { routes } from '../../../routes.ts';

const rows = storyClientRows.map((row): AdminClientRow => ({ ...row, company_id: 1, company_name: 'Souza Medicina Ltda.' }));
const where = { app: 'painel', routes, at: '/painel/faturamento/tomadores', person: master } as const;

const screen = screenStates({
  ...where,
  endpoint: adminClient.list,
  others: [answers(workQueue.list, [])],
  filled: { body: onlyPage(rows), sees: 'UPA Vila Mariana' },
  empty: { body: onlyPage<AdminClientRow>([]), sees: /^Nenhum tomador ainda/ },
  refused: { person: analyst, sees: 'Você não possui acesso a este módulo.', lacks: 'UPA Vila Mariana' },
});

export default { title: 'Telas/Painel/Tomadores' } satisfies Meta;

export const Filled: StoryObj = { ...screen.filled, name: 'Com linhas' };
export const Empty: StoryObj = { ...screen.empty, name: 'Vazia' };
export const Refused: StoryObj = { ...screen.refused, name: 'Sem permissão' };
export const OnAPhone: StoryObj = { ...screen.onPhone, name: 'No celular' };

const hospital = { ...storyClient(), company_name: 'Souza Medicina Ltda.' };

export const Details: StoryObj = {
  ...storyScreen({
    ...where,
    at: `${where.at}/tomador/3/detalhes`,
    answers: [answers(adminClient.list, onlyPage(rows)), answers(adminClient.detail, hospital)],
  }),
  name: 'Um tomador',
  play: async () => {
    const dialog = await dialogCalled(hospital.name);
    await expect((await dialog.findAllByText(/Souza Medicina Ltda\./))[0]).toBeVisible();
  },
};
