import { addressLookups } from '@esteto/api-client/office/lookup';
import { collegeKindLabel } from '@esteto/domain/company/college/college-form';
import { UFS } from '@esteto/domain/shared/tables/uf';
import { useFormStore } from '@esteto/ui/components/field/binding/form-context.tsx';
import { CnpjField } from '@esteto/ui/components/field/brazil/cnpj-field.tsx';
import { CityField } from '@esteto/ui/components/field/brazil/place-fields.tsx';
import { RadioField } from '@esteto/ui/components/field/choice/radio-field.tsx';
import { SelectField } from '@esteto/ui/components/field/choice/select-field.tsx';
import { IntegerField } from '@esteto/ui/components/field/number/integer-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';

/** What a college is called, where it is, and by which numbers others know it. */
export const CollegeFields = () => {
  const store = useFormStore();
  return (
    <>
      <TextField name="name" span={4} autoFocus />
      <TextField name="acronym" span={2} />
      <SelectField name="state" options={UF_OPTIONS} placeholder="UF" onChosen={() => store.setValue('ibge', null)} span={2} />
      <CityField
        name="ibge"
        cities={addressLookups.cities}
        stateName="state"
        onChosen={(city) => store.setValue('city', city?.nome ?? null)}
        span={4}
      />
      <RadioField name="kind" options={collegeKindLabel} />
      <CnpjField name="cnpj" span={3} />
      <IntegerField name="mec_code" span={3} help="O da instituição, no e-MEC." />
    </>
  );
};

const UF_OPTIONS = Object.fromEntries(UFS.map((uf) => [uf, uf]));
