import { chakra } from '@chakra-ui/react';
import { useIdentity } from '@esteto/auth/principal/identity-provider.tsx';
import type { OwnReturn } from '@esteto/contract/tax/income-tax-record';
import { formatDateNumeric } from '@esteto/domain/shared/date/date';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { countOf } from '@esteto/domain/shared/text/text';
import { isBeingMade } from '@esteto/domain/tax/income-tax/income-tax-life';
import { type IncomeTaxPayment, incomeTaxPayment } from '@esteto/domain/tax/income-tax/income-tax-payment';
import { pendencyLeft } from '@esteto/domain/tax/income-tax/pendency-reminder';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { Facts } from '@esteto/ui/components/card/facts.tsx';
import { Banner } from '@esteto/ui/components/states/banner.tsx';
import { today } from '@esteto/ui/system/context/today';
import { Barcode } from 'lucide-react';
import { ReturnBadge } from '../../../features/irpf/return-badge.tsx';
import { returnName } from '../../../features/irpf/return-name.ts';
import { path } from '../../../path.ts';
import { lackingItems } from './owed.ts';

/** Where a return stands, until when it has to be delivered, who makes it and what it costs. */
export const StandingCard = ({ row }: { row: OwnReturn }) => {
  const payment = incomeTaxPayment(row);
  return (
    <Card title={returnName(row)} action={<ReturnBadge row={row} />}>
      <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
        <p>{standingWords({ ...row, lacking: lackingItems(row).length })}</p>
        {payment === 'waiting' && row.status !== 'cancelled' && <Unpaid row={row} />}
        <Facts
          facts={[
            { label: 'Prazo de entrega', value: deadlineWords(row) },
            { label: 'Responsável na equipe', value: row.responsible_name },
            { label: 'Preço', value: priceWords(row) },
          ]}
        />
      </chakra.div>
    </Card>
  );
};

const deadlineWords = ({ status, deadline }: OwnReturn): string =>
  isBeingMade(status) ? `${formatDateNumeric(deadline)} (${pendencyLeft(deadline, today())})` : formatDateNumeric(deadline);

const priceWords = (row: OwnReturn): string => {
  const payment = incomeTaxPayment(row);
  return payment === 'covered' ? PAYMENT.covered : `${formatMoney(row.price)} (${PAYMENT[payment]})`;
};

const PAYMENT: Record<IncomeTaxPayment, string> = {
  covered: 'Sem custo para você',
  paid: 'pago',
  waiting: 'a pagar',
  unbilled: 'nenhum boleto emitido',
};

/** The boleto is of one of the person's companies, and opens where that company is on the screen. */
const Unpaid = ({ row: { boleto_id, boleto_company_id, price } }: { row: OwnReturn }) => {
  const { company, companies } = useIdentity();
  if (boleto_id === null) return null;
  const payer = companies.find(({ id }) => id === boleto_company_id);
  const isHere = company?.id === boleto_company_id;
  return (
    <Banner
      tone="waiting"
      action={
        isHere && (
          <ButtonLink icon={Barcode} to={path('/app/boleto/:boletoId', { boletoId: boleto_id })}>
            Ver boleto
          </ButtonLink>
        )
      }
    >
      {isHere || !payer
        ? `Falta pagar o boleto de ${formatMoney(price)}.`
        : `Falta pagar o boleto de ${formatMoney(price)}, em nome de ${payer.name}. Escolha essa empresa no alto da tela e abra Boletos.`}
    </Banner>
  );
};

type Standing = Pick<OwnReturn, 'status' | 'approved_at' | 'audit_note' | 'price'> & { lacking: number };

/** What is happening with a return now, and who it waits for. `lacking`: documents that its person has still to send. */
const standingWords = ({ status, approved_at, audit_note, price, lacking }: Standing): string => {
  switch (status) {
    case 'not_started':
      return 'A declaração está aberta. Quando a equipe pedir os documentos, você recebe um aviso; o que já tiver, pode enviar agora.';
    case 'quote':
      return `A declaração custa ${formatMoney(price)} e começa depois do pagamento.`;
    case 'awaiting_documents':
      return lacking > 0
        ? `A equipe espera por ${countOf(lacking, 'documento seu', 'documentos seus')} para preencher a declaração.`
        : 'Você já enviou todos os documentos. Agora a equipe confere e preenche a declaração.';
    case 'filling':
      return 'A equipe está preenchendo a declaração.';
    case 'in_review':
      return 'A declaração está preenchida, e a equipe confere antes de pedir a sua aprovação.';
    case 'awaiting_approval':
      return approved_at === null
        ? 'A declaração está pronta e só é transmitida com a sua aprovação.'
        : 'Você aprovou a declaração. Agora a equipe transmite à Receita Federal.';
    case 'transmitted':
      return 'A declaração foi entregue à Receita Federal, que ainda vai processá-la.';
    case 'processed':
      return 'A Receita Federal processou a declaração.';
    case 'audited':
      return `A Receita Federal reteve a declaração em malha fina${audit_note ? `: ${audit_note}` : '.'}`;
    case 'amended':
      return 'Uma declaração retificadora tomou o lugar desta.';
    case 'finished':
      return 'Está tudo feito nesta declaração.';
    case 'cancelled':
      return 'Esta declaração foi cancelada e não será transmitida.';
  }
};
