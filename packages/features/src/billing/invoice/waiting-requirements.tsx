import { chakra } from '@chakra-ui/react';
import type { InvoiceDetail } from '@esteto/contract/billing/invoice-answer';
import { waitsForAnswer } from '@esteto/domain/billing/invoice/requirement-life';
import { QuietHeading } from '@esteto/ui/components/card/facts.tsx';
import { type Answering, RequirementAnswer } from './requirement-answer.tsx';

type WaitingRequirementsProps = { invoice: InvoiceDetail; answering: Answering; load: (file: string) => Promise<Blob> };

/** What waits for the doctor, on top of the invoice, each with the form that answers it. */
export const WaitingRequirements = ({ invoice, answering, load }: WaitingRequirementsProps) => (
  <Stack aria-label="Precisamos de você">
    <QuietHeading mb="0">Precisamos de você para emitir esta nota</QuietHeading>
    {invoice.requirements
      .filter(({ status }) => waitsForAnswer(status))
      .map((requirement) => (
        // An answer that was sent back is another form: its key and its words begin anew.
        <RequirementAnswer
          key={`${requirement.id}-${requirement.version}`}
          invoice={invoice}
          requirement={requirement}
          answering={answering}
          load={load}
        />
      ))}
  </Stack>
);

const Stack = chakra('section', { base: { display: 'grid', gap: '3', gridTemplateColumns: 'minmax(0, 1fr)', mb: '6' } });
