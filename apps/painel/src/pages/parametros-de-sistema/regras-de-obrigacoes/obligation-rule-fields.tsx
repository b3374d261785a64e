import { rulePreviewQuery } from '@esteto/api-client/month/obligation-rule';
import { filterOptionQueries } from '@esteto/api-client/office/filter-option';
import { addressLookups } from '@esteto/api-client/office/lookup';
import type { ObligationRuleDetail } from '@esteto/contract/month/obligation-rule';
import { obligationTypeLabel, shiftLabel } from '@esteto/domain/law/obligation/due-rule';
import {
  competenceOffsetLabel,
  obligationRulePreviewForm,
  obligationSphereLabel,
  ruleFactLabel,
  ruleFrequencyLabel,
  ruleRegimeLabel,
} from '@esteto/domain/month/obligation-rule/obligation-rule-form';
import { parse } from '@esteto/domain/shared/schema/parse';
import { UFS } from '@esteto/domain/shared/tables/uf';
import { FieldSection, FoldedSection } from '@esteto/ui/components/field/base/field-grid.tsx';
import { useFormStore } from '@esteto/ui/components/field/binding/form-context.tsx';
import { useFieldValue } from '@esteto/ui/components/field/binding/use-field-value';
import { CnaeField } from '@esteto/ui/components/field/brazil/cnae-field.tsx';
import { CityField } from '@esteto/ui/components/field/brazil/place-fields.tsx';
import { ChecklistField } from '@esteto/ui/components/field/choice/checklist-field.tsx';
import { SearchSelectField } from '@esteto/ui/components/field/choice/search-select-field.tsx';
import { SelectField } from '@esteto/ui/components/field/choice/select-field.tsx';
import { SwitchField } from '@esteto/ui/components/field/choice/switch-field.tsx';
import { MonthField } from '@esteto/ui/components/field/date/month-field.tsx';
import { IntegerField } from '@esteto/ui/components/field/number/integer-field.tsx';
import { TextAreaField } from '@esteto/ui/components/field/text/text-area-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import { RulePreview } from './rule-preview.tsx';

/** Fields of a rule: whose it is, when it falls due, and what its delivery asks for. */
export const ObligationRuleFields = ({ record }: { record?: Pick<ObligationRuleDetail, 'department_id' | 'department_name'> }) => (
  <>
    <TextField name="name" span={4} autoFocus />
    <TextField name="acronym" span={2} />
    <SelectField name="type" options={obligationTypeLabel} span={3} />
    <SelectField name="sphere" options={obligationSphereLabel} span={3} />
    <FieldSection title="De quem">
      <ChecklistField name="regimes" options={ruleRegimeLabel} span={3} />
      <ChecklistField name="facts" options={ruleFactLabel} span={3} help="Basta um deles. Nenhum: de todas." />
      <Place />
    </FieldSection>
    <FoldedSection title="Só destas atividades">
      <CnaeField name="cnaes" />
    </FoldedSection>
    <FieldSection title="Vencimento">
      <SelectField name="frequency" options={ruleFrequencyLabel} span={3} />
      <SelectField name="competence_offset" options={competenceOffsetLabel} span={3} />
      <ChosenMonths />
      <IntegerField name="legal_day" span={2} />
      <SelectField name="shift" options={shiftLabel} span={4} />
      <SwitchField name="is_business_day" span={3} />
      <IntegerField name="target_days_before" span={3} help="Vazio: a antecedência do escritório." />
      <MonthField name="valid_from" span={3} />
      <MonthField name="valid_until" span={3} />
      <Preview />
    </FieldSection>
    <FieldSection title="Na entrega">
      <SearchSelectField
        name="department_id"
        span={4}
        search={({ search }) => filterOptionQueries.departments({ search })}
        toOption={({ id, label }) => ({ value: id, label })}
        selected={record?.department_id ? { value: record.department_id, label: record.department_name ?? '' } : undefined}
        placeholder="Busque por nome"
      />
      <IntegerField name="points" span={2} />
      <SwitchField name="generates_fine" span={3} />
      <SwitchField name="requires_document" span={3} />
      <SwitchField name="notify_client" span={6} />
      <ClientMessage />
    </FieldSection>
  </>
);

const UF_OPTIONS = Object.fromEntries(UFS.map((uf) => [uf, uf]));

/** Nothing chosen is every city. */
const Place = () => {
  const store = useFormStore();
  return (
    <>
      <SelectField name="state" options={UF_OPTIONS} placeholder="Todas" onChosen={() => store.setValue('ibge', null)} span={2} />
      <CityField
        name="ibge"
        cities={addressLookups.cities}
        stateName="state"
        onChosen={(city) => store.setValue('city', city?.nome ?? null)}
        span={4}
      />
    </>
  );
};

const ChosenMonths = () => (useFieldValue('frequency') === 'chosen' ? <ChecklistField name="months" options={MONTHS} /> : null);

const NAMES = ['Jan', 'Fev', 'Mar', 'Abr', 'Mai', 'Jun', 'Jul', 'Ago', 'Set', 'Out', 'Nov', 'Dez'];
const MONTHS = NAMES.map((label, index) => ({ value: index + 1, label }));

const ClientMessage = () => (useFieldValue('notify_client') === true ? <TextAreaField name="client_message" /> : null);

/** Asked as soon as what is typed makes a rule, and again with each change of it. */
const Preview = () => {
  const judged = parse(obligationRulePreviewForm, {
    type: useFieldValue('type'),
    regimes: useFieldValue('regimes'),
    facts: useFieldValue('facts'),
    ibge: useFieldValue('ibge'),
    cnaes: useFieldValue('cnaes'),
    frequency: useFieldValue('frequency'),
    months: useFieldValue('months'),
    competence_offset: useFieldValue('competence_offset'),
    legal_day: useFieldValue('legal_day'),
    is_business_day: useFieldValue('is_business_day'),
    shift: useFieldValue('shift'),
    target_days_before: useFieldValue('target_days_before'),
    valid_from: useFieldValue('valid_from'),
    valid_until: useFieldValue('valid_until'),
  });
  return judged.ok ? <RulePreview terms={judged.value} query={rulePreviewQuery} /> : null;
};
