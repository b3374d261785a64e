import { companyRegisterMutations } from '@esteto/api-client/company/company-register';
import { companyLookup } from '@esteto/api-client/office/lookup';
import type { RegisterRow } from '@esteto/contract/company/company-register';
import { taxRegimeLabel } from '@esteto/domain/company/company/company-kinds';
import { type ConversionForm, conversionForm } from '@esteto/domain/company/company/register-form';
import { useFill } from '@esteto/ui/components/field/binding/use-fill';
import { CnpjField } from '@esteto/ui/components/field/brazil/cnpj-field.tsx';
import { SelectField } from '@esteto/ui/components/field/choice/select-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import { FormOver } from '@esteto/ui/patterns/form/form-over.tsx';
import { useMutation } from '@tanstack/react-query';

/** A natural person goes on as a company; notes, takers, files and history stay with it. */
export const ConvertPerson = ({ row, onClose }: { row: RegisterRow; onClose: () => void }) => {
  const { id, version, name } = row;
  const { mutateAsync: convert } = useMutation(companyRegisterMutations.convert);
  return (
    <FormOver
      form={{
        title: 'Converter em empresa',
        subtitle: `${name} passa para a lista de empresas, com notas, tomadores e histórico. Não há volta.`,
        schema: conversionForm,
        initial: { tax_regime: 'simples' },
        mutation: { mutationFn: ({ body }: { body: ConversionForm }) => convert({ id, body: { ...body, version } }) },
        done: 'Pessoa física convertida em empresa.',
        submitLabel: 'Converter',
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
