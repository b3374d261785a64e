import { licensingMutations, licensingQueries } from '@esteto/api-client/opening/licensing';
import type { LicensingDetail } from '@esteto/contract/opening/licensing';
import { newLicenceForm } from '@esteto/domain/opening/licensing/licensing-form';
import { licensingKindLabel } from '@esteto/domain/opening/licensing/licensing-kind';
import { SelectField } from '@esteto/ui/components/field/choice/select-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import type { PartOfQuery } from '@esteto/ui/system/query/query-like';
import { useParams } from 'react-router';
import { detailsPath, licensingRefusal } from './licensing-paths.ts';

/** One more licence that a company needs. */
export default function AddLicenceDialog() {
  const id = Number(useParams().licensingId);
  const licensing: PartOfQuery<ReturnType<typeof askedOf>> = { ...licensingQueries.detail({ id }), select: askedOf };
  return (
    <FormDialog
      title="Incluir licença"
      subtitle={(row) => row?.company_name}
      size="sm"
      id={id}
      schema={NEW_LICENCE}
      startsFrom={licensing}
      refuse={licensingRefusal}
      mutation={licensingMutations.addLicence}
      done="Licença incluída."
      submitLabel="Incluir licença"
      parent={detailsPath(id)}
    >
      <SelectField name="kind" options={licensingKindLabel} />
      <TextField name="name" help="Preciso para 'Outros': como a licença se chama." />
    </FormDialog>
  );
}

const NEW_LICENCE = newLicenceForm.omit(['version']);

const askedOf = ({ version, status, company_name }: LicensingDetail) => ({ version, status, company_name });
