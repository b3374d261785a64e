import { groupRules } from '@esteto/domain/duty/management-group/group-rules';
import { qualificationForm } from '@esteto/domain/duty/qualification/qualification-form';
import { object as form, id } from '@esteto/domain/shared/schema/fields';
import { array, type InferType, number, object, string } from 'yup';
import { ownGroup, qualifications } from '../access.ts';
import { post } from '../endpoint.ts';
import { shiftBrief, shiftFinding } from './shift-brief.ts';

const findings = array(shiftFinding.required()).required();

const changedShift = shiftBrief
  .pick(['id', 'unit_name', 'starts_on', 'starts_at', 'ends_at', 'professional_name'])
  .shape({ come: findings, gone: findings });
export type ChangedShift = InferType<typeof changedShift>;

/** What a change would do to the shifts with somebody in them, from today until a day: how many, and the first of those that change. */
export const ruleEffects = object({
  until: string().required(),
  weighed: number().required(),
  changed: number().required(),
  shifts: array(changedShift.required()).required(),
});
export type RuleEffects = InferType<typeof ruleEffects>;

/** What a group's settings would change in its schedule, asked before they are saved. */
export const ruleEffect = {
  rules: post('admin/manager/rule-effects/rules', {
    summary: 'O que outras regras do grupo mudariam nos plantões que vêm.',
    who: ownGroup.edit,
    keyless: true,
    body: form({ rules: groupRules }),
    answer: ruleEffects,
  }),
  qualification: post('admin/manager/rule-effects/qualification', {
    summary: 'O que uma qualificação, como está no formulário, mudaria nos plantões que vêm.',
    who: qualifications.edit,
    keyless: true,
    body: qualificationForm.shape({ qualification_id: id('Qualificação') }),
    answer: ruleEffects,
  }),
};
