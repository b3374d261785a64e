import { filterOptionQueries } from '@esteto/api-client/office/filter-option';
import { addressLookups } from '@esteto/api-client/office/lookup';
import type { InvoiceDetail } from '@esteto/contract/billing/invoice-answer';
import { suspensionLabel } from '@esteto/domain/billing/nfse/dps-facts';
import { specialRegimeLabel } from '@esteto/domain/company/company/company-kinds';
import { NbsCodeField, ServiceCodeField } from '@esteto/features/billing/invoice/service-code-field.tsx';
import { FieldSection, FoldedSection } from '@esteto/ui/components/field/base/field-grid.tsx';
import { IbgeCityField } from '@esteto/ui/components/field/brazil/ibge-city-field.tsx';
import { SearchSelectField } from '@esteto/ui/components/field/choice/search-select-field.tsx';
import { SelectField } from '@esteto/ui/components/field/choice/select-field.tsx';
import { DateField } from '@esteto/ui/components/field/date/date-field.tsx';
import { MonthField } from '@esteto/ui/components/field/date/month-field.tsx';
import { MoneyField } from '@esteto/ui/components/field/number/money-field.tsx';
import { TextAreaField } from '@esteto/ui/components/field/text/text-area-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import { optionOf, toOption } from './chosen-query.ts';
import { NetAmount } from './net-amount.tsx';
import { TaxFields } from './tax-fields.tsx';

/** What staff may change until the invoice is issued. */
export const InvoiceEditFields = ({ invoice }: { invoice?: InvoiceDetail }) => (
  <>
    <FieldSection title="Serviço">
      <MoneyField name="gross_amount" span={2} autoFocus />
      <MonthField name="competence" span={2} />
      <DateField name="due_date" span={2} />
      <TextAreaField name="description" />
      <ServiceCodeField name="national_tax_code" span={2} />
      <TextField name="municipal_tax_code" span={2} help="3 dígitos, se o município usa." />
      <NbsCodeField name="nbs_code" span={2} help="Em branco, o usual do serviço." />
      <IbgeCityField name="service_place_ibge" stateLabel="Estado da prestação" cities={addressLookups.cities} />
    </FieldSection>
    <FieldSection title="Descontos">
      <MoneyField name="unconditional_discount" span={2} />
      <MoneyField name="conditional_discount" span={2} />
      <MoneyField name="deduction_reduction" span={2} />
    </FieldSection>
    <TaxFields />
    <FoldedSection title="Mais dados fiscais">
      <SearchSelectField
        name="intermediary_id"
        search={({ search }) => filterOptionQueries.clients({ search, company_id: invoice?.company.id ?? null, active: true })}
        toOption={toOption}
        selected={invoice?.intermediary ? optionOf(invoice.intermediary) : undefined}
        placeholder="Nenhum. Busque entre os tomadores da empresa"
      />
      <SelectField name="special_regime" options={specialRegimeLabel} placeholder="Nenhum" span={3} />
      <TextField name="ibscbs_indicator" span={3} help="030101: onde o serviço é prestado. Em branco, a nota não informa IBS e CBS." />
      <SelectField name="suspension_type" options={suspensionLabel} placeholder="Não" span={3} />
      <TextField name="suspension_process" inputMode="numeric" span={3} />
    </FoldedSection>
    <NetAmount />
    <TextAreaField name="notes" rows={2} />
  </>
);
