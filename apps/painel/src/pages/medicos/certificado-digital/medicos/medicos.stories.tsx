import { answers, onlyPage } from '@esteto/api-client/testing/story-server';
import { analyst, master } from '@esteto/auth/testing/story-people';
import { certificate, type DoctorCertificateRow } from '@esteto/contract/company/certificate';
import { screenStates } from '@esteto/shell/testing/screen-states.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyDoctorCertificates, storyRenewals } from '../../../../features/certificado/story-certificates.ts';
import { remindStory } from '../../../../features/certificado/story-remind.ts';
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

export const Remind = remindStory(where, {
  answers: [answers(certificate.doctors, onlyPage(storyDoctorCertificates)), renewals],
  remind: certificate.remindDoctors,
  last: storyDoctorCertificates.at(-1),
});
