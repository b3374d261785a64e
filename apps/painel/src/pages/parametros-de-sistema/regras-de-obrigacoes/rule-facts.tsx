import type { ListedRule } from '@esteto/contract/month/obligation-rule';
import { obligationTypeLabel } from '@esteto/domain/law/obligation/due-rule';
import { obligationSphereLabel } from '@esteto/domain/month/obligation-rule/obligation-rule-form';
import { formatCompetenceLong } from '@esteto/domain/shared/date/competence';
import { Facts } from '@esteto/ui/components/card/facts.tsx';

type Told = Pick<ListedRule, 'acronym' | 'type' | 'sphere' | 'due' | 'applies' | 'valid_from' | 'valid_until' | 'source'>;

/** What a rule says, of the law or of the office. */
export const RuleFacts = ({ rule }: { rule: Told }) => (
  <Facts
    facts={[
      { label: 'Sigla', value: rule.acronym },
      { label: 'Tipo', value: obligationTypeLabel[rule.type] },
      { label: 'Esfera', value: obligationSphereLabel[rule.sphere] },
      { label: 'Vencimento', value: rule.due },
      { label: 'De quem', value: rule.applies },
      { label: 'Vale desde', value: formatCompetenceLong(rule.valid_from) },
      { label: 'Vale até', value: rule.valid_until ? formatCompetenceLong(rule.valid_until) : 'Sem fim marcado' },
      { label: 'Fonte', value: rule.source },
    ]}
  />
);
