import { municipalParameterQueries } from '@esteto/api-client/billing/municipal-parameter';
import { HistoryDialog } from '@esteto/ui/patterns/dialog/history-dialog.tsx';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { RuleVersions } from './rule-versions.tsx';

/** What the city's law was told to say by the months in which it holds, and below it who changed what. */
export default function MunicipalParametersHistoryDialog() {
  const id = Number(useParams().cityId);
  const { data: city } = useQuery(municipalParameterQueries.detail({ id }));
  const { data: versions } = useQuery(municipalParameterQueries.rules({ id }));
  return (
    <HistoryDialog
      title={city ? `Histórico de ${city.city}/${city.state}` : 'Histórico do município'}
      query={municipalParameterQueries.history({ id })}
      above={versions && <RuleVersions versions={versions} />}
    />
  );
}
