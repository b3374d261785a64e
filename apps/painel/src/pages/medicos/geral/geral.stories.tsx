import { answers, onlyPage } from '@esteto/api-client/testing/story-server';
import { analyst, master } from '@esteto/auth/testing/story-people';
import { type DoctorTieRow, doctor } from '@esteto/contract/company/doctor';
import { invite, type StaffInvite } from '@esteto/contract/identity/invite';
import { filterOption } from '@esteto/contract/office/filter-option';
import { screenStates } from '@esteto/shell/testing/screen-states.tsx';
import { storyScreen, theServer } from '@esteto/shell/testing/story-screen.tsx';
import { dialogCalled } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
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
export const Refused: StoryObj = { ...screen.refused, name: 'Sem permissão' };
export const OnAPhone: StoryObj = { ...screen.onPhone, name: 'No celular' };

const where = { app: 'painel', routes, at: '/painel/medicos/geral', person: master } as const;
const list = answers(doctor.ties, onlyPage([ana]));
const bruno: StaffInvite = {
  id: 3,
  name: 'Bruno Alves',
  email: 'bruno@alves.com.br',
  user_type: 'partner',
  status: 'pending',
  sent_at: '2026-11-19T12:00:00Z',
  opened_at: null,
  accepted_at: null,
  expires_at: '2026-11-26T12:00:00Z',
  company_id: 2,
  company_name: 'Alves Anestesiologia Ltda.',
  invited_by: 'Marcos Lima',
  can_confirm: false,
};

/** The person is invited, and the invitation opens next. */
export const Create: StoryObj = {
  ...storyScreen({
    ...where,
    at: `${where.at}/criar`,
    answers: [
      list,
      answers(filterOption.companies, { items: [{ id: 2, label: 'Alves Anestesiologia Ltda.', detail: null }] }),
      answers(invite.createForCompany, bruno),
      answers(invite.detail, bruno),
    ],
  }),
  name: 'Novo médico',
  play: async () => {
    const dialog = await dialogCalled('Novo médico');
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Nome' }), 'Bruno Alves');
    await userEvent.type(dialog.getByRole('textbox', { name: 'E-mail' }), 'bruno@alves.com.br');
    await userEvent.type(dialog.getByRole('combobox', { name: 'Empresa' }), 'Alves');
    await userEvent.click(await within(document.body).findByRole('option', { name: /Alves Anestesiologia/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar convite' }));
    await waitFor(() =>
      expect(theServer().requests.find(({ method }) => method === 'POST')?.body).toMatchObject({ company_id: 2, user_type: 'partner' }),
    );
    const details = await dialogCalled('Convite');
    await expect(await details.findByText('ainda não')).toBeVisible();
  },
};

export const Invites: StoryObj = {
  ...storyScreen({
    ...where,
    at: `${where.at}/convites`,
    answers: [
      list,
      answers(invite.everyOpen, onlyPage([bruno, { ...bruno, id: 4, name: 'Clara Lima', status: 'expired' }])),
      answers(invite.detail, bruno),
      { endpoint: invite.resendForCompany, answer: () => ({ status: 204 }) },
    ],
  }),
  name: 'Convites',
  play: async () => {
    const dialog = await dialogCalled('Convites');
    await userEvent.click(await dialog.findByRole('link', { name: 'Bruno Alves' }));
    const details = await dialogCalled('Convite');
    await userEvent.click(await details.findByRole('button', { name: 'Reenviar' }));
    await waitFor(() => expect(theServer().requests.some(({ path }) => path === 'admin/invites/3/resend')).toBe(true));
  },
};
