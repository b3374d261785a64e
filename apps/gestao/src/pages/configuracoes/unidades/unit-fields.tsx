import { addressLookups } from '@esteto/api-client/office/lookup';
import { unitTypeLabel } from '@esteto/domain/duty/unit/unit-types';
import { PositionFields } from '@esteto/features/duty/unit/position-fields.tsx';
import { SectorFields } from '@esteto/features/duty/unit/sector-fields.tsx';
import { AddressFields } from '@esteto/ui/components/field/brazil/address-fields.tsx';
import { CnpjField } from '@esteto/ui/components/field/brazil/cnpj-field.tsx';
import { SelectField } from '@esteto/ui/components/field/choice/select-field.tsx';
import { SwitchField } from '@esteto/ui/components/field/choice/switch-field.tsx';
import { EmailField } from '@esteto/ui/components/field/text/email-field.tsx';
import { PhoneField } from '@esteto/ui/components/field/text/phone-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';

/** The form body that create and edit share. */
export const UnitFields = () => (
  <>
    <TextField name="name" autoFocus />
    <TextField name="code" span={2} />
    <SelectField name="type" options={unitTypeLabel} span={4} />
    <TextField name="cnes" help="7 dígitos do cadastro nacional." span={3} />
    <CnpjField name="cnpj" span={3} />
    <PhoneField name="phone" span={3} />
    <EmailField name="email" span={3} />
    <AddressFields name="address" {...addressLookups} />
    <PositionFields />
    <SectorFields />
    <SwitchField name="is_active" />
  </>
);
