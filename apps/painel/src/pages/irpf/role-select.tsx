import { chakra } from '@chakra-ui/react';
import { INCOME_TAX_FILE_ROLES, type IncomeTaxFileRole, incomeTaxFileRoleLabel } from '@esteto/domain/tax/income-tax/income-tax-file';
import { Select } from '@esteto/ui/components/field/base/select.tsx';
import { useId } from 'react';

type RoleSelectProps = { value: IncomeTaxFileRole; onChange: (role: IncomeTaxFileRole) => void };

/** What the files that are sent next are. */
export const RoleSelect = ({ value, onChange }: RoleSelectProps) => {
  const id = useId();
  return (
    <chakra.div display="grid" gap="1" maxW="20rem">
      <chakra.label htmlFor={id} fontSize="sm" fontWeight="medium">
        O que são os próximos arquivos
      </chakra.label>
      <Select
        id={id}
        value={value}
        onChange={({ target }) => {
          const role = INCOME_TAX_FILE_ROLES.find((one) => one === target.value);
          if (role) onChange(role);
        }}
      >
        {INCOME_TAX_FILE_ROLES.map((role) => (
          <option key={role} value={role}>
            {incomeTaxFileRoleLabel[role]}
          </option>
        ))}
      </Select>
    </chakra.div>
  );
};
