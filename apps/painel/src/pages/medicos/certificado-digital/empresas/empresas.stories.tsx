import { answers, onlyPage } from '@esteto/api-client/testing/story-server';
import { analyst, master } from '@esteto/auth/testing/story-people';
import { type CompanyCertificateRow, certificate } from '@esteto/contract/company/certificate';
import { screenStates } from '@esteto/shell/testing/screen-states.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyCompanyCertificates, storyRenewals } from '../../../../features/certificado/story-certificates.ts';
import { remindStory } from '../../../../features/certificado/story-remind.ts';
import { routes } from '../../../../routes.ts';

const where = { app: 'painel', routes, at: '/painel/medicos/certificado-digital/empresas', person: master } as const;
const renewals = answers(certificate.companyRenewals, storyRenewals);

const screen = screenStates({
  ...where,
  endpoint: certificate.companies,
  others: [renewals],
  filled: { body: onlyPage(storyCompanyCertificates), sees: 'Prado Radiologia Ltda.' },
  empty: { body: onlyPage<CompanyCertificateRow>([]), sees: /^Nenhum certificado ainda/ },
  refused: { person: analyst, sees: 'Você não possui acesso a este módulo.', lacks: 'Prado Radiologia Ltda.' },
});

export default { title: 'Telas/Painel/Certificados de empresas' } satisfies Meta;

export const Filled: StoryObj = { ...screen.filled, name: 'Com linhas' };
export const Empty: StoryObj = { ...screen.empty, name: 'Vazia' };
export const Refused: StoryObj = { ...screen.refused, name: 'Sem permissão' };
export const OnAPhone: StoryObj = { ...screen.onPhone, name: 'No celular' };

export const Remind = remindStory(where, {
  answers: [answers(certificate.companies, onlyPage(storyCompanyCertificates)), renewals],
  remind: certificate.remindCompanies,
  last: storyCompanyCertificates.at(-1),
});
