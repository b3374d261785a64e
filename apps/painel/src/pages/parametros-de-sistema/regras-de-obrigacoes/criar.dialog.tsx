import { obligationRuleMutations } from '@esteto/api-client/month/obligation-rule';
import { newObligationRule, obligationRuleForm } from '@esteto/domain/month/obligation-rule/obligation-rule-form';
import { competenceOf } from '@esteto/domain/shared/date/competence';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { today } from '@esteto/ui/system/context/today';
import { ObligationRuleFields } from './obligation-rule-fields.tsx';

/** A rule of the office's own. What it asks of this month is there a moment later. */
export default function CreateObligationRuleDialog() {
  return (
    <FormDialog
      title="Nova regra"
      subtitle="O que ela pede é gerado logo depois de salvar, e toda noite."
      size="lg"
      schema={obligationRuleForm}
      initial={newObligationRule(competenceOf(today()))}
      mutation={obligationRuleMutations.create}
      done="Regra criada. As obrigações aparecem em instantes."
      submitLabel="Criar regra"
    >
      <ObligationRuleFields />
    </FormDialog>
  );
}
