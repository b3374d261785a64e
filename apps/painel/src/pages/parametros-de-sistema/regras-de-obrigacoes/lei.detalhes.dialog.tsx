import { obligationRuleQueries } from '@esteto/api-client/month/obligation-rule';
import type { ListedRule } from '@esteto/contract/month/obligation-rule';
import { EmptyState } from '@esteto/ui/components/states/empty-state.tsx';
import { RecordDialog } from '@esteto/ui/patterns/form/record-dialog.tsx';
import { useParams } from 'react-router';
import { RuleFacts } from './rule-facts.tsx';

/** A rule of the law, to be read: it changes with the law, by a new version of the product. */
export default function LawRuleDialog() {
  const id = -Number(useParams().lawRuleId);
  return (
    <RecordDialog
      noun="Regra da lei"
      query={obligationRuleQueries.list({})}
      title={(rules) => ruleOf(rules, id)?.name ?? 'Regra da lei'}
      subtitle={() => 'Da lei: não se altera aqui.'}
    >
      {(rules) => <Content rule={ruleOf(rules, id)} />}
    </RecordDialog>
  );
}

const Content = ({ rule }: { rule: ListedRule | undefined }) =>
  rule ? <RuleFacts rule={rule} /> : <EmptyState title="Esta regra não existe." />;

const ruleOf = (rules: readonly ListedRule[], id: number): ListedRule | undefined => rules.find((one) => one.id === id);
