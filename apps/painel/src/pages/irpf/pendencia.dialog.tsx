import { chakra } from '@chakra-ui/react';
import { incomeTaxPendencyMutations, incomeTaxPendencyQueries } from '@esteto/api-client/tax/income-tax-pendency';
import { addDays } from '@esteto/domain/shared/date/date';
import { type PendencyForm, pendencyForm } from '@esteto/domain/tax/income-tax/income-tax-form';
import { pendencyKindLabel } from '@esteto/domain/tax/income-tax/pendency-status';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { spanOf } from '@esteto/ui/components/field/base/field-grid.tsx';
import { useFormStore } from '@esteto/ui/components/field/binding/form-context.tsx';
import { useFill } from '@esteto/ui/components/field/binding/use-fill';
import { SelectField } from '@esteto/ui/components/field/choice/select-field.tsx';
import { DateField } from '@esteto/ui/components/field/date/date-field.tsx';
import { TextAreaField } from '@esteto/ui/components/field/text/text-area-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { path } from '../../path.ts';
import { askedQuery } from './informe-query.ts';

/** Asks the person for something, with a day: in the words of the year, of what a statement of income says otherwise, or in one's own. */
export default function CreateIncomeTaxPendencyDialog() {
  const id = Number(useParams().irpfId);
  const file_id = Number(useSearchParams()[0].get('informe')) || null;
  const { mutateAsync: create } = useMutation(incomeTaxPendencyMutations.create);
  return (
    <FormDialog
      title="Pedir algo ao médico"
      subtitle="Ele recebe o pedido no sino e no e-mail, e é lembrado 7, 3 e 1 dia antes do prazo e depois dele."
      schema={pendencyForm}
      startsFrom={file_id === null ? undefined : askedQuery(id, file_id)}
      initial={{ kind: 'document', due_on: addDays(today(), 7) }}
      ownParams={OWN_PARAMS}
      mutation={{ mutationFn: ({ body }: { body: PendencyForm }) => create({ id, body }) }}
      done="Pendência criada."
      submitLabel="Pedir ao médico"
      to={path('/painel/irpf/:irpfId/detalhes', { irpfId: id })}
    >
      {file_id === null && <Templates id={id} />}
      <SelectField name="kind" options={pendencyKindLabel} span={3} />
      <DateField name="due_on" span={3} />
      <TextField name="title" />
      <TextAreaField name="text" />
    </FormDialog>
  );
}

/** The statement of income of which it is asked. */
const OWN_PARAMS = ['informe'] as const;

/** The words that the settings of the year offer. One may try another; what one wrote oneself stays. */
const Templates = ({ id }: { id: number }) => {
  const store = useFormStore();
  const fill = useFill();
  const { data = [] } = useQuery(incomeTaxPendencyQueries.templates({ id }));
  if (data.length === 0) return null;
  return (
    <chakra.div gridColumn={spanOf()} display="flex" flexWrap="wrap" gap="2" role="group" aria-label="Modelos">
      {data.map(({ kind, title, text }) => (
        <Button
          key={title}
          size="sm"
          onClick={() => {
            store.setValue('kind', kind);
            fill([{ title }, { text }]);
          }}
        >
          {title}
        </Button>
      ))}
    </chakra.div>
  );
};
