import { answers, onlyPage } from '@esteto/api-client/testing/story-server';
import { doctor, employee } from '@esteto/auth/testing/story-people';
import { type ClientRow, client } from '@esteto/contract/billing/client';
import { overview } from '@esteto/contract/office/overview';
import { storyClient, storyClientRows } from '@esteto/features/billing/client/story-client';
import { screenStates } from '@esteto/shell/testing/screen-states.tsx';
import { storyScreen, theServer } from '@esteto/shell/testing/story-screen.tsx';
import { dialogCalled, phone } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { routes } from '../../../routes.ts';

const where = { app: 'professional', routes, at: '/app/faturamento/tomadores', person: doctor } as const;

const screen = screenStates({
  ...where,
  endpoint: client.list,
  filled: { body: onlyPage(storyClientRows), sees: 'UPA Vila Mariana' },
  empty: { body: onlyPage<ClientRow>([]), sees: /^Nenhum tomador ainda/ },
  // Who is refused stands at home, and reads why.
  others: [answers(overview.home, { months: null, invoices: null })],
  refused: { person: employee, sees: 'Você não possui acesso a este módulo.', lacks: 'UPA Vila Mariana' },
});

export default { title: 'Telas/Médico/Tomadores' } satisfies Meta;

export const Filled: StoryObj = { ...screen.filled, name: 'Com linhas' };
export const Empty: StoryObj = { ...screen.empty, name: 'Vazia' };
export const Refused: StoryObj = { ...screen.refused, name: 'Sem permissão' };
export const OnAPhone: StoryObj = { ...screen.onPhone, name: 'No celular' };

const hospital = storyClient();

export const Details: StoryObj = {
  ...storyScreen({
    ...where,
    at: `${where.at}/detalhes/3`,
    answers: [answers(client.list, onlyPage(storyClientRows)), answers(client.detail, hospital)],
  }),
  name: 'Um tomador',
  play: async () => {
    await dialogCalled(hospital.name);
    await expect(within(document.body).getByRole('heading', { name: 'Tomadores', hidden: true })).toBeInTheDocument();
    await expect(theServer().unanswered).toEqual([]);
  },
};

export const DetailsOnAPhone: StoryObj = { ...Details, ...phone, name: 'Um tomador, no celular' };
