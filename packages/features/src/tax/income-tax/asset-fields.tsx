import { incomeTaxAssetGroupLabel } from '@esteto/domain/tax/income-tax/income-tax-asset-groups';
import { DocumentField } from '@esteto/ui/components/field/brazil/document-field.tsx';
import { SelectField } from '@esteto/ui/components/field/choice/select-field.tsx';
import { MoneyField } from '@esteto/ui/components/field/number/money-field.tsx';
import { TextAreaField } from '@esteto/ui/components/field/text/text-area-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';

/** Something that a person has or owes. `follows`: it goes on with what was told of the year before, whose value is mended there. */
export const AssetFields = ({ year, follows }: { year: number; follows: boolean }) => (
  <>
    <SelectField name="group_code" options={incomeTaxAssetGroupLabel} autoFocus />
    <TextAreaField name="description" rows={2} />
    <DocumentField name="document" span={3} />
    <TextField name="registration" span={3} />
    <MoneyField
      name="value_before"
      label={`Valor em 31/12/${year - 1}`}
      span={3}
      disabled={follows}
      help={follows ? `Como foi informado em ${year - 1}.` : 'Zero para o que é novo.'}
    />
    <MoneyField name="value" label={`Valor em 31/12/${year}`} span={3} help="O que custou ou o que se deve; zero para o que não há mais." />
  </>
);
