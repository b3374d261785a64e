import { answers, onlyPage } from '@esteto/api-client/testing/story-server';
import { analyst, master } from '@esteto/auth/testing/story-people';
import { type StaffAccreditationDetail, type StaffAccreditationRow, staffAccreditation } from '@esteto/contract/duty/staff-accreditation';
import { screenStates } from '@esteto/shell/testing/screen-states.tsx';
import { storyScreen, theServer } from '@esteto/shell/testing/story-screen.tsx';
import { dialogCalled, phone } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { routes } from '../../../routes.ts';

const ana: StaffAccreditationRow = {
  id: 7,
  professional_name: 'Ana Souza',
  group_name: 'Rede Hospitalar Vale Verde',
  status: 'awaiting_correction',
  step: 'documents',
  status_since: '2026-11-12T12:00:00.000Z',
  valid_until: null,
  missing: ['Diploma'],
};

const rows: StaffAccreditationRow[] = [
  ana,
  { ...ana, id: 8, professional_name: 'Caio Martins', status: 'under_review', step: 'review', missing: ['CRM', 'Pagamento'] },
  { ...ana, id: 9, professional_name: 'Débora Pires', status: 'approved', step: 'validation', valid_until: '2027-05-01', missing: [] },
];

const line = { is_required: true, valid_until: null, note: null } as const;

const record: StaffAccreditationDetail = {
  ...ana,
  origin: 'internal',
  reason: null,
  reminded_on: '2026-11-16',
  lines: [
    { ...line, id: 1, label: 'Identidade e CPF', status: 'approved' },
    { ...line, id: 2, label: 'Diploma', status: 'correction', note: 'A foto está cortada.' },
    { ...line, id: 3, label: 'ACLS', status: 'awaiting_upload', is_required: false },
  ],
};

const where = { app: 'painel', routes, at: '/painel/novos/credenciamento', person: master } as const;

const screen = screenStates({
  ...where,
  endpoint: staffAccreditation.list,
  filled: { body: onlyPage(rows), sees: 'Débora Pires' },
  empty: { body: onlyPage<StaffAccreditationRow>([]), sees: /^Nenhum credenciamento ainda/ },
  // Whoever is of the team reads it and helps: nothing is kept from an analyst without any permission.
  refused: { person: analyst, sees: 'Caio Martins', lacks: 'Você não possui acesso a este módulo.' },
});

export default { title: 'Telas/Painel/Credenciamento' } satisfies Meta;

export const Filled: StoryObj = { ...screen.filled, name: 'Com linhas' };
export const Empty: StoryObj = { ...screen.empty, name: 'Vazia' };
export const AnyAnalyst: StoryObj = { ...screen.refused, name: 'Sem permissão alguma' };
export const OnAPhone: StoryObj = { ...screen.onPhone, name: 'No celular' };

const list = answers(staffAccreditation.list, onlyPage(rows));
const details = `${where.at}/accreditacao/7/detalhes`;
const sent = (path: string) => theServer().requests.filter((request) => request.method === 'POST' && request.path === path);

/** What is missing in words, and the doctor told of it; a second time today the button is not there. */
export const Remind: StoryObj = {
  ...storyScreen({
    ...where,
    at: details,
    answers: [
      list,
      answers(staffAccreditation.detail, () =>
        sent('admin/accreditations/7/reminder').length > 0 ? { ...record, reminded_on: '2026-11-24' } : record,
      ),
      answers(staffAccreditation.remind, { ...record, reminded_on: '2026-11-24' }),
    ],
  }),
  name: 'Lembrar o médico',
  play: async () => {
    const dialog = await dialogCalled('Ana Souza');
    await expect(await dialog.findByText('correção pedida: A foto está cortada.')).toBeVisible();
    await expect(dialog.getByText('16/11/2026')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Lembrar o médico' }));
    await expect(await within(document.body).findByText('Lembrete enviado a Ana Souza.')).toBeVisible();
    await waitFor(() => expect(dialog.queryByRole('button', { name: 'Lembrar o médico' })).toBeNull());
    await expect(sent('admin/accreditations/7/reminder')).toHaveLength(1);
  },
};

/** The group has to act: nobody reminds the doctor. */
export const WaitsForGroup: StoryObj = {
  ...storyScreen({
    ...where,
    at: details,
    answers: [list, answers(staffAccreditation.detail, { ...record, status: 'under_review', step: 'review', missing: ['Pagamento'] })],
  }),
  ...phone,
  name: 'Espera o grupo, no celular',
  play: async () => {
    const dialog = await dialogCalled('Ana Souza');
    await expect(await dialog.findByText('Pagamento', { selector: 'dd' })).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Lembrar o médico' })).toBeNull();
  },
};

export const Open: StoryObj = {
  ...storyScreen({ ...where, answers: [list, answers(staffAccreditation.openDocPlantao, { name: 'Ana Souza' })] }),
  name: 'Abrir o Doc Plantão',
  play: async () => {
    await userEvent.click(await within(document.body).findByRole('link', { name: 'Abrir o Doc Plantão a um médico' }));
    const dialog = await dialogCalled('Abrir o Doc Plantão a um médico');
    const person = await dialog.findByRole('textbox', { name: /^CPF ou e-mail/ });
    await userEvent.type(person, 'Ana Souza');
    await userEvent.click(dialog.getByRole('button', { name: 'Abrir o Doc Plantão' }));
    await expect(await dialog.findByText(/digite o CPF ou o e-mail inteiro/)).toBeVisible();
    await userEvent.clear(person);
    await userEvent.type(person, '390.533.447-05');
    await userEvent.click(dialog.getByRole('button', { name: 'Abrir o Doc Plantão' }));
    await expect(await within(document.body).findByText('Doc Plantão aberto para Ana Souza.')).toBeVisible();
    await expect(sent('admin/doc-plantao/open').map(({ body }) => body)).toEqual([{ person: '390.533.447-05' }]);
  },
};

export const Close: StoryObj = {
  ...storyScreen({ ...where, answers: [list, answers(staffAccreditation.closeDocPlantao, { name: 'Ana Souza' })] }),
  name: 'Fechar o Doc Plantão',
  play: async () => {
    await userEvent.click(await within(document.body).findByRole('link', { name: 'Fechar o Doc Plantão' }));
    const dialog = await dialogCalled('Fechar o Doc Plantão a um médico');
    await userEvent.type(await dialog.findByRole('textbox', { name: /^CPF ou e-mail/ }), 'ana.souza@clinica.com.br');
    await userEvent.click(dialog.getByRole('button', { name: 'Fechar o Doc Plantão' }));
    await expect(await within(document.body).findByText('Doc Plantão fechado para Ana Souza.')).toBeVisible();
    await expect(sent('admin/doc-plantao/close').map(({ body }) => body)).toEqual([{ person: 'ana.souza@clinica.com.br' }]);
  },
};
