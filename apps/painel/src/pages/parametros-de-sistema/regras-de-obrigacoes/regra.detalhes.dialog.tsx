import { obligationRuleQueries, rulePreviewQuery } from '@esteto/api-client/month/obligation-rule';
import { useCan } from '@esteto/auth/can/can.tsx';
import { obligationRules } from '@esteto/contract/access';
import type { ObligationRuleDetail } from '@esteto/contract/month/obligation-rule';
import { officeAppliesWords, officeDueWords } from '@esteto/domain/month/obligation-rule/rule-words';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { Facts } from '@esteto/ui/components/card/facts.tsx';
import { RecordDialog } from '@esteto/ui/patterns/form/record-dialog.tsx';
import { History, Pencil } from 'lucide-react';
import { useParams } from 'react-router';
import { path } from '../../../path.ts';
import { RuleFacts } from './rule-facts.tsx';
import { RulePreview } from './rule-preview.tsx';
import { termsOf } from './rule-terms.ts';

/** A rule of the office: what it says, what it asks next, and of how many. */
export default function ObligationRuleDetailsDialog() {
  const obligationRuleId = Number(useParams().obligationRuleId);
  const canEdit = useCan(obligationRules.edit);
  return (
    <RecordDialog
      noun="Regra do escritório"
      query={obligationRuleQueries.detail({ id: obligationRuleId })}
      title={({ name }) => name}
      subtitle={() => 'Do escritório'}
      footer={() => (
        <>
          <ButtonLink
            icon={History}
            to={path('/painel/parametros-de-sistema/regras-de-obrigacoes/regra/:obligationRuleId/historico', { obligationRuleId })}
          >
            Histórico
          </ButtonLink>
          {canEdit && (
            <ButtonLink
              variant="primary"
              icon={Pencil}
              to={path('/painel/parametros-de-sistema/regras-de-obrigacoes/regra/:obligationRuleId/editar', { obligationRuleId })}
            >
              Editar
            </ButtonLink>
          )}
        </>
      )}
    >
      {(rule) => <Content rule={rule} canEdit={canEdit} />}
    </RecordDialog>
  );
}

/** What it would do is counted for who may change it. */
const Content = ({ rule, canEdit }: { rule: ObligationRuleDetail; canEdit: boolean }) => (
  <>
    <RuleFacts rule={{ ...rule, due: officeDueWords(rule), applies: officeAppliesWords(rule), source: null }} />
    <Facts
      title="Na entrega"
      facts={[
        { label: 'Setor', value: rule.department_name },
        { label: 'Pontos', value: rule.points },
        { label: 'Multa por atraso', value: rule.generates_fine ? 'Sim' : 'Não' },
        { label: 'Documento', value: rule.requires_document ? 'Só se entrega com um arquivo' : 'Não é exigido' },
        { label: 'Aviso aos sócios', value: rule.notify_client ? rule.client_message : 'Nenhum' },
      ]}
    />
    {canEdit && <RulePreview terms={termsOf(rule)} query={rulePreviewQuery} />}
  </>
);
