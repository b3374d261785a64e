import { scaleTemplate } from '@esteto/contract/duty/scale-template';
import { type ScaleTemplateForm, scaleTemplateForm, templateSlot } from '@esteto/domain/duty/scale-template/scale-template-form';
import type { Weekday } from '@esteto/domain/shared/schedule/recurrence-rule';
import { unique } from '../../../../testing/documents.ts';
import { type Examples, idOf } from '../../../../testing/example.ts';
import type { Scene } from '../../../../testing/scene.ts';
import { newUnit } from '../../unit/unit.examples.ts';

export const slotSample = (weekday: Weekday, given: object = {}) => ({
  ...templateSlot.getDefault(),
  week: 1,
  weekday,
  starts_at: '19:00',
  ends_at: '07:00',
  shift_type: 'on_site' as const,
  vacancies: 1,
  qualification_ids: [],
  tag_ids: [],
  ...given,
});

const { sector_id: _everywhere, ...nothing } = scaleTemplateForm.getDefault();

/** A template of a whole unit: it names no sector. */
export const templateSample = (unit_id: number, given: Partial<ScaleTemplateForm> = {}): Omit<ScaleTemplateForm, 'sector_id'> => ({
  ...nothing,
  name: `Modelo ${unique()}`,
  unit_id,
  weeks_count: 1,
  holiday_policy: 'keep',
  valid_from: '2026-11-01',
  is_active: true,
  slots: [slotSample('MO'), slotSample('WE', { vacancies: 2 })],
  ...given,
});

const newTemplate = async (scene: Scene) => {
  const body = templateSample((await newUnit(scene)).id);
  return { body, row: await scene.api.ask(scaleTemplate.create, { group_id: scene.group.id, body }, { as: scene.manager }) };
};

const days = { from: '2027-01-03', to: '2027-01-16' };

export const scaleTemplateExamples: Examples<'scaleTemplate'> = {
  scaleTemplate: {
    list: () => ({}),
    detail: async (scene) => idOf((await newTemplate(scene)).row),
    create: async (scene) => ({ body: templateSample((await newUnit(scene)).id) }),
    update: async (scene) => {
      const { row, body } = await newTemplate(scene);
      return { ...idOf(row), body: { ...body, version: 1 } };
    },
    remove: async (scene) => idOf((await newTemplate(scene)).row),
    preview: async (scene) => ({ ...idOf((await newTemplate(scene)).row), body: days }),
    apply: async (scene) => ({ ...idOf((await newTemplate(scene)).row), body: days }),
  },
};
