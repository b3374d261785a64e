import { chakra } from '@chakra-ui/react';
import { termsOfServiceQueries } from '@esteto/api-client/identity/terms-of-service';
import { termsStatusLabel, termsStatusTone } from '@esteto/domain/identity/terms-of-service/terms-of-service-life';
import { formatInstantFull } from '@esteto/domain/shared/date/date';
import { Disclosure } from '@esteto/ui/components/card/disclosure.tsx';
import { Facts } from '@esteto/ui/components/card/facts.tsx';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import { TextDifferences } from '@esteto/ui/components/display/text-differences.tsx';
import { RecordDialog } from '@esteto/ui/patterns/form/record-dialog.tsx';
import { useParams } from 'react-router';

/** A version as whoever accepts it reads it, and what is different from the one before. */
export default function TermsDetailsDialog() {
  const id = Number(useParams().termsId);
  return (
    <RecordDialog
      noun="Versão dos termos"
      size="lg"
      query={termsOfServiceQueries.detail({ id })}
      title={() => 'Versão dos termos'}
      subtitle={({ status }) => <StatusBadge status={{ label: termsStatusLabel[status], tone: termsStatusTone[status] }} />}
    >
      {({ text, former_text, what_changed, published_at, accepted_count, bound_count }) => (
        <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
          <Facts
            facts={[
              { label: 'Vale desde', value: published_at && formatInstantFull(published_at) },
              { label: 'Aceites', value: `${accepted_count.toLocaleString('pt-BR')} de ${bound_count.toLocaleString('pt-BR')}` },
              { label: 'O que muda', value: what_changed },
            ]}
          />
          {former_text && (
            <Disclosure label="Ver as diferenças para a versão anterior">
              <TextDifferences before={former_text} after={text} />
            </Disclosure>
          )}
          <chakra.div whiteSpace="pre-line">{text}</chakra.div>
        </chakra.div>
      )}
    </RecordDialog>
  );
}
