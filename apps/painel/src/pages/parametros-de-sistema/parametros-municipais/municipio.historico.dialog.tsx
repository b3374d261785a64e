import { Box } from '@chakra-ui/react';
import { municipalParameterQueries } from '@esteto/api-client/billing/municipal-parameter';
import type { MunicipalRuleVersion } from '@esteto/contract/billing/municipal-parameter';
import { cancelDeadlineInWords, issInWords } from '@esteto/domain/billing/municipality/municipal-rule';
import { QuietHeading } from '@esteto/ui/components/card/facts.tsx';
import { HistoryDialog } from '@esteto/ui/patterns/dialog/history-dialog.tsx';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { VersionList } from '../../../features/vigencia/version-list.tsx';

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

/** The versions of a city's rule. */
const RuleVersions = ({ versions }: { versions: readonly MunicipalRuleVersion[] }) => (
  <Box as="section" mb="6" aria-labelledby="rule-versions">
    <QuietHeading id="rule-versions">Vigências do ISS e dos prazos</QuietHeading>
    {versions.length === 0 && <Box color="fg.muted">Ninguém informou o ISS nem os prazos deste município ainda.</Box>}
    <VersionList
      versions={versions}
      factsOf={(version) => [
        { label: 'ISS', value: issInWords(version) },
        { label: 'Vencimento do ISS', value: version.iss_due_day && `dia ${version.iss_due_day}` },
        { label: 'Cancelamento', value: cancelDeadlineInWords(version) },
      ]}
    />
  </Box>
);
