import { holidayMutations } from '@esteto/api-client/agenda/holiday';
import { addressLookups } from '@esteto/api-client/office/lookup';
import { holidayForm, holidayScopeLabel } from '@esteto/domain/agenda/holiday/holiday-form';
import { UFS } from '@esteto/domain/shared/tables/uf';
import { useFormStore } from '@esteto/ui/components/field/binding/form-context.tsx';
import { useFieldValue } from '@esteto/ui/components/field/binding/use-field-value';
import { CityField } from '@esteto/ui/components/field/brazil/place-fields.tsx';
import { RadioField } from '@esteto/ui/components/field/choice/radio-field.tsx';
import { SelectField } from '@esteto/ui/components/field/choice/select-field.tsx';
import { DateField } from '@esteto/ui/components/field/date/date-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';

/** A holiday of a state or a city, or one of the whole country that is declared for once. */
export default function CreateHolidayDialog() {
  return (
    <FormDialog
      title="Novo feriado"
      schema={holidayForm}
      initial={START}
      mutation={holidayMutations.create}
      done="Feriado cadastrado."
      submitLabel="Cadastrar"
    >
      <DateField name="date" span={3} />
      <TextField name="name" span={3} />
      <RadioField name="scope" options={holidayScopeLabel} />
      <Place />
      <TextField name="source" help="A lei ou o decreto." />
    </FormDialog>
  );
}

const START = { scope: 'city' } as const;

const UF_OPTIONS = Object.fromEntries(UFS.map((uf) => [uf, uf]));

const Place = () => {
  const scope = useFieldValue('scope');
  const store = useFormStore();
  return (
    <>
      {scope !== 'national' && (
        <SelectField name="state" options={UF_OPTIONS} placeholder="UF" onChosen={() => store.setValue('ibge', null)} span={2} />
      )}
      {scope === 'city' && (
        <CityField
          name="ibge"
          label="Município"
          cities={addressLookups.cities}
          stateName="state"
          onChosen={(city) => store.setValue('city', city?.nome ?? null)}
          span={4}
        />
      )}
    </>
  );
};
