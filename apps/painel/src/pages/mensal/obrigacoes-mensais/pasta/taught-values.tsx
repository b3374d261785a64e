import { chakra } from '@chakra-ui/react';
import { obligationOfKey } from '@esteto/domain/law/obligation/obligation-rules';
import type { ReceiptTemplateForm } from '@esteto/domain/month/receipt/receipt-form';
import { readTaught } from '@esteto/domain/month/receipt/receipt-template';
import { receiptTextOf } from '@esteto/domain/month/receipt/receipt-text';
import { formatCompetenceLong } from '@esteto/domain/shared/date/competence';
import { formatDateNumeric } from '@esteto/domain/shared/date/date';
import { Facts } from '@esteto/ui/components/card/facts.tsx';
import { useFieldValue } from '@esteto/ui/components/field/binding/use-field-value';

/** What a template would read of the paper, as it stands in the form. */
export const TaughtValues = ({ words }: { words: string }) => {
  const rule_key = useFieldValue<ReceiptTemplateForm['rule_key']>('rule_key');
  const labels = {
    number_label: labelOf(useFieldValue('number_label')),
    competence_label: labelOf(useFieldValue('competence_label')),
    date_label: labelOf(useFieldValue('date_label')),
  };
  const isAnnual = rule_key !== null && obligationOfKey(rule_key).frequency === 'annual';
  const { number, competence, moment } = readTaught(receiptTextOf(words), labels, isAnnual);
  return (
    <chakra.div gridColumn="1 / -1" aria-live="polite">
      <Facts
        title="O que se leria deste arquivo"
        facts={[
          { label: 'Recibo', value: number?.value ?? NOTHING },
          { label: 'Competência', value: competence ? formatCompetenceLong(competence.value) : NOTHING },
          { label: 'Entregue em', value: moment ? formatDateNumeric(moment.value.day) : NOTHING },
        ]}
      />
    </chakra.div>
  );
};

const NOTHING = 'o que o Esteto achar sozinho';

const labelOf = (value: unknown): string | null => (typeof value === 'string' && value.trim().length >= FEWEST ? value : null);

/** Letters of the shortest label. */
const FEWEST = 3;
