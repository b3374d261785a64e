import { addressLookups } from '@esteto/api-client/office/lookup';
import { useCan } from '@esteto/auth/can/can.tsx';
import { companySections } from '@esteto/contract/record-access';
import { registerForm } from '@esteto/domain/company/company/register-form';
import { LockedFields } from '@esteto/ui/components/field/base/field-grid.tsx';
import { AddressFields } from '@esteto/ui/components/field/brazil/address-fields.tsx';
import { type CompanyTabProps, PartForm } from './part-form.tsx';

export default function CompanyAddressTab({ record }: CompanyTabProps) {
  const keepsPlace = useCan(companySections.place.edit);
  return (
    <PartForm record={record} schema={schema}>
      <LockedFields locked={!keepsPlace}>
        <AddressFields name="address" {...addressLookups} />
      </LockedFields>
    </PartForm>
  );
}

const schema = registerForm.pick(['address']);
