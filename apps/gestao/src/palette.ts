import { unitQueries } from '@esteto/api-client/unit';
import { units } from '@esteto/contract/access';
import type { UnitRow } from '@esteto/contract/unit';
import { unitTypeLabel } from '@esteto/domain/unit/unit-types';
import { records } from '@esteto/shell/palette/palette-source';
import { Hospital } from 'lucide-react';
import { path } from './path.ts';

/** The records that the search finds. */
export const palette = [
  records<UnitRow>({
    title: 'Unidades',
    icon: Hospital,
    who: units.edit,
    query: unitQueries.list,
    toEntry: ({ id, name, type }) => ({
      label: name,
      detail: unitTypeLabel[type],
      to: path('/gestao/configuracoes/unidades/:unitId/editar', { unitId: id }),
    }),
  }),
];
