import { chakra } from '@chakra-ui/react';
import type { InvoiceDetail, InvoicePayment } from '@esteto/contract/billing/invoice-answer';
import { keptWords } from '@esteto/domain/billing/payment/settlement';
import { formatDate } from '@esteto/domain/shared/date/date';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { IconButton } from '@esteto/ui/components/button/icon-button.tsx';
import { QuietHeading } from '@esteto/ui/components/card/facts.tsx';
import { Money } from '@esteto/ui/components/display/money.tsx';
import { toast } from '@esteto/ui/components/toast/toast';
import { useConfirm } from '@esteto/ui/patterns/dialog/use-confirm.tsx';
import { today } from '@esteto/ui/system/context/today';
import { Undo2 } from 'lucide-react';

type InvoicePaymentsProps = {
  invoice: InvoiceDetail;
  /** Takes a payment back; left out for whoever may not. */
  undo?: (payment: InvoicePayment) => Promise<unknown>;
};

/** The money that came in for an invoice, payment by payment. */
export const InvoicePayments = ({ invoice: { payments }, undo }: InvoicePaymentsProps) =>
  payments.length > 0 && (
    <section aria-label="Recebimentos">
      <QuietHeading>Recebimentos</QuietHeading>
      <ul>
        {payments.map((payment) => (
          <Row key={payment.id}>
            <chakra.div flex="1" minW={0}>
              <chakra.div display="flex" justifyContent="space-between" gap="3">
                <span data-numeric>{formatDate(payment.date, today())}</span>
                <Money cents={payment.amount} />
              </chakra.div>
              <chakra.div color="fg.muted" fontSize="sm" overflowWrap="anywhere" whiteSpace="pre-line">
                {detailOf(payment)}
              </chakra.div>
            </chakra.div>
            {undo && <UndoPayment payment={payment} undo={() => undo(payment)} />}
          </Row>
        ))}
      </ul>
    </section>
  );

const UndoPayment = ({ payment, undo }: { payment: InvoicePayment; undo: () => Promise<unknown> }) => {
  const confirm = useConfirm();
  const named = `${formatMoney(payment.amount)} de ${formatDate(payment.date, today())}`;
  const ask = async () => {
    const undone = await confirm({
      title: 'Desfazer recebimento',
      message: `O recebimento de ${named} deixa de contar e o saldo da nota volta. O histórico guarda os dois.`,
      confirmLabel: 'Desfazer recebimento',
      negative: true,
      action: undo,
    });
    if (undone) toast.success('Recebimento desfeito.');
  };
  return <IconButton icon={Undo2} label={`Desfazer o recebimento de ${named}`} onClick={() => void ask()} />;
};

/** What the client kept back, what was noted, and who wrote it down. */
const detailOf = (payment: InvoicePayment): string =>
  [keptWords(payment), payment.note, payment.recorded_by_name && `por ${payment.recorded_by_name}`].filter(Boolean).join('\n');

const Row = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'start',
    gap: '2',
    py: '2',
    borderTopWidth: '1px',
    borderColor: 'border.default',
    lineHeight: 'snug',
  },
});
