import { certificateEndLabel } from '@esteto/domain/company/certificate/certificate-filters';
import type { FilterField } from '@esteto/ui/patterns/list-page/filter-field';

/** How staff narrow a list of certificates. */
export const certificateFilters: FilterField[] = [
  { kind: 'search', name: 'search', placeholder: 'Nome ou documento' },
  { kind: 'option', name: 'ends', label: 'Vencimento', options: certificateEndLabel },
];
