import { ruleEffectMutations } from '@esteto/api-client/duty/rule-effect';
import type { QualificationForm } from '@esteto/domain/duty/qualification/qualification-form';
import { useMutation } from '@tanstack/react-query';
import { RuleEffectsNote } from '../../features/grupo/rule-effects.tsx';
import { useGroupScope } from '../../features/grupo/use-group-scope.ts';

/** What a qualification, as it is typed, would change in the schedule; null while no shift needs it and nothing is lost. */
export const useQualificationEffects = (qualification_id: number | null) => {
  const scope = useGroupScope();
  const { mutateAsync: weigh } = useMutation(ruleEffectMutations.qualification);
  return async (form: QualificationForm) => {
    const effects = await weigh({ ...scope, body: { ...form, qualification_id } });
    return effects.changed === 0 ? null : <RuleEffectsNote effects={effects} />;
  };
};
