import { chakra } from '@chakra-ui/react';
import {
  accreditationDocumentStatusLabel,
  accreditationDocumentStatusTone,
  accreditationStatusLabel,
  accreditationStatusTone,
} from '@esteto/domain/accreditation/accreditation-life';
import {
  bankFileStatusLabel,
  bankFileStatusTone,
  paymentSituationLabel,
  paymentSituationTone,
} from '@esteto/domain/boleto/bank-file-status';
import { boletoStatusLabel, boletoStatusTone } from '@esteto/domain/boleto/boleto-life';
import { broadcastStatusLabel, broadcastStatusTone } from '@esteto/domain/broadcast/broadcast-life';
import {
  cashBookEntryStatusLabel,
  cashBookEntryStatusTone,
  cashBookMonthStatusLabel,
  cashBookMonthStatusTone,
} from '@esteto/domain/cash-book/cash-book-life';
import { certificateStatusLabel, certificateStatusTone } from '@esteto/domain/certificate/certificate-life';
import { clientStatusLabel, clientStatusTone } from '@esteto/domain/client/client-kinds';
import { checkResultLabel, checkResultTone, closingStatusLabel, closingStatusTone } from '@esteto/domain/closing/closing-life';
import { accountingStatusLabel, accountingStatusTone } from '@esteto/domain/company/accounting-status-label';
import { recordStatusLabel, recordStatusTone } from '@esteto/domain/company/company-kinds';
import { couponStatusLabel, couponStatusTone } from '@esteto/domain/coupon/coupon-life';
import { dutyShiftStatusLabel, dutyShiftStatusTone } from '@esteto/domain/duty-shift/duty-shift-life';
import { groupNoticeStatusLabel, groupNoticeStatusTone } from '@esteto/domain/group-notice/group-notice-life';
import {
  checklistItemStatusLabel,
  checklistItemStatusTone,
  incomeTaxResultLabel,
  incomeTaxResultTone,
} from '@esteto/domain/income-tax/income-tax-kinds';
import { ecacStatusLabel, ecacStatusTone, incomeTaxStatusLabel, incomeTaxStatusTone } from '@esteto/domain/income-tax/income-tax-status';
import { pendencyStatusLabel, pendencyStatusTone } from '@esteto/domain/income-tax/pendency-status';
import { invoiceStatusLabel, invoiceStatusTone } from '@esteto/domain/invoice/invoice-status';
import { sendingStatusLabel, sendingStatusTone } from '@esteto/domain/invoice/sending-status';
import { licensingItemStatusLabel, licensingItemStatusTone } from '@esteto/domain/licensing/licensing-item-status';
import { licensingStatusLabel, licensingStatusTone } from '@esteto/domain/licensing/licensing-life';
import { mediaVisibilityLabel, mediaVisibilityTone, playlistStatusLabel, playlistStatusTone } from '@esteto/domain/media/media-kinds';
import { monthlyObligationStatusLabel, monthlyObligationStatusTone } from '@esteto/domain/monthly-obligation/monthly-obligation-life';
import { newsStatusLabel, newsStatusTone } from '@esteto/domain/news/news-life';
import { npsClassificationLabel, npsClassificationTone } from '@esteto/domain/nps/nps-classification';
import { npsSurveyStatusLabel, npsSurveyStatusTone } from '@esteto/domain/nps/nps-life';
import { subscriptionStatusLabel, subscriptionStatusTone } from '@esteto/domain/plan/plan-life';
import { rFactorDecisionLabel, rFactorDecisionTone } from '@esteto/domain/r-factor/r-factor-decision';
import { registrationStatusLabel, registrationStatusTone } from '@esteto/domain/registration/registration-life';
import { registrationStepStatusLabel, registrationStepStatusTone } from '@esteto/domain/registration/registration-step-status';
import { noticeSeverityLabel, noticeSeverityTone } from '@esteto/domain/shared/notice/notice-rule';
import type { Tone } from '@esteto/domain/shared/status/tone';
import { shiftRequestStatusLabel, shiftRequestStatusTone } from '@esteto/domain/shift-request/shift-request-life';
import { statementStatusLabel, statementStatusTone } from '@esteto/domain/statement/statement-life';
import {
  matchStatusLabel,
  matchStatusTone,
  transactionStatusLabel,
  transactionStatusTone,
} from '@esteto/domain/statement/transaction-status';
import { inviteStatusLabel, inviteStatusTone } from '@esteto/domain/user/invite-life';
import { planPaymentStatusLabel, planPaymentStatusTone } from '@esteto/domain/wizard/plan-payment-life';
import { wizardDocumentStatusLabel, wizardDocumentStatusTone } from '@esteto/domain/wizard/wizard-document-life';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { type Status, StatusBadge } from '../../components/display/status-badge.tsx';

export default { title: 'Fundamentos/Situações', parameters: { controls: { disable: true } } } satisfies Meta;

const of = <Code extends string>(labels: Readonly<Record<Code, string>>, tones: Readonly<Record<Code, Tone>>): Status[] =>
  (Object.keys(labels) as Code[]).map((code) => ({ label: labels[code], tone: tones[code] }));

/** Those whose words and colours the product fixes (docs/rules/statuses.md). */
const given: Record<string, Status[]> = {
  'Usuário e convite': of(inviteStatusLabel, inviteStatusTone),
  'Empresa, situação contábil': of(accountingStatusLabel, accountingStatusTone),
  'Empresa, cadastro': of(recordStatusLabel, recordStatusTone),
  Registro: of(registrationStatusLabel, registrationStatusTone),
  'Etapa do registro': of(registrationStepStatusLabel, registrationStepStatusTone),
  'Pagamento do plano': of(planPaymentStatusLabel, planPaymentStatusTone),
  'Documento do cadastro': of(wizardDocumentStatusLabel, wizardDocumentStatusTone),
  Licenciamento: of(licensingStatusLabel, licensingStatusTone),
  'Item do licenciamento': of(licensingItemStatusLabel, licensingItemStatusTone),
  Envio: of(sendingStatusLabel, sendingStatusTone),
  'Pesquisa de NPS': of(npsSurveyStatusLabel, npsSurveyStatusTone),
  'Resposta de NPS': of(npsClassificationLabel, npsClassificationTone),
};

const others: Record<string, Status[]> = {
  'Arquivo do banco': of(bankFileStatusLabel, bankFileStatusTone),
  'Assinatura do plano': of(subscriptionStatusLabel, subscriptionStatusTone),
  Boleto: of(boletoStatusLabel, boletoStatusTone),
  'Certificado digital': of(certificateStatusLabel, certificateStatusTone),
  Conciliação: of(matchStatusLabel, matchStatusTone),
  Conferência: of(checkResultLabel, checkResultTone),
  Credenciamento: of(accreditationStatusLabel, accreditationStatusTone),
  Cupom: of(couponStatusLabel, couponStatusTone),
  'Decisão do Fator R': of(rFactorDecisionLabel, rFactorDecisionTone),
  'Documento do credenciamento': of(accreditationDocumentStatusLabel, accreditationDocumentStatusTone),
  Extrato: of(statementStatusLabel, statementStatusTone),
  Fechamento: of(closingStatusLabel, closingStatusTone),
  IRPF: of(incomeTaxStatusLabel, incomeTaxStatusTone),
  'IRPF no e-CAC': of(ecacStatusLabel, ecacStatusTone),
  'Item da declaração': of(checklistItemStatusLabel, checklistItemStatusTone),
  'Lançamento do livro-caixa': of(cashBookEntryStatusLabel, cashBookEntryStatusTone),
  'Mês do livro-caixa': of(cashBookMonthStatusLabel, cashBookMonthStatusTone),
  Mídia: of(mediaVisibilityLabel, mediaVisibilityTone),
  'Nota fiscal': of(invoiceStatusLabel, invoiceStatusTone),
  Aviso: of(noticeSeverityLabel, noticeSeverityTone),
  Novidade: of(newsStatusLabel, newsStatusTone),
  Mensagem: of(broadcastStatusLabel, broadcastStatusTone),
  'Aviso de um grupo': of(groupNoticeStatusLabel, groupNoticeStatusTone),
  'Obrigação mensal': of(monthlyObligationStatusLabel, monthlyObligationStatusTone),
  Pendência: of(pendencyStatusLabel, pendencyStatusTone),
  Plantão: of(dutyShiftStatusLabel, dutyShiftStatusTone),
  Playlist: of(playlistStatusLabel, playlistStatusTone),
  'Resultado do IRPF': of(incomeTaxResultLabel, incomeTaxResultTone),
  'Situação do pagamento': of(paymentSituationLabel, paymentSituationTone),
  'Solicitação de plantão': of(shiftRequestStatusLabel, shiftRequestStatusTone),
  Tomador: of(clientStatusLabel, clientStatusTone),
  Transação: of(transactionStatusLabel, transactionStatusTone),
};

const Groups = ({ groups }: { groups: Record<string, Status[]> }) => (
  <chakra.dl display="grid" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '14rem minmax(0, 1fr)' }} columnGap="6" rowGap="4">
    {Object.entries(groups).map(([title, statuses]) => (
      <chakra.div key={title} display="contents">
        <chakra.dt color="fg.muted" fontSize="md" mt={{ base: '2', md: '0' }}>
          {title}
        </chakra.dt>
        <chakra.dd display="flex" flexWrap="wrap" gap="2">
          {statuses.map((status) => (
            <StatusBadge key={status.label} status={status} />
          ))}
        </chakra.dd>
      </chakra.div>
    ))}
  </chakra.dl>
);

/** Every status of the product with its word and the colour of its meaning, from the domain's own tables. */
export const Given: StoryObj = {
  name: 'Do produto',
  render: () => <Groups groups={given} />,
  play: async ({ canvasElement }) => {
    const tonesIn = (title: string) =>
      [...(within(canvasElement).getByText(title).nextElementSibling?.children ?? [])].map((badge) => [
        badge.textContent,
        badge.getAttribute('data-tone'),
      ]);
    await expect(Object.fromEntries(tonesIn('Usuário e convite'))).toEqual({
      Ativo: 'done',
      'Convite Expirado': 'draft',
      Inativo: 'attention',
      'Convite Pendente': 'waiting',
    });
    await expect(Object.fromEntries(tonesIn('Pesquisa de NPS'))).toEqual({
      Prevista: 'ended',
      Iniciada: 'waiting',
      Suspensa: 'attention',
      Concluída: 'done',
    });
    await expect(Object.fromEntries(tonesIn('Resposta de NPS'))).toEqual({ Promotor: 'done', Neutro: 'draft', Detrator: 'attention' });
  },
};

export const Others: StoryObj = { name: 'Dos registros', render: () => <Groups groups={others} /> };
