import { ruleEffect } from '@esteto/contract/duty/rule-effect';
import { mutationsFor } from '../queries.ts';

export const ruleEffectMutations = mutationsFor(ruleEffect, { invalidates: [] });
