import { doctor, employee } from '@esteto/auth/testing/story-people';
import { statement } from '@esteto/contract/month/statement';
import { screenStates } from '@esteto/shell/testing/screen-states.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { routes } from '../../routes.ts';

export default { title: 'Telas/Médico/Extratos' } satisfies Meta;

const sent = {
  id: 1,
  bank_account_id: 1,
  month: 10,
  status: 'sent' as const,
  has_gap: false,
  message: null,
  sent_at: '2026-11-03T13:00:00Z',
};

const screen = screenStates({
  app: 'professional',
  routes,
  at: '/app/extratos',
  person: doctor,
  endpoint: statement.year,
  filled: {
    body: {
      accounts: [{ id: 1, name: 'Banco 341, conta final 3456' }],
      statements: [
        sent,
        { ...sent, id: 2, month: 9, status: 'checked', has_gap: true },
        { ...sent, id: 3, month: 8, status: 'incomplete' },
        { ...sent, id: 4, month: 7, status: 'no_movement', sent_at: null },
      ],
    },
    sees: 'Enviado',
  },
  empty: { body: { accounts: [], statements: [] }, sees: 'Nenhum extrato ainda. Comece pelo mês que acabou.' },
  refused: { person: employee, sees: 'Você não possui acesso a este módulo.', lacks: 'Enviado' },
});

export const Filled: StoryObj = { ...screen.filled, name: 'Com extratos' };
export const Empty: StoryObj = { ...screen.empty, name: 'Vazia' };
export const Loading: StoryObj = { ...screen.loading, name: 'Carregando' };
export const Failed: StoryObj = { ...screen.failed, name: 'Com erro' };
export const Refused: StoryObj = { ...screen.refused, name: 'Sem permissão' };
export const OnAPhone: StoryObj = { ...screen.onPhone, name: 'No celular' };
