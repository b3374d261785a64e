import { chakra } from '@chakra-ui/react';
import type { InvoiceDetail } from '@esteto/contract/billing/invoice-answer';
import { DEAD_STATUSES, type InvoiceStatus, isReceivable } from '@esteto/domain/billing/invoice/invoice-status';
import { balanceOf } from '@esteto/domain/billing/payment/settlement';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { type Fact, Facts } from '@esteto/ui/components/card/facts.tsx';
import { Money } from '@esteto/ui/components/display/money.tsx';

type InvoiceFigures = Pick<
  InvoiceDetail,
  | 'status'
  | 'gross_amount'
  | 'unconditional_discount'
  | 'conditional_discount'
  | 'iss_withheld'
  | 'iss_amount'
  | 'irrf'
  | 'csrf_withheld_total'
  | 'inss_withheld'
  | 'other_withholdings'
  | 'net_amount'
  | 'received_amount'
  | 'withheld_on_payment'
>;

/** From the amount of the service to what reaches the company's account. */
export const ValuesSection = ({ invoice, netLabel }: { invoice: InvoiceFigures; netLabel: string }) => (
  <div>
    <chakra.p color="fg.muted" fontSize="sm">
      {isDead(invoice.status) ? NET : netLabel}
    </chakra.p>
    <Money cents={invoice.net_amount} size="hero" />
    <chakra.p color="fg.muted" fontSize="sm" mt="1" mb="4">
      {receivedSoFar(invoice)}
    </chakra.p>
    <Facts values="beside" facts={ledger(invoice)} />
  </div>
);

const NET = 'Valor líquido';

/** Nobody receives anything for it any more. */
const isDead = (status: InvoiceStatus): boolean => (DEAD_STATUSES as readonly InvoiceStatus[]).includes(status);

const receivedSoFar = (invoice: InvoiceFigures): string => {
  const { status, received_amount, withheld_on_payment } = invoice;
  if (received_amount + withheld_on_payment === 0) return isReceivable(status) ? 'Ainda não recebido.' : '';
  const balance = balanceOf(invoice);
  if (balance > 0) return `${formatMoney(received_amount)} recebidos, faltam ${formatMoney(balance)}.`;
  return withheld_on_payment > 0
    ? `Pago: ${formatMoney(received_amount)} recebidos, o resto retido ou descontado pelo tomador.`
    : 'Já recebido por inteiro.';
};

const ledger = (invoice: InvoiceFigures): Fact[] => [
  { label: 'Valor do serviço', value: <Money cents={invoice.gross_amount} /> },
  { label: 'Desconto incondicionado', value: deducted(invoice.unconditional_discount) },
  { label: 'Desconto condicionado', value: deducted(invoice.conditional_discount) },
  {
    label: 'ISS retido',
    value: invoice.iss_withheld !== null && invoice.iss_withheld !== 'none' && deducted(invoice.iss_amount),
    help: 'Imposto municipal sobre serviços que o tomador desconta e paga à prefeitura no lugar do prestador (LC 116/2003, art. 6º).',
  },
  {
    label: 'IRRF retido',
    value: deducted(invoice.irrf),
    help: 'Imposto de renda que o tomador desconta e recolhe em nome do prestador (RIR/2018, art. 714).',
  },
  {
    label: 'PIS, Cofins e CSLL retidos',
    value: deducted(invoice.csrf_withheld_total),
    help: 'Contribuições de 4,65 % que o tomador desconta no pagamento (Lei 10.833/2003, arts. 30 e 31).',
  },
  {
    label: 'INSS retido',
    value: deducted(invoice.inss_withheld),
    help: 'Contribuição à previdência que o tomador desconta e recolhe (Lei 8.212/1991, art. 31).',
  },
  { label: 'Outras retenções', value: deducted(invoice.other_withholdings) },
  { label: NET, value: <Money cents={invoice.net_amount} /> },
];

const deducted = (cents: number | null) => (cents ? <Money cents={-cents} /> : null);
