import { onlyPage } from '@esteto/api-client/testing/story-server';
import { analyst, master } from '@esteto/auth/testing/story-people';
import { type DoctorTieRow, doctor } from '@esteto/contract/doctor';
import { screenStates } from '@esteto/shell/testing/screen-states.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { routes } from '../../../routes.ts';

const ana: DoctorTieRow = {
  id: 1,
  user_id: 7,
  doctor_name: 'Ana Souza',
  email: 'ana@souza.com.br',
  user_type: 'partner',
  is_owner: true,
  company_id: 1,
  company_name: 'Souza Serviços Médicos Ltda.',
  document: '11222333000181',
  accounting_status: 'active',
  analyst_name: 'Marcos Lima',
  created_at: '2024-02-01T12:00:00Z',
};

const screen = screenStates({
  app: 'painel',
  routes,
  at: '/painel/medicos/geral',
  person: master,
  endpoint: doctor.ties,
  filled: {
    body: onlyPage<DoctorTieRow>([
      ana,
      { ...ana, id: 2, company_id: 2, company_name: 'Plantões Ribeirão Ltda.', accounting_status: 'frozen', analyst_name: null },
    ]),
    sees: 'Plantões Ribeirão Ltda.',
  },
  empty: { body: onlyPage<DoctorTieRow>([]), sees: /^Nenhum médico ainda/ },
  refused: { person: analyst, sees: 'Você não possui acesso a este módulo.', lacks: 'Ana Souza' },
});

export default { title: 'Telas/Painel/Médicos' } satisfies Meta;

export const Filled: StoryObj = { ...screen.filled, name: 'Com linhas' };
export const Empty: StoryObj = { ...screen.empty, name: 'Vazia' };
export const Loading: StoryObj = { ...screen.loading, name: 'Carregando' };
export const Failed: StoryObj = { ...screen.failed, name: 'Com erro' };
export const Refused: StoryObj = { ...screen.refused, name: 'Sem permissão' };
export const OnAPhone: StoryObj = { ...screen.onPhone, name: 'No celular' };
