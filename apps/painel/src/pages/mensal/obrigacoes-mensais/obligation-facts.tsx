import { chakra } from '@chakra-ui/react';
import { call } from '@esteto/api-client/api';
import { useCan } from '@esteto/auth/can/can.tsx';
import { boletos } from '@esteto/contract/access';
import { type MonthlyObligationDetail, monthlyObligation } from '@esteto/contract/month/monthly-obligation';
import { BOLETO_TAXES } from '@esteto/domain/money/boleto/boleto-form';
import { boletoStatusLabel, boletoStatusTone } from '@esteto/domain/money/boleto/boleto-life';
import { deliveryKindLabel } from '@esteto/domain/month/monthly-obligation/delivery-kind';
import { formatCompetenceLong } from '@esteto/domain/shared/date/competence';
import { formatDate, formatInstant } from '@esteto/domain/shared/date/date';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { TaxSteps } from '@esteto/features/law/tax/tax-steps.tsx';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { Link } from '@esteto/ui/components/button/link.tsx';
import { Facts, QuietHeading } from '@esteto/ui/components/card/facts.tsx';
import { Line, LineList } from '@esteto/ui/components/display/line-list.tsx';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import { Banner } from '@esteto/ui/components/states/banner.tsx';
import { FileRow } from '@esteto/ui/patterns/file/file-row.tsx';
import { today } from '@esteto/ui/system/context/today';
import { Barcode } from 'lucide-react';
import { path } from '../../../path.ts';

export const ObligationFacts = ({ obligation }: { obligation: MonthlyObligationDetail }) => {
  const { id, rule_key, amount, amount_due, legal_date, target_date, delivered_on, delivery_kind, fine_estimate, files } = obligation;
  return (
    <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
      <Facts
        facts={[
          { label: 'Competência', value: formatCompetenceLong(obligation.competence) },
          { label: 'Vencimento', value: legal_date ? formatDate(legal_date, today()) : 'Definido pelo município' },
          { label: 'Meta do escritório', value: target_date && formatDate(target_date, today()) },
          {
            label: amount === null ? 'Valor calculado' : 'Valor',
            value: amount_due !== null && formatMoney(amount_due),
            help: amount === null ? 'O DAS do mês, como o fechamento o calcula, até que alguém informe outro.' : undefined,
          },
          {
            label: 'Multa e juros',
            value: fine_estimate !== null && fine_estimate > 0 && formatMoney(fine_estimate),
            help: 'Pelo valor e pelos dias de atraso, com a Selic informada nos parâmetros; de uma declaração, ao menos a multa mínima.',
          },
          { label: 'Atraso', value: obligation.generates_fine && 'Gera multa, pela regra do escritório' },
          { label: 'Responsável', value: obligation.analyst_name },
        ]}
      />
      {obligation.profits_since > 0 && <Banner tone="waiting">{profitsSinceWords(obligation.profits_since)}</Banner>}
      <Facts
        title="Entrega"
        facts={[
          { label: 'Entregue em', value: delivered_on && formatDate(delivered_on, today()) },
          { label: 'Forma', value: delivery_kind && deliveryKindLabel[delivery_kind] },
          { label: 'Protocolo ou recibo', value: obligation.protocol_number },
          { label: 'Visto pelo cliente', value: obligation.seen_at && formatInstant(obligation.seen_at, today()) },
          { label: 'Paga em', value: obligation.paid_on && formatDate(obligation.paid_on, today()) },
        ]}
      />
      {BOLETO_TAXES.some((tax) => tax === rule_key) && <ObligationGuide obligation={obligation} />}
      <section>
        <QuietHeading>Por que vence neste dia</QuietHeading>
        <TaxSteps steps={obligation.steps} />
      </section>
      {files.length > 0 && (
        <section>
          <QuietHeading>Arquivos</QuietHeading>
          {files.map((file) => (
            <FileRow
              key={file.id}
              label={file.name}
              name={file.name}
              mime={file.mime}
              load={() => call(monthlyObligation.readFile, { id, document: file.id })}
            />
          ))}
        </section>
      )}
      <Facts title="Observações" facts={[{ label: '', value: obligation.observations }]} />
      <Facts title="Observações da empresa" facts={[{ label: '', value: obligation.company_observations }]} />
    </chakra.div>
  );
};

const profitsSinceWords = (count: number): string =>
  count === 1
    ? 'Uma distribuição de lucros deste mês foi registrada ou anulada depois da entrega: é preciso retificar.'
    : `${count} distribuições de lucros deste mês foram registradas ou anuladas depois da entrega: é preciso retificar.`;

/** Its boleto, with which it is delivered and paid; where there is none yet, the way to make it. */
const ObligationGuide = ({ obligation: { id, status, guide } }: { obligation: MonthlyObligationDetail }) => {
  const canMake = useCan(boletos.edit) && !ENDED.includes(status);
  if (!guide && !canMake) return null;
  return (
    <section>
      <QuietHeading>Guia</QuietHeading>
      {guide ? (
        <LineList>
          <Line
            title={<Link to={path('/painel/boletos/boleto/:boletoId/detalhes', { boletoId: guide.id })}>{formatMoney(guide.amount)}</Link>}
            note={guide.paid_on ? `Paga em ${formatDate(guide.paid_on, today())}` : `Para pagar até ${formatDate(guide.pay_by, today())}`}
          >
            <StatusBadge status={{ label: boletoStatusLabel[guide.status], tone: boletoStatusTone[guide.status] }} />
          </Line>
        </LineList>
      ) : (
        <ButtonLink icon={Barcode} to={`${path('/painel/boletos/criar')}?obrigacao=${id}`}>
          Criar a guia
        </ButtonLink>
      )}
    </section>
  );
};

/** What is over, or was paid by a guide that the product does not know. */
const ENDED: readonly MonthlyObligationDetail['status'][] = ['paid', 'waived', 'no_fact', 'not_generated'];
