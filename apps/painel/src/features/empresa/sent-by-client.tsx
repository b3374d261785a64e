import { call } from '@esteto/api-client/api';
import { sentDocumentQueries } from '@esteto/api-client/office/sent-document';
import { type SentDocumentRow, sentDocument } from '@esteto/contract/office/sent-document';
import { incomeTaxTypeLabel } from '@esteto/domain/office/sent-document/sent-document-kind';
import { formatCompetence } from '@esteto/domain/shared/date/competence';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { QuietHeading } from '@esteto/ui/components/card/facts.tsx';
import { FileRow } from '@esteto/ui/patterns/file/file-row.tsx';
import { useQuery } from '@tanstack/react-query';

/** What the people of a company sent of their own: INSS, income tax. */
export const SentByClient = ({ id }: { id: number }) => {
  const { data } = useQuery(sentDocumentQueries.ofCompany({ id }));
  if (!data || data.length === 0) return null;
  return (
    <section aria-label="Enviados pelo cliente">
      <QuietHeading>Enviados pelo cliente</QuietHeading>
      {data.map((row) => (
        <FileRow
          key={row.id}
          label={row.name}
          name={row.name}
          mime={row.mime}
          detail={inWords(row)}
          load={() => call(sentDocument.readOfCompany, { id, document_id: row.id })}
        />
      ))}
    </section>
  );
};

const inWords = ({ kind, competence, year, type, payer, amount }: SentDocumentRow): string =>
  [
    kind === 'inss' ? 'INSS' : 'Imposto de renda',
    competence && formatCompetence(competence),
    year,
    type && incomeTaxTypeLabel[type],
    payer,
    amount !== null && formatMoney(amount),
  ]
    .filter(Boolean)
    .join(' · ');
