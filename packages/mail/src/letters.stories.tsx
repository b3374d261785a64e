import { KEPT_AFTER_CLOSING } from '@esteto/domain/identity/user/closing-account';
import { formatCompetence } from '@esteto/domain/shared/date/competence';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { boletoLetter } from './boleto/boleto-letter.ts';
import { clientLetter } from './invoice/client-letter.ts';
import { decisionLetter } from './invoice/decision-letter.ts';
import { issuedLetter } from './invoice/issued-letter.ts';
import { requirementLetter } from './invoice/requirement-letter.ts';
import { suspendedLetter } from './invoice/suspended-letter.ts';
import { proposalLetter } from './lead/proposal-letter.ts';
import type { Written } from './letter/letter.ts';
import { written } from './letter/written.ts';
import { licenceLetter } from './licensing/licence-letter.ts';
import { draftLetter } from './registration/draft-letter.ts';
import { finishedLetter } from './registration/finished-letter.ts';
import { signatureLetter } from './registration/signature-letter.ts';
import { turnLetter } from './registration/turn-letter.ts';
import { signatureCodeLetter } from './signature/signature-code-letter.ts';
import { accountClosesLetter } from './user/account-closes-letter.ts';
import { accountExistsLetter } from './user/account-exists-letter.ts';
import { certificateEndsLetter } from './user/certificate-ends-letter.ts';
import { companyExistsLetter } from './user/company-exists-letter.ts';
import { dataExportLetter } from './user/data-export-letter.ts';
import { doctorInviteLetter } from './user/doctor-invite-letter.ts';
import { emailChangedLetter, emailChangeLetter } from './user/email-change-letter.ts';
import { inviteLetter } from './user/invite-letter.ts';
import { inviteAcceptedLetter, inviteConfirmedLetter } from './user/invite-news-letter.ts';
import { managerInviteLetter } from './user/manager-invite-letter.ts';
import { noticeLetter } from './user/notice-letter.ts';
import { noticesAddressLetter } from './user/notices-address-letter.ts';
import { ownerLeftLetter } from './user/owner-left-letter.ts';
import { partnerLetter } from './user/partner-letter.ts';
import { personExistsLetter } from './user/person-exists-letter.ts';
import { recoveryLetter } from './user/recovery-letter.ts';
import { securityLetter } from './user/security-letter.ts';
import { surveyLetter } from './user/survey-letter.ts';
import { verificationLetter } from './user/verification-letter.ts';

/** What a person finds in the mailbox: above as most programs draw it, in the reader's own light or dark, below in plain text. */
const Mailbox = ({ subject, text, html }: Written) => (
  <>
    <iframe title={subject} sandbox="allow-same-origin" srcDoc={html} style={{ width: '100%', height: '36rem', border: 0 }} />
    <pre style={{ whiteSpace: 'pre-wrap', fontSize: '0.8125rem' }}>{text}</pre>
  </>
);

export default { title: 'E-mails', component: Mailbox, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof Mailbox>;

const invoice = {
  person: 'Ana Souza',
  company: 'Souza Medicina Ltda.',
  client: 'Hospital São Lucas',
  competence: '2026-11',
  link: 'https://esteto.com.br/app/faturamento/contas-a-receber',
};

const story = (name: string, message: Written, said: string): StoryObj<typeof Mailbox> => ({
  name,
  args: message,
  play: async ({ canvasElement }) => {
    const frame = await within(canvasElement).findByTitle<HTMLIFrameElement>(message.subject);
    await waitFor(() => expect(frame.contentDocument?.body.textContent).toContain(said));
  },
});

export const Issued = story(
  'Nota emitida',
  written(
    issuedLetter({
      ...invoice,
      number: '118',
      gross_amount: 1_250_000,
      net_amount: 1_173_125,
      checking: { by: 'access_key', code: '35503082212345678000195000000000011826110000000017' },
    }),
  ),
  'foi emitida',
);
export const Boleto = story(
  'Boleto ao financeiro',
  written(
    boletoLetter({
      company: 'Clínica Souza',
      description: 'DAS de outubro',
      competence: '2026-10',
      amount: 81_240,
      pay_by: '2026-11-20',
      digitable_line: '85890000008 1 12400328263 2 24072026110 3 01234567890 4',
      pix_code: null,
      has_file: true,
    }),
  ),
  'o indicou para as contas a pagar',
);
export const Required = story(
  'Exigências',
  written(
    requirementLetter({
      ...invoice,
      requirements: [
        { text: 'O contrato assinado com o hospital', due_at: '2026-11-27', return_reason: null },
        { text: 'A lista dos plantões do mês', due_at: '2026-11-25', return_reason: 'Falta a segunda página.' },
      ],
    }),
  ),
  'Ainda falta: Falta a segunda página.',
);
export const Denied = story(
  'Cancelamento negado',
  written(
    decisionLetter({ ...invoice, decision: 'cancel_denied', reason: 'O prazo da prefeitura terminou no dia 5.\nPeça uma substituição.' }),
  ),
  'continua valendo',
);
export const Suspended = story(
  'Repetição pausada',
  written(suspendedLetter({ ...invoice, reason: 'O tomador está inativo.' })),
  'O tomador está inativo.',
);
export const Verification = story(
  'Confirmação de e-mail',
  written(
    verificationLetter({ person: 'Ana Souza', code: '482193', link: 'https://esteto.com.br/confirmar-email/482193', validMinutes: 30 }),
  ),
  '482193',
);
export const SignatureCode = story(
  'Código para assinar',
  written(signatureCodeLetter({ person: 'Ana Souza', title: 'Minuta do contrato social', code: 'K7M2QX', validMinutes: 30 })),
  'assina só este texto',
);
export const Recovery = story(
  'Definir a senha',
  written(recoveryLetter({ person: 'Ana Souza', link: 'https://esteto.com.br/recuperar-senha/abc', validMinutes: 30 })),
  'continua a mesma',
);
export const ToClient = story(
  'Ao tomador',
  clientLetter({
    subject: 'NFS-e 118 · Souza Medicina Ltda.',
    company: 'Souza Medicina Ltda.',
    message: `Olá, Hospital São Lucas.\n\nSegue em anexo a NFS-e 118.\n\nCompetência: ${formatCompetence('2026-11')}\nValor líquido: R$ 11.731,25\n\nSouza Medicina Ltda.`,
  }),
  'Enviado por Souza Medicina Ltda. pelo Esteto',
);
export const AccountExists = story(
  'Conta que já existe',
  written(accountExistsLetter({ person: 'Ana Souza', link: 'https://esteto.com.br/' })),
  'já é de uma conta',
);
export const CompanyExists = story(
  'Empresa que já existe',
  written(companyExistsLetter({ person: 'Ana Souza', cnpj: '11222333000181' })),
  'Peça um convite',
);
export const PersonExists = story(
  'CPF que já existe',
  written(personExistsLetter({ person: 'Ana Souza', cpf: '52998224725', link: 'https://esteto.com.br/' })),
  'já está no Esteto como pessoa física',
);
export const DoctorInvited = story(
  'Convite de um grupo a um médico',
  written(
    doctorInviteLetter({
      name: 'Rui Barreto',
      group: 'Cooperativa Médica do Planalto',
      invited_by: 'Helena Castro',
      message: 'Temos plantões de fim de semana na clínica médica.',
      link: 'https://esteto.com.br/convite-credenciamento/um-convite',
      validDays: 7,
    }),
  ),
  'Helena Castro, do grupo Cooperativa Médica do Planalto,',
);
export const ManagerInvited = story(
  'Convite para um grupo gestor',
  written(
    managerInviteLetter({
      name: 'Otávio Reis',
      group: 'Rede Hospitalar Vale Verde',
      invited_by: 'Helena Castro',
      role: 'coordinator',
      link: 'https://esteto.com.br/convite-gestor/um-convite',
      validDays: 7,
    }),
  ),
  'como Coordenador',
);
export const Invited = story(
  'Convite',
  written(
    inviteLetter({
      name: 'Bruno Alves',
      company: 'Souza Medicina Ltda.',
      invited_by: 'Ana Souza',
      user_type: 'employee',
      link: 'https://esteto.com.br/convite/um-convite',
      validDays: 7,
    }),
  ),
  'Ana Souza convida você',
);
export const PartnerAsked = story(
  'Dados do sócio',
  written(
    partnerLetter({
      name: 'Paulo Neves',
      company: 'Souza Medicina Ltda.',
      asked_by: 'Ana Souza',
      link: 'https://esteto.com.br/socio/um-link',
      validDays: 14,
    }),
  ),
  'indicou você como sócio',
);
export const Proposal = story(
  'Proposta',
  written(
    proposalLetter({
      person: 'Helena Duarte',
      sender: 'Marcos Lima',
      message: 'Como conversamos, este é o plano que cabe no seu momento.',
      plan_name: 'Essencial',
      total: 24_910,
      valid_until: '2026-12-04',
      simulation: {},
      link: 'https://esteto.com.br/proposta/um-link',
    }),
  ),
  'preparou uma proposta para você',
);
export const Security = story(
  'Segurança da conta',
  written(
    securityLetter({
      person: 'Ana Souza',
      what: 'recovery_code_used',
      at: '2026-11-20T15:00:00.000Z',
      device: 'Chrome no Windows',
      link: 'https://esteto.com.br',
    }),
  ),
  'códigos de recuperação',
);
export const NoticesAddress = story(
  'E-mail para avisos',
  written(noticesAddressLetter({ person: 'Ana Souza', link: 'https://esteto.com.br/confirmar-email/K7M2QX', validMinutes: 30 })),
  'quer receber neste endereço',
);
export const OwnerLeft = story(
  'Empresa sem responsável',
  written(
    ownerLeftLetter({
      person: 'Marcos Lima',
      company: 'Souza Medicina Ltda.',
      link: 'https://esteto.com.br/painel/medicos/empresas?without_owner=true',
    }),
  ),
  'não há outro sócio',
);
export const InviteAccepted = story(
  'Convite aceito por um link copiado',
  written(
    inviteAcceptedLetter({
      person: 'Ana Souza',
      name: 'Paulo Neves',
      email: 'paulo@demo.test',
      company: 'Souza Medicina Ltda.',
      user_type: 'partner',
      permissions: [],
      way: 'copy',
      is_waiting: true,
      link: 'https://esteto.com.br/app/empresa?empresa=1',
    }),
  ),
  'espera a sua confirmação',
);
export const EmployeeAwaits = story(
  'Funcionário convidado pela equipe',
  written(
    inviteAcceptedLetter({
      person: 'Ana Souza',
      name: 'Bruno Alves',
      email: 'bruno@demo.test',
      company: 'Souza Medicina Ltda.',
      user_type: 'employee',
      permissions: [{ name: 'files', view: true, edit: false, delete: false }],
      way: 'letter',
      is_waiting: true,
      link: 'https://esteto.com.br/app/empresa?empresa=1',
    }),
  ),
  'Arquivos: ver e baixar',
);
export const InviteConfirmed = story(
  'Entrada confirmada',
  written(inviteConfirmedLetter({ person: 'Paulo Neves', company: 'Souza Medicina Ltda.', link: 'https://esteto.com.br/app?empresa=1' })),
  'foi confirmada',
);
export const Surveyed = story(
  'Pesquisa',
  written(surveyLetter({ person: 'Ana Souza', link: 'https://esteto.com.br/nps/resposta/um-link' })),
  'Em uma escala de 0 a 10',
);
export const Noticed = story(
  'Aviso',
  written(
    noticeLetter({
      person: 'Ana Souza',
      notices: [
        {
          title: 'Boleto novo: Honorários de outubro',
          body: 'R$ 812,40, vence em 10/12/2026.',
          link: 'https://esteto.com.br/app/boleto/12?empresa=1',
        },
      ],
    }),
  ),
  'vence em 10/12/2026',
);
export const NoticedOnceADay = story(
  'Avisos do dia',
  written(
    noticeLetter({
      person: 'Ana Souza',
      notices: [
        {
          title: 'Boleto novo: DAS · out/2026',
          body: 'R$ 1.204,10, vence em 20/11/2026.',
          link: 'https://esteto.com.br/app/boleto/11?empresa=1',
        },
        { title: 'out/2026 está fechado', body: 'O contador conferiu as notas, a folha e os impostos do mês.', link: null },
      ],
    }),
  ),
  'está fechado',
);
export const EmailChanges = story(
  'Novo e-mail de acesso',
  written(emailChangeLetter({ person: 'Ana Souza', code: 'K7M2QX', validMinutes: 30 })),
  'K7M2QX',
);
export const EmailChanged = story('E-mail de acesso trocado', written(emailChangedLetter({ person: 'Ana Souza' })), 'foi trocado');
export const AccountCloses = story(
  'Conta a encerrar',
  written(
    accountClosesLetter({
      person: 'Ana Souza',
      closes_at: '2026-11-27T12:00:00Z',
      alone: ['Souza Medicina Ltda.'],
      kept: KEPT_AFTER_CLOSING,
    }),
  ),
  'Marco Civil da Internet',
);
export const DataCopied = story(
  'Cópia dos dados',
  written(dataExportLetter({ person: 'Ana Souza', days: 7, link: 'https://esteto.com.br' })),
  'em um arquivo zip',
);
export const CertificateEnds = story(
  'Certificado que vence',
  written(certificateEndsLetter({ person: 'Ana Souza', owner: 'Souza Medicina Ltda.', last_day: '2026-12-15', today: '2026-11-20' })),
  'Renove antes desse dia',
);

const opening = { person: 'Ana Souza', company: 'Souza Medicina Ltda.', link: 'https://esteto.com.br/app?empresa=7' };

export const DraftReady = story('Minuta pronta', written(draftLetter(opening)), 'palavras simples');
export const Signature = story('Assinatura digital', written(signatureLetter({ ...opening, protocol: 'SPP2630012345' })), 'gov.br');
export const Turn = story(
  'Abertura: sua vez',
  written(
    turnLetter({
      ...opening,
      step: 'Taxa da Junta',
      news: 'O boleto da taxa da Junta espera o seu pagamento.',
      due_on: '2026-12-01',
      boleto: '23793.38128 60000.000003 00000.000400 1 84340000012345',
    }),
  ),
  'Taxa da Junta',
);
export const Opened = story('Empresa aberta', written(finishedLetter(opening)), 'está aberta');
export const LicenceRejected = story(
  'Licença impedida',
  written(licenceLetter({ ...opening, licence: 'Corpo de Bombeiros', request: 'O prédio não tem AVCB.', is_rejected: true })),
  'O prédio não tem AVCB.',
);
export const LicenceWaits = story(
  'Licença: sua vez',
  written(licenceLetter({ ...opening, licence: 'Prefeitura', request: 'Envie o IPTU do endereço.', is_rejected: false })),
  'Envie o IPTU',
);
