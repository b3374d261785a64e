import { answers, onlyPage } from '@esteto/api-client/testing/story-server';
import { analyst, master } from '@esteto/auth/testing/story-people';
import { certificate, type DoctorCertificateRow } from '@esteto/contract/company/certificate';
import { screenStates } from '@esteto/shell/testing/screen-states.tsx';
import { storyScreen, theServer } from '@esteto/shell/testing/story-screen.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { storyDoctorCertificates, storyRenewals } from '../../../../features/certificado/story-certificates.ts';
import { routes } from '../../../../routes.ts';

const where = { app: 'painel', routes, at: '/painel/medicos/certificado-digital/medicos', person: master } as const;
const renewals = answers(certificate.doctorRenewals, storyRenewals);

const screen = screenStates({
  ...where,
  endpoint: certificate.doctors,
  others: [renewals],
  filled: { body: onlyPage(storyDoctorCertificates), sees: 'Ana Souza' },
  empty: { body: onlyPage<DoctorCertificateRow>([]), sees: /^Nenhum certificado ainda/ },
  refused: { person: analyst, sees: 'Você não possui acesso a este módulo.', lacks: 'Ana Souza' },
});

export default { title: 'Telas/Painel/Certificados de médicos' } satisfies Meta;

export const Filled: StoryObj = { ...screen.filled, name: 'Com linhas' };
export const Empty: StoryObj = { ...screen.empty, name: 'Vazia' };
export const Refused: StoryObj = { ...screen.refused, name: 'Sem permissão' };
export const OnAPhone: StoryObj = { ...screen.onPhone, name: 'No celular' };

/** Those that are selected are told by e-mail, after a question. */
export const Remind: StoryObj = {
  ...storyScreen({
    ...where,
    answers: [
      answers(certificate.doctors, onlyPage(storyDoctorCertificates)),
      renewals,
      { endpoint: certificate.remindDoctors, answer: () => ({ status: 204 }) },
    ],
  }),
  name: 'Avisar por e-mail',
  play: async () => {
    await within(document.body).findByText('Ana Souza');
    await userEvent.click(within(document.body).getAllByRole('checkbox').at(-1) as HTMLElement);
    await userEvent.click(await within(document.body).findByRole('button', { name: 'Avisar por e-mail' }));
    const question = within(await within(document.body).findByRole('alertdialog'));
    await expect(question.getByText(/^1 pessoa recebe um e-mail/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Enviar' }));
    await waitFor(() =>
      expect(theServer().requests.find(({ path }) => path === 'admin/doctor-certificates/remind')?.body).toEqual({
        ids: [storyDoctorCertificates.at(-1)?.id],
      }),
    );
  },
};
