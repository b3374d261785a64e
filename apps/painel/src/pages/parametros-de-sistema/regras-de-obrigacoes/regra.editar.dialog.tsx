import { obligationRuleMutations, obligationRuleQueries } from '@esteto/api-client/month/obligation-rule';
import { obligationRuleForm } from '@esteto/domain/month/obligation-rule/obligation-rule-form';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { useParams } from 'react-router';
import { path } from '../../../path.ts';
import { ObligationRuleFields } from './obligation-rule-fields.tsx';

/** What is open follows the rule as it then is; what was delivered stays as it was. */
export default function EditObligationRuleDialog() {
  const id = Number(useParams().obligationRuleId);
  return (
    <FormDialog
      title="Editar regra"
      subtitle="As obrigações em aberto seguem a regra; as entregues ficam como estão. Para parar, diga até quando ela vale."
      size="lg"
      id={id}
      schema={obligationRuleForm}
      record={obligationRuleQueries.detail}
      mutation={obligationRuleMutations.update}
      done="Regra alterada. As obrigações em aberto a seguem em instantes."
      parent={path('/painel/parametros-de-sistema/regras-de-obrigacoes/regra/:obligationRuleId/detalhes', { obligationRuleId: id })}
    >
      {(record) => <ObligationRuleFields record={record ?? undefined} />}
    </FormDialog>
  );
}
