import { chakra } from '@chakra-ui/react';
import { incomeTaxQueries } from '@esteto/api-client/tax/income-tax';
import { incomeTaxItemMachine } from '@esteto/domain/tax/income-tax/income-tax-item-life';
import { Select } from '@esteto/ui/components/field/base/select.tsx';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';

type ItemSelectProps = { returnId: number; value: number | null; onChange: (item_id: number | null) => void };

/** For which document of the list the files are that are sent next, in the place of the doctor; nothing where the list waits for none. */
export const ItemSelect = ({ returnId, value, onChange }: ItemSelectProps) => {
  const id = useId();
  const { data } = useQuery(incomeTaxQueries.detail({ id: returnId }));
  const items = data?.items.filter(({ status }) => incomeTaxItemMachine.legalActions(status, 'staff').includes('send')) ?? [];
  if (items.length === 0) return null;
  return (
    <chakra.div display="grid" gap="1" maxW="20rem">
      <chakra.label htmlFor={id} fontSize="sm" fontWeight="medium">
        Para qual documento pedido
      </chakra.label>
      <Select id={id} value={value ?? ''} onChange={({ target }) => onChange(Number(target.value) || null)}>
        <option value="">Nenhum</option>
        {items.map((item) => (
          <option key={item.id} value={item.id}>
            {item.title}
          </option>
        ))}
      </Select>
    </chakra.div>
  );
};
