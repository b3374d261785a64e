import { chakra } from '@chakra-ui/react';
import { call } from '@esteto/api-client/api';
import { type MonthlyObligationDetail, monthlyObligation } from '@esteto/contract/month/monthly-obligation';
import { deliveryKindLabel } from '@esteto/domain/month/monthly-obligation/delivery-kind';
import { formatCompetenceLong } from '@esteto/domain/shared/date/competence';
import { formatDate } from '@esteto/domain/shared/date/date';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { TaxSteps } from '@esteto/features/law/tax/tax-steps.tsx';
import { Facts, QuietHeading } from '@esteto/ui/components/card/facts.tsx';
import { FileRow } from '@esteto/ui/patterns/file/file-row.tsx';
import { today } from '@esteto/ui/system/context/today';

export const ObligationFacts = ({ obligation }: { obligation: MonthlyObligationDetail }) => {
  const { id, amount, amount_due, legal_date, target_date, delivered_on, delivery_kind, fine_estimate, files } = obligation;
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
          { label: 'Responsável', value: obligation.analyst_name },
        ]}
      />
      <Facts
        title="Entrega"
        facts={[
          { label: 'Entregue em', value: delivered_on && formatDate(delivered_on, today()) },
          { label: 'Forma', value: delivery_kind && deliveryKindLabel[delivery_kind] },
          { label: 'Protocolo ou recibo', value: obligation.protocol_number },
        ]}
      />
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
