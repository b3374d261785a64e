import { filterOptionQueries } from '@esteto/api-client/office/filter-option';
import type { FilterOption } from '@esteto/contract/office/filter-option';
import type { FieldProps } from '@esteto/ui/components/field/binding/use-field';
import { SearchSelectField } from '@esteto/ui/components/field/choice/search-select-field.tsx';

type ResponsibleFieldProps = Pick<FieldProps, 'span'> & { selected?: { responsible_id: number | null; responsible_name: string | null } };

/** Who of the staff makes a return. */
export const ResponsibleField = ({ selected, span }: ResponsibleFieldProps) => (
  <SearchSelectField
    name="responsible_id"
    span={span}
    search={({ search }) => filterOptionQueries.analysts({ search })}
    toOption={toOption}
    selected={selected?.responsible_id ? { value: selected.responsible_id, label: selected.responsible_name ?? '' } : undefined}
    placeholder="Busque por nome"
  />
);

const toOption = ({ id, label, detail }: FilterOption) => ({ value: id, label, ...(detail && { detail }) });
