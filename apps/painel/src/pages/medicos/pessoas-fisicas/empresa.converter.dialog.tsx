import { companyRegisterMutations, companyRegisterQueries } from '@esteto/api-client/company/company-register';
import { companyLookup } from '@esteto/api-client/office/lookup';
import type { RegisterDetail } from '@esteto/contract/company/company-register';
import { taxRegimeLabel } from '@esteto/domain/company/company/company-kinds';
import { type ConversionForm, conversionForm } from '@esteto/domain/company/company/register-form';
import { useFill } from '@esteto/ui/components/field/binding/use-fill';
import { CnpjField } from '@esteto/ui/components/field/brazil/cnpj-field.tsx';
import { SelectField } from '@esteto/ui/components/field/choice/select-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import type { PartOfQuery } from '@esteto/ui/system/query/query-like';
import { useParams } from 'react-router';

/** A natural person goes on as a company; notes, takers, files and history stay with it. */
export default function ConvertPersonDialog() {
  const id = Number(useParams().companyId);
  const person: PartOfQuery<ReturnType<typeof personOf>> = { ...companyRegisterQueries.detail({ id }), select: personOf };
  return (
    <FormDialog
      title="Converter em empresa"
      subtitle={(row) => row && `${row.person} passa para a lista de empresas, com notas, tomadores e histórico. Não há volta.`}
      id={id}
      schema={conversionForm}
      startsFrom={person}
      refuse={({ type }) => (type === 'natural_person' ? null : { why: 'Este cadastro já é de uma empresa.' })}
      mutation={companyRegisterMutations.convert}
      done="Pessoa física convertida em empresa."
      submitLabel="Converter"
    >
      <Fields />
    </FormDialog>
  );
}

const SIMPLES: ConversionForm['tax_regime'] = 'simples';

/** The company's name is its own: it does not begin with the person's. */
const personOf = ({ version, type, name }: RegisterDetail) => ({ version, type, person: name, tax_regime: SIMPLES });

const Fields = () => {
  const fill = useFill();
  return (
    <>
      <CnpjField
        name="cnpj"
        help="Sem CNPJ, a empresa entra como em abertura."
        lookup={companyLookup}
        onFound={(company) => fill([{ name: company.name }])}
        noteOf={({ situation }) => `Situação na Receita: ${situation ?? 'não informada'}.`}
      />
      <TextField name="name" />
      <SelectField name="tax_regime" options={taxRegimeLabel} span={3} />
    </>
  );
};
