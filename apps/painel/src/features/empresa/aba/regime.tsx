import { useCan } from '@esteto/auth/can/can.tsx';
import { companySections } from '@esteto/contract/record-access';
import { taxRegimeLabel } from '@esteto/domain/company/company/company-kinds';
import { registerForm } from '@esteto/domain/company/company/register-form';
import { LockedFields } from '@esteto/ui/components/field/base/field-grid.tsx';
import { useFieldValue } from '@esteto/ui/components/field/binding/use-field-value';
import { SelectField } from '@esteto/ui/components/field/choice/select-field.tsx';
import { SwitchField } from '@esteto/ui/components/field/choice/switch-field.tsx';
import { MonthField } from '@esteto/ui/components/field/date/month-field.tsx';
import { type CompanyTabProps, PartForm } from './part-form.tsx';

/** How the company is taxed, and since when. */
export default function CompanyRegimeTab({ record }: CompanyTabProps) {
  const keeps = useCan(companySections.register.edit);
  return (
    <PartForm record={record} schema={schema}>
      <LockedFields locked={!keeps}>
        <SelectField name="tax_regime" options={taxRegimeLabel} span={3} />
        <SwitchField name="on_cash_basis" span={3} />
        <SinceWhen record={record} />
        <SwitchField name="is_self_employed" span={3} />
      </LockedFields>
      {record.type !== 'natural_person' && (
        <SwitchField
          name="withholds_at_source"
          help="Traz a EFD-Reinf e a DCTFWeb todo mês. Lucros que os extratos mostram contam sem isto."
        />
      )}
    </PartForm>
  );
}

/** Asked for where the regime or its basis is another than before. */
const SinceWhen = ({ record }: CompanyTabProps) => {
  const [regime, onCash] = [useFieldValue('tax_regime'), useFieldValue('on_cash_basis')];
  if (regime === record.tax_regime && onCash === record.on_cash_basis) return null;
  return <MonthField name="regime_from" span={3} help="Os meses antes dele continuam com os tributos do regime de antes." />;
};

const schema = registerForm.pick(['tax_regime', 'on_cash_basis', 'regime_from', 'is_self_employed', 'withholds_at_source']);
