import { addressLookups, companyLookup } from '@esteto/api-client/office/lookup';
import { registrationMutations, registrationQueries } from '@esteto/api-client/opening/registration';
import type { RegistrationDetail } from '@esteto/contract/opening/registration';
import { taxRegimeLabel } from '@esteto/domain/company/company/company-kinds';
import { openedCompanyForm } from '@esteto/domain/opening/registration/opened-company-form';
import { registrationMachine } from '@esteto/domain/opening/registration/registration-life';
import { addressByPath } from '@esteto/domain/shared/document/address';
import { useFill } from '@esteto/ui/components/field/binding/use-fill';
import { AddressFields } from '@esteto/ui/components/field/brazil/address-fields.tsx';
import { CnpjField } from '@esteto/ui/components/field/brazil/cnpj-field.tsx';
import { SelectField } from '@esteto/ui/components/field/choice/select-field.tsx';
import { DateField } from '@esteto/ui/components/field/date/date-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import type { PartOfQuery } from '@esteto/ui/system/query/query-like';
import { useParams } from 'react-router';
import { path } from '../../../path.ts';

/** What the company became, filled by its CNPJ from the registry; it works from then on. */
export default function ConcludeOpeningDialog() {
  const id = Number(useParams().registrationId);
  const opened: PartOfQuery<ReturnType<typeof openedOf>> = { ...registrationQueries.detail({ id }), select: openedOf };
  return (
    <FormDialog
      title="Concluir a abertura"
      subtitle={(company) =>
        company && `${company.name} passa a funcionar com estes dados, e o médico é avisado de que a empresa está aberta.`
      }
      size="lg"
      id={id}
      schema={openedCompanyForm}
      startsFrom={opened}
      refuse={({ status }) => {
        const ending = registrationMachine.transition(status, 'conclude', { by: 'staff' });
        return ending.ok ? null : { why: ending.message };
      }}
      mutation={registrationMutations.conclude}
      done={(_answer, company) => `${company?.name}: registro concluído.`}
      submitLabel="Concluir abertura"
      parent={path('/painel/registro/abertura/registro/:registrationId/detalhes', { registrationId: id })}
    >
      <Fields />
    </FormDialog>
  );
}

/** The company as it is known by now. */
const openedOf = ({ version, status, company: { cnpj, opening_date, ...company } }: RegistrationDetail) => ({
  ...company,
  ...(cnpj && { cnpj }),
  ...(opening_date && { opening_date }),
  version,
  status,
});

const Fields = () => {
  const fill = useFill();
  return (
    <>
      <CnpjField
        name="cnpj"
        autoFocus
        lookup={companyLookup}
        onFound={({ name, opening_date, address }) => fill([{ name }, { opening_date }, addressByPath(address)])}
        noteOf={({ situation }) => `Situação na Receita: ${situation ?? 'não informada'}.`}
      />
      <TextField name="name" />
      <DateField name="opening_date" span={3} />
      <SelectField name="tax_regime" options={taxRegimeLabel} span={3} />
      <AddressFields name="address" {...addressLookups} />
    </>
  );
};
