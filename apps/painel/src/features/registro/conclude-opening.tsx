import { addressLookups, companyLookup } from '@esteto/api-client/office/lookup';
import { registrationMutations, registrationQueries } from '@esteto/api-client/opening/registration';
import { taxRegimeLabel } from '@esteto/domain/company/company/company-kinds';
import { type OpenedCompanyForm, openedCompanyForm } from '@esteto/domain/opening/registration/opened-company-form';
import { addressByPath } from '@esteto/domain/shared/document/address';
import { useFill } from '@esteto/ui/components/field/binding/use-fill';
import { AddressFields } from '@esteto/ui/components/field/brazil/address-fields.tsx';
import { CnpjField } from '@esteto/ui/components/field/brazil/cnpj-field.tsx';
import { SelectField } from '@esteto/ui/components/field/choice/select-field.tsx';
import { DateField } from '@esteto/ui/components/field/date/date-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import { FormOver } from '@esteto/ui/patterns/form/form-over.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';

/** What the company became, filled by its CNPJ from the registry; it works from then on. */
export const ConcludeOpening = ({ id, onClose }: { id: number; onClose: () => void }) => {
  const { data: opening } = useQuery(registrationQueries.detail({ id }));
  const { mutateAsync: conclude } = useMutation(registrationMutations.conclude);
  if (!opening) return null;
  const { company, version } = opening;
  const { cnpj, opening_date, ...known } = company;
  return (
    <FormOver
      form={{
        title: 'Concluir a abertura',
        subtitle: `${company.name} passa a funcionar com estes dados, e o médico é avisado de que a empresa está aberta.`,
        size: 'lg',
        schema: openedCompanyForm,
        initial: { ...known, ...(cnpj && { cnpj }), ...(opening_date && { opening_date }) },
        mutation: { mutationFn: ({ body }: { body: OpenedCompanyForm }) => conclude({ id, body: { ...body, version } }) },
        done: `${company.name}: registro concluído.`,
        submitLabel: 'Concluir abertura',
        children: <Fields />,
      }}
      onAnswer={() => undefined}
      onClose={onClose}
    />
  );
};

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
