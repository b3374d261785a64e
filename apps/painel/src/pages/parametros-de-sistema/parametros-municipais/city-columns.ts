import type { MunicipalParameterRow } from '@esteto/contract/billing/municipal-parameter';
import { emitterEnvironmentLabel, issuingAdapterLabel } from '@esteto/domain/billing/municipality/issuing-adapter';
import { cancelDeadlineInWords, issInWords } from '@esteto/domain/billing/municipality/municipal-rule';
import { labelCell } from '@esteto/ui/patterns/data-table/cells/code-cells.tsx';
import { columnsFor } from '@esteto/ui/patterns/data-table/columns';

export const cityColumns = columnsFor<MunicipalParameterRow>()([
  { key: 'city', header: 'Município', value: ({ city, state }) => `${city}/${state}`, sort: true },
  { key: 'iss', header: 'ISS', value: ({ rule_in_force }) => rule_in_force && issInWords(rule_in_force), lead: 'ISS' },
  { key: 'adapter', header: 'Emissão', cell: labelCell(issuingAdapterLabel) },
  { key: 'environment', header: 'Ambiente', cell: labelCell(emitterEnvironmentLabel), width: 7, hideOnPhone: true },
  {
    key: 'cancel',
    header: 'Cancelamento',
    value: ({ rule_in_force }) => rule_in_force && cancelDeadlineInWords(rule_in_force),
    width: 12,
    lead: 'cancela em',
  },
  { key: 'valid_from', header: 'Vigente desde', value: ({ rule_in_force }) => rule_in_force?.valid_from, cell: 'month', hidden: true },
  { key: 'iss_due_day', header: 'Dia do ISS', value: ({ rule_in_force }) => rule_in_force?.iss_due_day, cell: 'number', hidden: true },
  { key: 'source', header: 'Fonte', value: ({ rule_in_force }) => rule_in_force?.source, width: 16, hidden: true },
  { key: 'dps_series', header: 'Série da DPS', cell: 'number', hidden: true },
  { key: 'ibge', header: 'Código IBGE', hidden: true },
]);
