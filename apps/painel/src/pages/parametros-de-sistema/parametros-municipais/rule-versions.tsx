import { Box } from '@chakra-ui/react';
import type { MunicipalRuleVersion } from '@esteto/contract/billing/municipal-parameter';
import { cancelDeadlineInWords, issInWords } from '@esteto/domain/billing/municipality/municipal-rule';
import { QuietHeading } from '@esteto/ui/components/card/facts.tsx';
import { VersionList } from '../../../features/vigencia/version-list.tsx';

/** The versions of a city's rule. */
export const RuleVersions = ({ versions }: { versions: readonly MunicipalRuleVersion[] }) => (
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
