import { chakra } from '@chakra-ui/react';
import { wizardOrderMutations, wizardOrderQueries } from '@esteto/api-client/opening/wizard-order';
import type { OwnPayment } from '@esteto/contract/opening/wizard-order';
import {
  planPaymentMachine,
  planPaymentStatusLabel,
  planPaymentStatusTone,
  planPaymentWayLabel,
} from '@esteto/domain/opening/wizard/plan-payment-life';
import { formatDate } from '@esteto/domain/shared/date/date';
import { formatBoletoLine } from '@esteto/domain/shared/document/boleto-line';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { CopyButton } from '@esteto/ui/components/button/copy-button.tsx';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { Facts, QuietHeading } from '@esteto/ui/components/card/facts.tsx';
import { Money } from '@esteto/ui/components/display/money.tsx';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import { Banner } from '@esteto/ui/components/states/banner.tsx';
import { EmptyState } from '@esteto/ui/components/states/empty-state.tsx';
import { useTellFailure } from '@esteto/ui/components/toast/use-tell-failure';
import { QueryCard } from '@esteto/ui/patterns/query/query-card.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useMutation } from '@tanstack/react-query';
import { ReceiptText } from 'lucide-react';
import { Outlet } from 'react-router';
import { Receipt } from '../../../features/cadastro/receipt.tsx';
import { WizardPage } from '../../../features/cadastro/wizard-page.tsx';
import { useCompanyScope } from '../../../features/empresa/use-company-scope.ts';
import { path } from '../../../path.ts';

/** While our team looks for the money: often enough that nobody has to reload. */
const LOOKS_EVERY_MS = 30_000;

type Payment = NonNullable<OwnPayment['payment']>;

export default function PaymentPage() {
  return (
    <>
      <WizardPage step="payment">{() => <Paying />}</WizardPage>
      <Outlet />
    </>
  );
}

const Paying = () => (
  <QueryCard query={{ ...wizardOrderQueries.payment(useCompanyScope()), refetchInterval: LOOKS_EVERY_MS }}>
    {({ payment }) => (payment ? <Charge payment={payment} /> : <NoCharge />)}
  </QueryCard>
);

const NoCharge = () => (
  <Card>
    <EmptyState
      icon={ReceiptText}
      title="Ainda não há uma cobrança."
      action={<ButtonLink to={path('/app/cadastro/conferir-plano')}>Conferir o plano</ButtonLink>}
    >
      Ela é criada quando você confirma o plano.
    </EmptyState>
  </Card>
);

const Charge = ({ payment }: { payment: Payment }) => {
  const mayClaim = planPaymentMachine.legalActions(payment.status, 'owner').includes('claim');
  return (
    <Card title={`Plano ${payment.plan_name}`}>
      <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
        <Facts
          facts={[
            { label: 'Valor', value: <Money cents={payment.amount} /> },
            { label: 'Forma', value: planPaymentWayLabel[payment.way] },
            {
              label: 'Situação',
              value: (
                <StatusBadge status={{ label: planPaymentStatusLabel[payment.status], tone: planPaymentStatusTone[payment.status] }} />
              ),
            },
            ...(payment.paid_on ? [{ label: 'Pago em', value: formatDate(payment.paid_on, today()) }] : []),
          ]}
        />
        {payment.status === 'refused' && <Banner tone="attention">{payment.reason ?? 'O pagamento não foi encontrado.'}</Banner>}
        {payment.status === 'claimed' && (
          <Banner tone="running">
            Recebemos o seu comprovante e estamos conferindo. Avisamos por e-mail; esta página também se atualiza.
          </Banner>
        )}
        {payment.status === 'confirmed' && <Receipt id={payment.id} />}
        {mayClaim && (
          <>
            <Ways payment={payment} />
            <chakra.div display="flex" flexWrap="wrap" gap="3">
              <ButtonLink variant="primary" to={path('/app/cadastro/pagamento/:paymentId/informar', { paymentId: payment.id })}>
                Já paguei
              </ButtonLink>
              <ButtonLink variant="ghost" to={path('/app/cadastro/plano')}>
                Trocar de plano
              </ButtonLink>
            </chakra.div>
          </>
        )}
      </chakra.div>
    </Card>
  );
};

/** What is paid with: the Pix of this charge, or the boleto that our team makes on request. */
const Ways = ({ payment: { id, version, way, pix, boleto } }: { payment: Payment }) => {
  const scope = useCompanyScope();
  const tellFailure = useTellFailure();
  const { mutateAsync: askBoleto, isPending } = useMutation(wizardOrderMutations.askBoleto);
  return (
    <>
      {boleto && (
        <chakra.section aria-label="Boleto" display="grid" gap="3" justifyItems="start">
          <QuietHeading>Boleto</QuietHeading>
          <p>Vence {formatDate(boleto.due_on, today())}.</p>
          <chakra.code fontFamily="mono" overflowWrap="anywhere">
            {formatBoletoLine(boleto.line)}
          </chakra.code>
          <CopyButton text={boleto.line} label="Copiar a linha digitável" />
        </chakra.section>
      )}
      {pix && (
        <chakra.section aria-label="Pix" display="flex" flexWrap="wrap" gap="4" alignItems="center">
          <QrCode src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(pix.qr_code)}`} alt="Código QR do Pix desta cobrança" />
          <chakra.div flex="1 1 14rem" display="grid" gap="3" justifyItems="start">
            {boleto && <QuietHeading>Ou por Pix</QuietHeading>}
            <p>Aponte a câmera do aplicativo do seu banco, ou copie o código e cole em “Pix copia e cola”.</p>
            <CopyButton text={pix.code} label="Copiar código Pix" />
          </chakra.div>
        </chakra.section>
      )}
      {way === 'boleto' && !boleto && (
        <Banner tone="running">
          A equipe está emitindo o seu boleto. Ele aparece aqui, e avisamos por e-mail{pix ? '; se preferir, pague por Pix agora' : ''}.
        </Banner>
      )}
      {way === 'pix' && (
        <Button
          variant="ghost"
          justifySelf="start"
          busy={isPending}
          onClick={() => void askBoleto({ ...scope, id, body: { version } }).catch(tellFailure)}
        >
          Prefiro pagar por boleto
        </Button>
      )}
    </>
  );
};

/** On white in both themes: cameras want dark on light. */
const QrCode = chakra('img', { base: { boxSize: '48', p: '3', bg: 'white', borderRadius: 'control' } });
