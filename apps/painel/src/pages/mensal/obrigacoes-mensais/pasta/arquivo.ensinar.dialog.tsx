import { chakra } from '@chakra-ui/react';
import { receiptPaperMutations, receiptPaperQueries } from '@esteto/api-client/money/receipt-paper';
import type { ReceiptPaperDetail } from '@esteto/contract/money/receipt-paper';
import { type ReceiptTemplateForm, receiptTemplateForm } from '@esteto/domain/month/receipt/receipt-form';
import { FieldGrid, spanOf } from '@esteto/ui/components/field/base/field-grid.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import type { PartOfQuery } from '@esteto/ui/system/query/query-like';
import { useRef } from 'react';
import { useParams } from 'react-router';
import { path } from '../../../../path.ts';
import { LabelField } from './label-field.tsx';
import { ProvenFields } from './proven-fields.tsx';
import { TaughtValues } from './taught-values.tsx';

/** What a paper is, and beside which of its words its values stand, said once: the next of its kind are read by it, and those that wait. */
export default function TeachReceiptDialog() {
  const id = Number(useParams().receiptPaperId);
  const start: PartOfQuery<ReturnType<typeof startOf>> = { ...receiptPaperQueries.detail({ id }), select: startOf };
  return (
    <FormDialog
      title="Ensinar o modelo"
      subtitle="Diga o que é este arquivo e marque no texto as palavras que vêm antes de cada valor. Os próximos iguais, e os que já esperam, entram sozinhos."
      size="lg"
      id={id}
      schema={receiptTemplateForm}
      startsFrom={start}
      refuse={({ paper: { words } }) => (words ? null : { why: 'Este arquivo não tem texto por que se aprenda.' })}
      mutation={receiptPaperMutations.teach}
      done="Modelo ensinado. Os arquivos que esperam estão sendo lidos de novo."
      submitLabel="Ensinar"
      parent={path('/painel/mensal/obrigacoes-mensais/pasta')}
    >
      {(begun) => begun && <Fields paper={begun.paper} />}
    </FormDialog>
  );
}

const startOf = (paper: ReceiptPaperDetail): ReceiptTemplateForm & { paper: ReceiptPaperDetail } => ({
  paper,
  name: paper.file_name.replace(/\.\w+$/, '').slice(0, 80),
  rule_key: paper.rule_key,
  rule_id: paper.rule_id,
  number_label: null,
  competence_label: null,
  date_label: null,
});

const Fields = ({ paper: { words, office_rules } }: { paper: ReceiptPaperDetail }) => {
  const text = useRef<HTMLPreElement>(null);
  return (
    <Beside gridColumn={spanOf()}>
      <Text ref={text} tabIndex={0} role="region" aria-label="Texto do arquivo">
        {words}
      </Text>
      <FieldGrid alignContent="start">
        <TextField name="name" autoFocus />
        <ProvenFields officeRules={office_rules} />
        <LabelField name="number_label" text={text} />
        <LabelField name="competence_label" text={text} />
        <LabelField name="date_label" text={text} />
        <TaughtValues words={words ?? ''} />
      </FieldGrid>
    </Beside>
  );
};

const Beside = chakra('div', {
  base: { display: 'grid', gap: '6', gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } },
});

const Text = chakra('pre', {
  base: {
    maxHeight: { base: '16rem', md: '30rem' },
    overflow: 'auto',
    p: '3',
    fontSize: 'sm',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'control',
  },
});
