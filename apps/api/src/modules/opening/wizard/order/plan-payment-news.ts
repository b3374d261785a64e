import type { PlanPayment } from '@esteto/contract/opening/wizard-order';
import { basePath } from '@esteto/domain/identity/route/base-paths';
import { formatDate } from '@esteto/domain/shared/date/date';
import { formatMoney } from '@esteto/domain/shared/money/money';
import type { News } from '../../../office/notice/notice.service.ts';

export type PaymentNews = 'confirmed' | 'refused' | 'boleto' | 'claimed';

type About = { company_id: number; company_name: string; today: string; payment: PlanPayment };

/** What became of the first payment of a plan: for the owner, or, of one that was claimed, for who of the team looks after the company. */
export const newsOfPayment = (kind: PaymentNews, { company_id, company_name, today, payment }: About): News => {
  const key = `plan-payment-${payment.id}-${kind}-${payment.version}`;
  if (kind === 'claimed')
    return {
      kind: 'wizard.claimed',
      company_id,
      to: 'analyst',
      title: 'Confira o pagamento de um plano',
      body: `${company_name} informou o pagamento de ${formatMoney(payment.amount)}.`,
      action_url: `${basePath.painel}/novos/onboarding/empresa/${company_id}/detalhes`,
      key,
    };
  return {
    kind: 'wizard.payment',
    company_id,
    to: 'owner',
    action_url: `${basePath.professional}/cadastro/pagamento`,
    key,
    ...words(kind, payment, today),
  };
};

const words = (kind: Exclude<PaymentNews, 'claimed'>, { plan_name, amount, boleto, reason }: PlanPayment, today: string) => {
  if (kind === 'confirmed')
    return {
      title: 'Pagamento confirmado',
      body: `O plano ${plan_name} começou, e o recibo está no seu cadastro. Siga com as próximas etapas.`,
    };
  if (kind === 'refused') return { title: 'Não encontramos o seu pagamento', body: reason ?? 'Confira o pagamento e informe de novo.' };
  const due = boleto ? `, vence ${formatDate(boleto.due_on, today)}` : '';
  return { title: 'O boleto do seu plano chegou', body: `${formatMoney(amount)}${due}. A linha digitável está no seu cadastro.` };
};
