import { incomeTaxMutations } from '@esteto/api-client/tax/income-tax';
import { countOf } from '@esteto/domain/shared/text/text';
import { incomeTaxAssignForm, incomeTaxRemindForm, MOST_AT_ONCE } from '@esteto/domain/tax/income-tax/income-tax-form';
import { TextAreaField } from '@esteto/ui/components/field/text/text-area-field.tsx';
import { toast } from '@esteto/ui/components/toast/toast';
import type { BulkAction } from '@esteto/ui/patterns/data-table/row-action';
import { FormOver } from '@esteto/ui/patterns/form/form-over.tsx';
import { useMutation } from '@tanstack/react-query';
import { BellRing, UserRound } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { ResponsibleField } from './responsible-field.tsx';

type Asked = { what: 'assign' | 'remind'; income_tax_ids: number[] };

/** What is done to several returns at once: given to somebody, and their people reminded with one message. */
export const useManyReturns = <Row,>(
  idOf: (row: Row) => number,
): { assign: BulkAction<Row>; remind: BulkAction<Row>; question: ReactNode } => {
  const [question, setQuestion] = useState<Asked | null>(null);
  const actions = useMemo(() => {
    const ask =
      (what: Asked['what']): BulkAction<Row>['onSelect'] =>
      ({ rows, everything }) => {
        const income_tax_ids = [...new Set(rows.map(idOf))];
        if (everything || income_tax_ids.length > MOST_AT_ONCE) toast.warning(`Escolha até ${MOST_AT_ONCE} de uma página.`);
        else setQuestion({ what, income_tax_ids });
      };
    return {
      assign: { label: 'Dar a um responsável', icon: UserRound, onSelect: ask('assign') },
      remind: { label: 'Lembrar', icon: BellRing, onSelect: ask('remind') },
    };
  }, [idOf]);
  return { ...actions, question: question && <Question {...question} onClose={() => setQuestion(null)} /> };
};

const Question = ({ what, income_tax_ids, onClose }: Asked & { onClose: () => void }) => {
  const { mutateAsync: assign } = useMutation(incomeTaxMutations.assign);
  const { mutateAsync: remind } = useMutation(incomeTaxMutations.remind);
  const subtitle = countOf(income_tax_ids.length, 'declaração', 'declarações');
  const over = { onAnswer: () => undefined, onClose };
  if (what === 'assign')
    return (
      <FormOver
        {...over}
        form={{
          title: 'Dar a um responsável',
          subtitle,
          size: 'sm',
          schema: ASSIGN,
          mutation: {
            mutationFn: ({ body: { responsible_id } }: { body: { responsible_id: number | null } }) =>
              assign({ body: { income_tax_ids, responsible_id } }),
          },
          done: 'Responsável alterado.',
          submitLabel: 'Dar ao responsável',
          children: <ResponsibleField />,
        }}
      />
    );
  return (
    <FormOver
      {...over}
      form={{
        title: 'Lembrar do que falta',
        subtitle,
        size: 'sm',
        schema: REMIND,
        mutation: { mutationFn: ({ body: { text } }: { body: { text: string } }) => remind({ body: { income_tax_ids, text } }) },
        done: ({ reminded }: { reminded: number }) => `${countOf(reminded, 'pessoa lembrada', 'pessoas lembradas')}.`,
        submitLabel: 'Enviar lembrete',
        children: (
          <TextAreaField name="text" help="Vai no sino e no e-mail de quem tem pendências em aberto; os outros não recebem nada." />
        ),
      }}
    />
  );
};

const ASSIGN = incomeTaxAssignForm.omit(['income_tax_ids']);
const REMIND = incomeTaxRemindForm.omit(['income_tax_ids']);
