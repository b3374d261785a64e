import { licensingMutations, licensingQueries } from '@esteto/api-client/opening/licensing';
import type { LicenceRecord } from '@esteto/contract/opening/licence-record';
import type { LicensingDetail } from '@esteto/contract/opening/licensing';
import { lackingLicencePapers, licenceDocumentLabel, papersProblem } from '@esteto/domain/opening/licensing/licence-documents';
import { isTold } from '@esteto/domain/opening/licensing/licence-request-life';
import { type LicenceForm, licenceForm } from '@esteto/domain/opening/licensing/licensing-form';
import { type LicensingItemStatus, licensingItemStatusLabel } from '@esteto/domain/opening/licensing/licensing-item-status';
import { isInForce, issuerOf, licenceName, licensingKindStatuses, needsObservation } from '@esteto/domain/opening/licensing/licensing-kind';
import { useFieldValue } from '@esteto/ui/components/field/binding/use-field-value';
import { SelectField } from '@esteto/ui/components/field/choice/select-field.tsx';
import { DateField } from '@esteto/ui/components/field/date/date-field.tsx';
import { TextAreaField } from '@esteto/ui/components/field/text/text-area-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import type { PartOfQuery } from '@esteto/ui/system/query/query-like';
import { useMutation } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { detailsPath, licensingRefusal } from './licensing-paths.ts';

/** Where a licence stands from now on. */
export default function LicenceDialog() {
  const params = useParams();
  const [id, licence_id] = [Number(params.licensingId), Number(params.licenceId)];
  const { mutateAsync: set } = useMutation(licensingMutations.setLicence);
  const licence: PartOfQuery<Asked | null> = {
    ...licensingQueries.detail({ id }),
    select: (row: LicensingDetail) => askedOf(row, licence_id),
  };
  return (
    <FormDialog
      title={(one) => (one ? licenceName(one.licence) : 'Licença')}
      subtitle={(one) => one?.row.company_name}
      size="sm"
      id={id}
      schema={licenceForm}
      startsFrom={licence}
      refuse={(one) => (one ? licensingRefusal(one.row) : { why: 'Esta licença não está neste licenciamento.' })}
      mutation={{
        mutationFn: ({ body }: { body: LicenceForm & { version: number } }) => set({ id, licence_id, body: forStatus(body) }),
      }}
      done="Licença alterada."
      parent={detailsPath(id)}
    >
      {(one) => one && <LicenceFields {...one} />}
    </FormDialog>
  );
}

type Asked = NonNullable<ReturnType<typeof askedOf>>;

const askedOf = (row: LicensingDetail, licenceId: number) => {
  const licence = row.licences.find(({ id }) => id === licenceId);
  if (!licence) return null;
  const { version, status: to, observation, valid_until, number, issued_by } = licence;
  return { row, licence, version, to, observation, valid_until, number, issued_by };
};

/** What stands on an issued licence is nothing to a status in which there is none. */
const forStatus = <Form extends LicenceForm>(form: Form): Form =>
  isInForce(form.to) ? form : { ...form, valid_until: null, number: null, issued_by: null };

const LicenceFields = ({ row, licence }: Pick<Asked, 'row' | 'licence'>) => {
  const { kind } = licence;
  const chosen = useFieldValue<LicensingItemStatus>('to');
  const options = Object.fromEntries(licensingKindStatuses[kind].map((status) => [status, licensingItemStatusLabel[status]]));
  const problem = chosen && chosen !== licence.status ? papersProblem(licence, row.licences, chosen) : null;
  return (
    <>
      <SelectField name="to" options={options} help={problem ?? undefined} />
      <TextAreaField name="observation" help={chosen ? observationHelp(chosen, licence, row) : undefined} />
      {chosen && isInForce(chosen) && (
        <>
          <DateField name="valid_until" />
          <TextField name="number" />
          <TextField name="issued_by" help={`Em branco: ${issuerOf({ kind, issued_by: null }, row)}.`} />
        </>
      )}
    </>
  );
};

const observationHelp = (chosen: LicensingItemStatus, licence: LicenceRecord, row: LicensingDetail): string | undefined => {
  if (!isTold(chosen)) return needsObservation(chosen) ? 'Esta situação precisa de uma observação.' : undefined;
  const lacking = lackingLicencePapers(licence, row.licences).map((one) => licenceDocumentLabel[one]);
  const help = 'O médico recebe este texto por aviso e e-mail, e responde pelo Esteto.';
  return lacking.length > 0 ? `${help} Falta: ${lacking.join('; ')}.` : help;
};
