import type { ProfessionalRow } from '@esteto/contract/duty/professional';
import type { Option } from '@esteto/ui/components/field/choice/combobox.tsx';

/** Somebody of the group to be chosen. */
export const professionalOption = ({ id, name, specialty }: ProfessionalRow): Option => ({
  value: id,
  label: name,
  ...(specialty && { detail: specialty }),
});
