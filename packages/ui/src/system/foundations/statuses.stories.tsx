import { chakra } from '@chakra-ui/react';
import { clientStatusLabel, clientStatusTone } from '@esteto/domain/billing/client/client-kinds';
import { invoiceStatusLabel, invoiceStatusTone } from '@esteto/domain/billing/invoice/invoice-status';
import { sendingStatusLabel, sendingStatusTone } from '@esteto/domain/billing/invoice/sending-status';
import { certificateStatusLabel, certificateStatusTone } from '@esteto/domain/company/certificate/certificate-life';
import { accountingStatusLabel, accountingStatusTone } from '@esteto/domain/company/company/accounting-status-label';
import { recordStatusLabel, recordStatusTone } from '@esteto/domain/company/company/company-kinds';
import {
  accreditationDocumentStatusLabel,
  accreditationDocumentStatusTone,
  accreditationStatusLabel,
  accreditationStatusTone,
} from '@esteto/domain/duty/accreditation/accreditation-life';
import { dutyShiftStatusLabel, dutyShiftStatusTone } from '@esteto/domain/duty/duty-shift/duty-shift-life';
import { groupNoticeStatusLabel, groupNoticeStatusTone } from '@esteto/domain/duty/group-notice/group-notice-life';
import { shiftRequestStatusLabel, shiftRequestStatusTone } from '@esteto/domain/duty/shift-request/shift-request-life';
import { inviteStatusLabel, inviteStatusTone } from '@esteto/domain/identity/user/invite-life';
import {
  bankFileStatusLabel,
  bankFileStatusTone,
  paymentSituationLabel,
  paymentSituationTone,
} from '@esteto/domain/money/boleto/bank-file-status';
import { boletoStatusLabel, boletoStatusTone } from '@esteto/domain/money/boleto/boleto-life';
import {
  cashBookEntryStatusLabel,
  cashBookEntryStatusTone,
  cashBookMonthStatusLabel,
  cashBookMonthStatusTone,
} from '@esteto/domain/money/cash-book/cash-book-life';
import { transactionStatusLabel, transactionStatusTone } from '@esteto/domain/money/reconciliation/transaction-status';
import { checkResultLabel, checkResultTone, closingStatusLabel, closingStatusTone } from '@esteto/domain/month/closing/closing-life';
import { monthlyObligationStatusLabel, monthlyObligationStatusTone } from '@esteto/domain/month/monthly-obligation/monthly-obligation-life';
import { rFactorDecisionLabel, rFactorDecisionTone } from '@esteto/domain/month/r-factor/r-factor-decision';
import { statementStatusLabel, statementStatusTone } from '@esteto/domain/month/statement/statement-life';
import { broadcastStatusLabel, broadcastStatusTone } from '@esteto/domain/office/broadcast/broadcast-life';
import {
  mediaVisibilityLabel,
  mediaVisibilityTone,
  playlistStatusLabel,
  playlistStatusTone,
} from '@esteto/domain/office/media/media-kinds';
import { newsStatusLabel, newsStatusTone } from '@esteto/domain/office/news/news-life';
import { npsClassificationLabel, npsClassificationTone } from '@esteto/domain/office/nps/nps-classification';
import { npsSurveyStatusLabel, npsSurveyStatusTone } from '@esteto/domain/office/nps/nps-life';
import { licensingItemStatusLabel, licensingItemStatusTone } from '@esteto/domain/opening/licensing/licensing-item-status';
import { licensingStatusLabel, licensingStatusTone } from '@esteto/domain/opening/licensing/licensing-life';
import { registrationStatusLabel, registrationStatusTone } from '@esteto/domain/opening/registration/registration-life';
import { registrationStepStatusLabel, registrationStepStatusTone } from '@esteto/domain/opening/registration/registration-step-status';
import { planPaymentStatusLabel, planPaymentStatusTone } from '@esteto/domain/opening/wizard/plan-payment-life';
import { wizardDocumentStatusLabel, wizardDocumentStatusTone } from '@esteto/domain/opening/wizard/wizard-document-life';
import { couponStatusLabel, couponStatusTone } from '@esteto/domain/plan/coupon/coupon-life';
import { subscriptionStatusLabel, subscriptionStatusTone } from '@esteto/domain/plan/plan/plan-life';
import { noticeSeverityLabel, noticeSeverityTone } from '@esteto/domain/shared/notice/notice-rule';
import type { Tone } from '@esteto/domain/shared/status/tone';
import {
  checklistItemStatusLabel,
  checklistItemStatusTone,
  incomeTaxResultLabel,
  incomeTaxResultTone,
} from '@esteto/domain/tax/income-tax/income-tax-kinds';
import {
  ecacStatusLabel,
  ecacStatusTone,
  incomeTaxStatusLabel,
  incomeTaxStatusTone,
} from '@esteto/domain/tax/income-tax/income-tax-status';
import { pendencyStatusLabel, pendencyStatusTone } from '@esteto/domain/tax/income-tax/pendency-status';
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
