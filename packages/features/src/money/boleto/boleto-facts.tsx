import { chakra } from '@chakra-ui/react';
import type { OwnBoletoDetail } from '@esteto/contract/money/boleto';
import { boletoKindLabel, isOpenBoleto } from '@esteto/domain/money/boleto/boleto-life';
import type { PriceLine } from '@esteto/domain/plan/plan/price-composition';
import { formatCompetenceLong } from '@esteto/domain/shared/date/competence';
import { formatDate } from '@esteto/domain/shared/date/date';
import { formatBoletoLine } from '@esteto/domain/shared/document/boleto-line';
import { formatMoney, sumCents } from '@esteto/domain/shared/money/money';
import { CopyButton } from '@esteto/ui/components/button/copy-button.tsx';
import { Link } from '@esteto/ui/components/button/link.tsx';
import { Facts } from '@esteto/ui/components/card/facts.tsx';
import { Banner } from '@esteto/ui/components/states/banner.tsx';
import { today } from '@esteto/ui/system/context/today';
import type { ReactNode } from 'react';
import { PriceFacts } from '../../plan/plan/price-lines.tsx';
import { type BoletoReader, waitingWords } from './waiting-words.ts';

type BoletoFactsProps = {
  boleto: OwnBoletoDetail;
  reader: BoletoReader;
  /** Where another boleto is looked at. */
  hrefOf: (id: number) => string;
  children?: ReactNode;
};

/** What a boleto says, and with what it is paid: the line, the Pix. */
export const BoletoFacts = ({ boleto, reader, hrefOf, children }: BoletoFactsProps) => {
  const { digitable_line, pix_code, pix_qr, paid_on, paid_amount, competence, replaces, replaced_by, price_lines } = boleto;
  const isOpen = isOpenBoleto(boleto.status);
  const words = waitingWords(boleto, reader);
  const other = (one: typeof replaces) => one && <Link to={hrefOf(one.id)}>{one.description}</Link>;
  return (
    <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
      {words && <chakra.p fontWeight="medium">{words}</chakra.p>}
      {boleto.awaits_guide && <Banner tone="waiting">{AWAITED[reader]}</Banner>}
      <Facts
        facts={[
          { label: 'Vencimento', value: formatDate(boleto.pay_by, today()) },
          { label: 'Data no documento', value: boleto.due_date !== boleto.pay_by && formatDate(boleto.due_date, today()) },
          { label: 'Valor', value: formatMoney(boleto.amount) },
          {
            label: 'Desconto',
            value:
              boleto.discount_amount !== null &&
              boleto.discount_until !== null &&
              `${formatMoney(boleto.discount_amount)} até ${formatDate(boleto.discount_until, today())}`,
          },
          { label: 'Tipo', value: boletoKindLabel[boleto.kind] },
          { label: 'Competência', value: competence && formatCompetenceLong(competence) },
          { label: 'Pago em', value: paid_on && formatDate(paid_on, today()) },
          {
            label: 'Valor pago',
            value: paid_amount !== null && `${formatMoney(paid_amount)}${!isOpen && boleto.discount > 0 ? ', com o desconto' : ''}`,
          },
          { label: 'Motivo do cancelamento', value: boleto.cancel_reason },
          { label: 'Substituído por', value: other(replaced_by) },
          { label: 'No lugar de', value: other(replaces) },
        ]}
      />
      {price_lines && <ChargedPrice lines={price_lines} amount={boleto.amount} />}
      {digitable_line && (
        <Paid title="Linha digitável" text={formatBoletoLine(digitable_line)}>
          <CopyButton text={digitable_line} label="Copiar linha" />
        </Paid>
      )}
      {pix_code && (
        <Paid title="Pix copia e cola" text={pix_code}>
          <CopyButton text={pix_code} label="Copiar código Pix" />
        </Paid>
      )}
      {pix_qr && <QrCode src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(pix_qr)}`} alt="Código QR do Pix" />}
      {children}
    </chakra.div>
  );
};

/** How the fee of a month was made up; staff may have charged another amount since. */
const ChargedPrice = ({ lines, amount }: { lines: readonly PriceLine[]; amount: number }) => {
  const total = sumCents(lines.map((line) => line.amount));
  return (
    <div>
      <PriceFacts title="Como se chega ao honorário" lines={lines} total={total} />
      {total !== amount && (
        <chakra.p mt="2" color="fg.muted" fontSize="sm">
          A equipe alterou o valor deste boleto para {formatMoney(amount)}.
        </chakra.p>
      )}
    </div>
  );
};

/** A repetition made it, and the bank's line of the month is not there yet. */
const AWAITED: Record<BoletoReader, string> = {
  client: 'Aguardando a guia: a equipe ainda vai incluir a linha para pagar, e você recebe um aviso.',
  staff: 'Aguardando a guia: edite o boleto e inclua a linha digitável ou o Pix deste mês.',
};

const Paid = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <chakra.div display="grid" gap="2" justifyItems="start" gridTemplateColumns="minmax(0, 1fr)">
    <Facts facts={[{ label: title, value: <Code data-numeric>{text}</Code> }]} />
    {children}
  </chakra.div>
);

/** A code to copy has no blank to break at. */
const Code = chakra('span', { base: { overflowWrap: 'anywhere' } });

const QrCode = chakra('img', { base: { boxSize: '40', p: '2', bg: 'white', borderRadius: 'control' } });
