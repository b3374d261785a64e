import { municipalParameterMutations } from '@esteto/api-client/billing/municipal-parameter';
import { addressLookups } from '@esteto/api-client/office/lookup';
import { municipalParameterForm } from '@esteto/domain/billing/municipality/municipal-parameter-form';
import { saidBy } from '@esteto/domain/billing/municipality/municipal-rule';
import { competenceOf } from '@esteto/domain/shared/date/competence';
import { UFS } from '@esteto/domain/shared/tables/uf';
import { FieldSection } from '@esteto/ui/components/field/base/field-grid.tsx';
import { useFormStore } from '@esteto/ui/components/field/binding/form-context.tsx';
import { CityField } from '@esteto/ui/components/field/brazil/place-fields.tsx';
import { SelectField } from '@esteto/ui/components/field/choice/select-field.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { today } from '@esteto/ui/system/context/today';
import { CityIssuingFields } from '../../../features/emissao/city-issuing-fields.tsx';
import { RuleFields } from './rule-fields.tsx';

export default function CreateMunicipalParametersDialog() {
  return (
    <FormDialog
      title="Novo município"
      subtitle="Vale para todas as empresas deste município."
      size="lg"
      schema={municipalParameterForm}
      initial={{
        adapter: 'national',
        environment: 'production',
        dps_series: 1,
        rule: { ...saidBy(null), source: null, valid_from: competenceOf(today()), reason: null },
      }}
      mutation={municipalParameterMutations.create}
      done="Município cadastrado."
      submitLabel="Cadastrar"
    >
      <Place />
      <FieldSection title="Como se emite">
        <CityIssuingFields />
      </FieldSection>
      <RuleFields />
    </FormDialog>
  );
}

const Place = () => {
  const store = useFormStore();
  return (
    <>
      <SelectField name="state" options={UF_OPTIONS} placeholder="UF" onChosen={() => store.setValue('ibge', null)} span={2} />
      <CityField
        name="ibge"
        label="Município"
        cities={addressLookups.cities}
        stateName="state"
        onChosen={(city) => store.setValue('city', city?.nome ?? null)}
        span={4}
      />
    </>
  );
};

const UF_OPTIONS = Object.fromEntries(UFS.map((uf) => [uf, uf]));
