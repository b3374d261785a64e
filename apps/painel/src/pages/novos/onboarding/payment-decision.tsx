import { chakra } from '@chakra-ui/react';
import { call } from '@esteto/api-client/api';
import { onboardingQueries } from '@esteto/api-client/opening/onboarding';
import { wizardOrderMutations } from '@esteto/api-client/opening/wizard-order';
import type { OnboardingDetail } from '@esteto/contract/opening/onboarding';
import { type PlanPayment, wizardOrder } from '@esteto/contract/opening/wizard-order';
import { planBoletoForm, planPaymentRefusalForm } from '@esteto/domain/opening/wizard/plan-payment-form';
import {
  planPaymentMachine,
  planPaymentStatusLabel,
  planPaymentStatusTone,
  planPaymentWayLabel,
} from '@esteto/domain/opening/wizard/plan-payment-life';
import { formatDate, formatInstant } from '@esteto/domain/shared/date/date';
import { formatBoletoLine } from '@esteto/domain/shared/document/boleto-line';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { Facts } from '@esteto/ui/components/card/facts.tsx';
import { Money } from '@esteto/ui/components/display/money.tsx';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import { BoletoLineField } from '@esteto/ui/components/field/brazil/boleto-line-field.tsx';
import { DateField } from '@esteto/ui/components/field/date/date-field.tsx';
import { useFile } from '@esteto/ui/patterns/file/use-file.tsx';
import { FormOver } from '@esteto/ui/patterns/form/form-over.tsx';
import { useMoves } from '@esteto/ui/patterns/form/use-moves.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useMutation } from '@tanstack/react-query';
import { Barcode, Check, Eye, ReceiptText, X } from 'lucide-react';
import { useState } from 'react';

type PaymentDecisionProps = { companyId: number; payment: PlanPayment; canEdit: boolean };

/** The first payment of a plan: how it stands, its proof, and what our team found out. */
export const PaymentDecision = ({ companyId, payment, canEdit }: PaymentDecisionProps) => {
  const { id, version, status, way, amount, plan_name, paid_on, proof, boleto, reason, decided_at } = payment;
  const [isSending, setSending] = useState(false);
  const { mutateAsync: decide } = useMutation(wizardOrderMutations.decide);
  const { mutateAsync: sendBoleto } = useMutation(wizardOrderMutations.sendBoleto);
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
  const isDue = status === 'open' || status === 'refused';
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
        {canEdit && isDue && (
          <Button icon={Barcode} onClick={() => setSending(true)}>
            {boleto ? 'Trocar o boleto' : 'Enviar boleto'}
          </Button>
        )}
      </chakra.div>
      {question}
      {isSending && (
        <FormOver
          form={{
            title: 'Enviar boleto',
            subtitle: 'Emita o boleto no banco pelo valor da cobrança e cole a linha. O médico é avisado.',
            schema: planBoletoForm,
            initial: boleto ?? {},
            mutation: {
              mutationFn: ({ body }: { body: { line: string; due_on: string } }) => sendBoleto({ id, body: { ...body, version } }),
            },
            done: 'Boleto enviado ao médico.',
            submitLabel: 'Enviar boleto',
            children: (
              <>
                <BoletoLineField name="line" autoFocus />
                <DateField name="due_on" span={3} />
              </>
            ),
          }}
          onAnswer={() => undefined}
          onClose={() => setSending(false)}
        />
      )}
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
