import type { ObligationRulePreview } from '@esteto/contract/month/obligation-rule';
import type { RuleTerms } from '@esteto/domain/month/obligation-rule/obligation-rule-form';
import { formatCompetence } from '@esteto/domain/shared/date/competence';
import { formatDateNumeric } from '@esteto/domain/shared/date/date';
import { countOf } from '@esteto/domain/shared/text/text';
import { Facts } from '@esteto/ui/components/card/facts.tsx';
import { asQuery, type QueryFactory } from '@esteto/ui/system/query/query-like';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

type RulePreviewProps = { terms: RuleTerms; query: QueryFactory<RuleTerms, ObligationRulePreview> };

/** The next dates of a rule and how many companies it is of: what a night would generate. */
export const RulePreview = ({ terms, query }: RulePreviewProps) => {
  const { data } = useQuery({ ...asQuery(query(terms)), placeholderData: keepPreviousData });
  if (!data) return null;
  return (
    <div role="status">
      <Facts
        title="O que ela gera"
        facts={[
          { label: 'Empresas hoje', value: data.companies === 0 ? 'Nenhuma' : countOf(data.companies, 'empresa', 'empresas') },
          {
            label: 'Próximas datas',
            value: data.dates.length === 0 ? 'Nenhuma: a vigência terminou' : data.dates.map(dateWords).join(' · '),
          },
        ]}
      />
    </div>
  );
};

const dateWords = ({ competence, legal_date, target_date }: ObligationRulePreview['dates'][number]): string =>
  `${formatDateNumeric(legal_date)} (${formatCompetence(competence)}${target_date === legal_date ? '' : `, meta ${formatDateNumeric(target_date)}`})`;
