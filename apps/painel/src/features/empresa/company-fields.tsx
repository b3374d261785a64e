import { addressLookups } from '@esteto/api-client/office/lookup';
import { useCan } from '@esteto/auth/can/can.tsx';
import type { RegisterDetail } from '@esteto/contract/company/company-register';
import { companySections } from '@esteto/contract/record-access';
import {
  establishmentTypeLabel,
  recordStatusLabel,
  specialRegimeLabel,
  taxRegimeLabel,
} from '@esteto/domain/company/company/company-kinds';
import { FieldSection, FoldedSection, LockedFields } from '@esteto/ui/components/field/base/field-grid.tsx';
import { useFieldValue } from '@esteto/ui/components/field/binding/use-field-value';
import { AddressFields } from '@esteto/ui/components/field/brazil/address-fields.tsx';
import { CnpjField } from '@esteto/ui/components/field/brazil/cnpj-field.tsx';
import { CpfField } from '@esteto/ui/components/field/brazil/cpf-field.tsx';
import { SelectField } from '@esteto/ui/components/field/choice/select-field.tsx';
import { SwitchField } from '@esteto/ui/components/field/choice/switch-field.tsx';
import { DateField } from '@esteto/ui/components/field/date/date-field.tsx';
import { MonthField } from '@esteto/ui/components/field/date/month-field.tsx';
import { PercentField } from '@esteto/ui/components/field/number/percent-field.tsx';
import { EmailField } from '@esteto/ui/components/field/text/email-field.tsx';
import { EmailsField } from '@esteto/ui/components/field/text/emails-field.tsx';
import { TextAreaField } from '@esteto/ui/components/field/text/text-area-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import { TokensField } from '@esteto/ui/components/field/text/tokens-field.tsx';
import { AnalystField } from './analyst-field.tsx';

/** All that staff keep about a company; what few need is folded. */
export const CompanyFields = ({ record }: { record?: RegisterDetail }) => {
  const isPerson = useFieldValue('type') === 'natural_person';
  const [regime, onCash] = [useFieldValue('tax_regime'), useFieldValue('on_cash_basis')];
  const isOtherRegime = record !== undefined && (regime !== record.tax_regime || onCash !== record.on_cash_basis);
  const keeps = useCan(companySections.register.edit);
  const keepsPlace = useCan(companySections.place.edit);
  const movesStatus = useCan(companySections.status.edit);
  return (
    <>
      <TextField name="name" label={isPerson ? 'Nome' : undefined} disabled={!keeps} autoFocus />
      {!isPerson && <TextField name="fantasy_name" disabled={!keepsPlace} />}
      {isPerson ? <CpfField name="cpf" span={3} disabled={!keeps} /> : <CnpjField name="cnpj" span={3} disabled={!keeps} />}
      <AnalystField span={3} selected={record} />
      {!isPerson && (
        <DateField name="opening_date" span={3} disabled={!keeps} help="A do CNPJ. O Simples conta de outro jeito os primeiros meses." />
      )}
      <FieldSection title="Regime e tributação">
        <SelectField name="tax_regime" options={taxRegimeLabel} span={3} disabled={!keeps} />
        <PercentField name="iss_rate" span={3} disabled={!keeps} />
        <TextField name="municipal_registration" span={3} disabled={!keepsPlace} />
        <LockedFields locked={!keeps}>
          {!isPerson && <SelectField name="type_of_establishment" options={establishmentTypeLabel} span={3} />}
          <SwitchField name="on_cash_basis" span={3} />
          <SwitchField name="is_self_employed" span={3} />
          {isOtherRegime && (
            <MonthField name="regime_from" span={3} help="Os meses antes dele continuam com os tributos do regime de antes." />
          )}
        </LockedFields>
      </FieldSection>
      <LockedFields locked={!keepsPlace}>
        <AddressFields name="address" {...addressLookups} />
      </LockedFields>
      <LockedFields locked={!keeps}>
        <FoldedSection title="Contrato">
          <TextField name="contract.owner_name" span={3} />
          <CpfField name="contract.owner_cpf" span={3} />
          <EmailField name="contract.owner_email" span={3} />
          <DateField name="contract.owner_birth_date" span={3} />
          <SwitchField name="contract.is_running_job" span={3} />
          <SwitchField name="contract.request_contract_signature" span={3} />
        </FoldedSection>
        <FoldedSection title="Nota fiscal">
          {regime !== 'simples' && <SelectField name="special_regime" options={specialRegimeLabel} placeholder="Nenhum" span={3} />}
          <TextField name="aedf" span={3} />
          <TextAreaField name="nf_requirements" />
        </FoldedSection>
        <FoldedSection title="Financeiro">
          <EmailsField name="financial_emails" />
          <TokensField name="financial_phones" inputMode="text" />
          <SwitchField name="has_financial_bpo" span={3} />
          <SwitchField name="is_concierge" span={3} />
        </FoldedSection>
      </LockedFields>
      <FoldedSection title="Controle interno">
        {movesStatus && <SelectField name="company_status" options={recordStatusLabel} span={3} />}
        <TextField name="dominio_folder" span={3} disabled={!keeps} />
        <SwitchField name="enable_demo" span={3} disabled={!keeps} />
        {!isPerson && (
          <SwitchField
            name="withholds_at_source"
            help="Traz a EFD-Reinf e a DCTFWeb todo mês. Lucros que os extratos mostram contam sem isto."
          />
        )}
        <TextAreaField name="monthly_obligations_observations" />
      </FoldedSection>
    </>
  );
};
