import type { TemplateSlot } from '@esteto/domain/duty/scale-template/scale-template-form';

/** A day shift of a Monday, for one. */
export const newSlot = (): TemplateSlot => ({
  week: 1,
  weekday: 'MO',
  starts_at: '07:00',
  ends_at: '19:00',
  shift_type: 'on_site',
  vacancies: 1,
  value: null,
  value_kind: null,
  qualification_ids: [],
  default_professional_id: null,
  tag_ids: [],
});
