import { ownAccreditationQueries } from '@esteto/api-client/duty/own-accreditation';
import { ownRequestMutations } from '@esteto/api-client/duty/own-request';
import type { AccreditationRecord } from '@esteto/contract/duty/accreditation-record';
import { type DayOffOfGroupForm, dayOffOfGroupForm } from '@esteto/domain/duty/shift-request/shift-request-form';
import { ListSelectField } from '@esteto/ui/components/field/choice/list-select-field.tsx';
import { DateField } from '@esteto/ui/components/field/date/date-field.tsx';
import { TextAreaField } from '@esteto/ui/components/field/text/text-area-field.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { useMutation } from '@tanstack/react-query';
import { useCompanyScope } from '../../../features/empresa/use-company-scope.ts';

/** Days on which the doctor is not to be planned, and whose shifts go to somebody else. */
export default function DayOffDialog() {
  const scope = useCompanyScope();
  const { mutateAsync: ask } = useMutation(ownRequestMutations.askDayOff);
  return (
    <FormDialog
      title="Pedir folga"
      subtitle="Se a coordenação aprovar, os seus plantões destes dias no grupo ficam em aberto."
      schema={dayOffOfGroupForm}
      mutation={{
        mutationFn: ({ body: { group_id, ...body }, idempotency_key }: { body: DayOffOfGroupForm; idempotency_key: string }) =>
          ask({ ...scope, id: group_id, body, idempotency_key }),
      }}
      done="Pedido de folga enviado."
      submitLabel="Pedir folga"
    >
      <ListSelectField
        name="group_id"
        list={{ ...ownAccreditationQueries.list(scope), select: approved }}
        toOption={({ group_id, group_name }) => ({ value: group_id, label: group_name })}
        failed="Não foi possível carregar os seus grupos."
      />
      <DateField name="starts_on" span={3} />
      <DateField name="ends_on" span={3} />
      <TextAreaField name="justification" />
    </FormDialog>
  );
}

const approved = (records: AccreditationRecord[]): AccreditationRecord[] => records.filter(({ status }) => status === 'approved');
