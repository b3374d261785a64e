import { companyTypeLabel } from '@esteto/domain/company/company/company-kinds';
import { planTypeLabel } from '@esteto/domain/plan/plan/plan-life';
import { FieldSection } from '@esteto/ui/components/field/base/field-grid.tsx';
import { ChecklistField } from '@esteto/ui/components/field/choice/checklist-field.tsx';
import { SelectField } from '@esteto/ui/components/field/choice/select-field.tsx';
import { SwitchField } from '@esteto/ui/components/field/choice/switch-field.tsx';
import { IntegerField } from '@esteto/ui/components/field/number/integer-field.tsx';
import { MoneyField } from '@esteto/ui/components/field/number/money-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import { TokensField } from '@esteto/ui/components/field/text/tokens-field.tsx';
import type { ReactNode } from 'react';

/** What a plan is, and what is agreed on with whoever has it. `since`: from when, where it is not from today. */
export const PlanFields = ({ since }: { since?: ReactNode }) => (
  <>
    <TextField name="name" span={4} autoFocus />
    <SelectField name="type" options={planTypeLabel} span={2} />
    <ChecklistField name="company_types" options={companyTypeLabel} span={3} />
    <SwitchField name="is_active" span={3} />
    <SwitchField name="is_visible" span={3} />
    <FieldSection title="Valores">
      {since}
      <MoneyField name="value" span={3} />
      <MoneyField name="value_residents" span={3} help="Vazio: residentes pagam como todos." />
      <MoneyField name="extra_partner_value" span={3} help="Por sócio além do primeiro." />
      <MoneyField name="extra_employee_value" span={3} />
      <MoneyField name="revenue_limit_month" span={3} help="Vazio: sem limite." />
      <IntegerField name="max_payments" span={3} help="Vazio: sem fim." />
      <IntegerField name="trial_days" span={3} />
      <IntegerField name="billing_day" span={3} help="Vazio: o honorário não é lançado sozinho." />
    </FieldSection>
    <FieldSection title="O que está incluído">
      <TokensField name="services" placeholder="Contabilidade mensal" help="Enter inclui mais um." />
    </FieldSection>
  </>
);
