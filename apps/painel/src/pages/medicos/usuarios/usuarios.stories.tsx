import { answers, onlyPage } from '@esteto/api-client/testing/story-server';
import { analyst, master } from '@esteto/auth/testing/story-people';
import { type DoctorDetail, type DoctorRow, doctor } from '@esteto/contract/company/doctor';
import { doctorForm } from '@esteto/domain/company/doctor/doctor-form';
import { screenStates } from '@esteto/shell/testing/screen-states.tsx';
import { storyScreen, theServer } from '@esteto/shell/testing/story-screen.tsx';
import { dialogCalled } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { routes } from '../../../routes.ts';

const where = { app: 'painel', routes, at: '/painel/medicos/usuarios', person: master } as const;

const ana: DoctorRow = {
  id: 7,
  name: 'Ana Souza',
  email: 'ana@souza.com.br',
  doctor_role: 'partner',
  is_active: true,
  is_email_verified: true,
  has_two_factor: false,
  last_access_at: '2026-11-20T11:00:00Z',
  companies: [{ id: 1, name: 'Souza Serviços Médicos Ltda.' }],
  crms: [{ number: '123456', state: 'SP' }],
  created_at: '2024-02-01T12:00:00Z',
};
const rows: DoctorRow[] = [
  ana,
  { ...ana, id: 8, name: 'Bruno Alves', doctor_role: 'employee', is_active: false },
  { ...ana, id: 9, name: 'Clara Lima', is_email_verified: false, last_access_at: null, companies: [] },
];

const { crms: _crms, ...account } = ana;
const record: DoctorDetail = {
  ...account,
  version: 2,
  updated_at: '2026-11-01T12:00:00Z',
  notifications_email: null,
  doctor: {
    ...doctorForm.getDefault(),
    cpf: '12345678909',
    college_id: 7,
    birth_date: '1985-03-02',
    has_fies: true,
    crms: [{ number: '123456', state: 'SP' }],
  },
};

const screen = screenStates({
  ...where,
  endpoint: doctor.list,
  filled: { body: onlyPage(rows), sees: 'Ana Souza' },
  empty: { body: onlyPage<DoctorRow>([]), sees: /^Nenhum usuário ainda/ },
  refused: { person: analyst, sees: 'Você não possui acesso a este módulo.', lacks: 'Ana Souza' },
});

export default { title: 'Telas/Painel/Usuários' } satisfies Meta;

export const Filled: StoryObj = { ...screen.filled, name: 'Com linhas' };
export const Empty: StoryObj = { ...screen.empty, name: 'Vazia' };
export const Refused: StoryObj = { ...screen.refused, name: 'Sem permissão' };
export const OnAPhone: StoryObj = { ...screen.onPhone, name: 'No celular' };

const list = answers(doctor.list, onlyPage(rows));

/** A second CRM is added; what is saved is the whole record with the version that was seen. */
export const Edit: StoryObj = {
  ...storyScreen({
    ...where,
    at: `${where.at}/usuario/7/editar`,
    answers: [list, answers(doctor.detail, record), answers(doctor.update, record)],
  }),
  name: 'Editar',
  play: async () => {
    const dialog = await dialogCalled('Ana Souza');
    await userEvent.click(await dialog.findByRole('button', { name: 'Adicionar CRM' }));
    const numbers = dialog.getAllByRole('textbox', { name: 'Número do CRM' });
    await userEvent.type(numbers.at(-1) as HTMLElement, '654321');
    await userEvent.selectOptions(dialog.getAllByRole('combobox', { name: 'UF do CRM' }).at(-1) as HTMLElement, 'RJ');
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    const question = within(await within(document.body).findByRole('alertdialog'));
    await userEvent.click(question.getAllByRole('button').at(-1) as HTMLElement);
    await waitFor(() =>
      expect(theServer().requests.find(({ method }) => method === 'PUT')?.body).toMatchObject({
        version: 2,
        doctor: {
          crms: [
            { number: '123456', state: 'SP' },
            { number: '654321', state: 'RJ' },
          ],
          has_fies: true,
        },
      }),
    );
  },
};
