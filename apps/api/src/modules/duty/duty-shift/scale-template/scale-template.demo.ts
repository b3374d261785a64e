import { WEEKDAYS } from '@esteto/domain/shared/schedule/recurrence-rule';
import type { Stage } from '../../../../demo/demo-stage.ts';
import { at, type Life } from '../../../../demo/demo-time.ts';

export const scaleTemplateLives = (stage: Stage): Life[] => stage.cast.groups.map((group) => templates(stage, group));

/** A week of days and nights in the group's first unit. */
async function* templates({ modules: { scaleTemplates }, today }: Stage, { manager, units }: Stage['cast']['groups'][number]): Life {
  const [unit_id] = units;
  if (unit_id === undefined) return;
  yield at(`${Number(today.slice(0, 4)) - 1}-12-01`, 9 * 60);
  const slot = { week: 1, shift_type: 'on_site' as const, qualification_ids: [], tag_ids: [], default_professional_id: null };
  await scaleTemplates.create(manager, {
    group_id: manager.group.group_id,
    body: {
      name: 'Semana padrão',
      unit_id,
      sector_id: null,
      weeks_count: 1,
      holiday_policy: 'different_value',
      holiday_surcharge: 50,
      valid_from: `${Number(today.slice(0, 4)) - 1}-12-01`,
      valid_until: null,
      is_active: true,
      slots: WEEKDAYS.flatMap((weekday) => [
        {
          ...slot,
          weekday,
          starts_at: '07:00',
          ends_at: '19:00',
          vacancies: weekday === 'SA' || weekday === 'SU' ? 1 : 2,
          value: 120_000,
          value_kind: 'per_shift' as const,
        },
        { ...slot, weekday, starts_at: '19:00', ends_at: '07:00', vacancies: 1, value: 150_000, value_kind: 'per_shift' as const },
      ]),
    },
  });
}
