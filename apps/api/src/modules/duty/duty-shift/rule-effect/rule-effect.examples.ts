import { defaultGroupRules } from '@esteto/domain/duty/management-group/group-rules';
import type { Examples } from '../../../../testing/example.ts';
import { newQualification, qualificationSample } from '../../qualification/qualification.examples.ts';

export const ruleEffectExamples: Examples<'ruleEffect'> = {
  ruleEffect: {
    rules: () => ({ body: { rules: { ...defaultGroupRules(), min_rest_minutes: 720 } } }),
    qualification: async (scene) => ({
      body: { ...qualificationSample(), obligation: 'everywhere', qualification_id: (await newQualification(scene)).id },
    }),
  },
};
