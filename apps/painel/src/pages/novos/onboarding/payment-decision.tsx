import { chakra } from '@chakra-ui/react';
import { call } from '@esteto/api-client/api';
import { onboardingQueries } from '@esteto/api-client/opening/onboarding';
import { wizardOrderMutations } from '@esteto/api-client/opening/wizard-order';
import type { OnboardingDetail } from '@esteto/contract/opening/onboarding';
import { type PlanPayment, wizardOrder } from '@esteto/contract/opening/wizard-order';
import { planPaymentRefusalForm } from '@esteto/domain/opening/wizard/plan-payment-form';
import {
  planPaymentMachine,
  planPaymentStatusLabel,
  planPaymentStatusTone,
  planPaymentWayLabel,
  takesBoleto,
} from '@esteto/domain/opening/wizard/plan-payment-life';
import { formatDate, formatInstant } from '@esteto/domain/shared/date/date';
import { formatBoletoLine } from '@esteto/domain/shared/document/boleto-line';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { Facts } from '@esteto/ui/components/card/facts.tsx';
import { Money } from '@esteto/ui/components/display/money.tsx';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import { useFile } from '@esteto/ui/patterns/file/use-file.tsx';
import { useMoves } from '@esteto/ui/patterns/form/use-moves.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useMutation } from '@tanstack/react-query';
import { Barcode, Check, Eye, ReceiptText, X } from 'lucide-react';
import { useLocation } from 'react-router';
import { path } from '../../../path.ts';

type PaymentDecisionProps = { companyId: number; payment: PlanPayment; canEdit: boolean };

/** The first payment of a plan: how it stands, its proof, and what our team found out. */
export const PaymentDecision = ({ companyId, payment, canEdit }: PaymentDecisionProps) => {
  const { id, status, way, amount, plan_name, paid_on, proof, boleto, reason, decided_at } = payment;
  const { search } = useLocation();
  const { mutateAsync: decide } = useMutation(wizardOrderMutations.decide);
  const { move, question } = useMoves({
    machine: planPaymentMachine,
    by: 'staff',
    moves: ['confirm', 'refuse'],
    send: decide,
    done: (_row, action) => (action === 'confirm' ? 'Pagamento confirmado. O médico foi avisado.' : 'O médico foi avisado.'),
    question: () => ({ title: 'Não encontrei o pagamento', subtitle: `${plan_name} · o médico lê o que você escrever.` }),
    reason: planPaymentRefusalForm,
    record: () => ({
      ...onboardingQueries.detail({ id: companyId }),
      select: (company: OnboardingDetail) => company.payment ?? payment,
    }),
  });
  const legal = planPaymentMachine.legalActions(status, 'staff');
  return (
    <div>
      <Facts
        title="Pagamento do plano"
        facts={[
          {
            label: 'Situação',
            value: <StatusBadge status={{ label: planPaymentStatusLabel[status], tone: planPaymentStatusTone[status] }} />,
          },
          { label: 'Valor', value: <Money cents={amount} /> },
          { label: 'Forma', value: planPaymentWayLabel[way] },
          { label: 'Identificador no Pix', value: way === 'pix' && `ESTETO${id}` },
          { label: 'Pago em', value: paid_on && formatDate(paid_on, today()) },
          { label: 'Boleto', value: boleto && `${formatBoletoLine(boleto.line)}\nvence ${formatDate(boleto.due_on, today())}` },
          { label: 'O que foi dito', value: reason },
          { label: 'Decidido', value: decided_at && formatInstant(decided_at, today()) },
        ]}
      />
      <chakra.div display="flex" flexWrap="wrap" gap="2" mt="3">
        {proof && <Proof id={id} proof={proof} />}
        {status === 'confirmed' && <Receipt id={id} />}
        {canEdit && legal.includes('confirm') && (
          <Button variant={status === 'claimed' ? 'primary' : 'secondary'} icon={Check} onClick={() => move(payment, 'confirm')}>
            Confirmar pagamento
          </Button>
        )}
        {canEdit && legal.includes('refuse') && (
          <Button icon={X} onClick={() => move(payment, 'refuse')}>
            Não encontrei
          </Button>
        )}
        {canEdit && takesBoleto(status) && (
          <ButtonLink icon={Barcode} to={path('/painel/novos/onboarding/empresa/:companyId/boleto', { companyId }) + search}>
            {boleto ? 'Trocar o boleto' : 'Enviar boleto'}
          </ButtonLink>
        )}
      </chakra.div>
      {question}
    </div>
  );
};

const Receipt = ({ id }: { id: number }) => {
  const { busy, view, viewer } = useFile({
    label: 'Recibo',
    name: `recibo-plano-${id}.pdf`,
    mime: 'application/pdf',
    load: () => call(wizardOrder.receiptOfCompany, { id }),
  });
  return (
    <>
      <Button icon={ReceiptText} busy={busy === 'view'} onClick={view}>
        Ver recibo
      </Button>
      {viewer}
    </>
  );
};

const Proof = ({ id, proof }: { id: number; proof: NonNullable<PlanPayment['proof']> }) => {
  const { busy, view, viewer } = useFile({
    label: 'Comprovante',
    ...proof,
    load: () => call(wizardOrder.proof, { id }),
  });
  return (
    <>
      <Button icon={Eye} busy={busy === 'view'} onClick={view}>
        Ver comprovante
      </Button>
      {viewer}
    </>
  );
};
