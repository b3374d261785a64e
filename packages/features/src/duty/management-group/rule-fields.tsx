import { WEEKEND_FROM_DAYS, WEEKEND_TO_DAYS, weekendDayLabel } from '@esteto/domain/duty/management-group/group-rules';
import { NumberSelectField } from '@esteto/ui/components/field/choice/number-select-field.tsx';
import { SwitchField } from '@esteto/ui/components/field/choice/switch-field.tsx';
import { DurationField } from '@esteto/ui/components/field/date/duration-field.tsx';
import { TimeField } from '@esteto/ui/components/field/date/time-field.tsx';
import { IntegerField } from '@esteto/ui/components/field/number/integer-field.tsx';

const daysOf = (days: readonly number[]) => days.map((value) => ({ value, label: weekendDayLabel[value] ?? '' }));

const fields = {
  limits: (
    <>
      <DurationField name="rules.min_rest_minutes" span={3} help="Em horas, entre um plantão e o próximo. 0:00 não pede nenhum." />
      <DurationField name="rules.min_night_rest_minutes" span={3} help="Em horas, depois de um plantão com horas da noite." />
      <DurationField name="rules.max_shift_minutes" span={2} help="Até 24:00." />
      <DurationField name="rules.max_week_minutes" span={2} help="Horas de uma pessoa." />
      <DurationField name="rules.max_month_minutes" span={2} help="Horas de uma pessoa." />
    </>
  ),
  changes: (
    <>
      <IntegerField name="rules.swap_cutoff_hours" span={3} help="Até quantas horas antes do início se troca, passa ou devolve." />
      <IntegerField name="rules.past_edit_days" span={3} help="Por quantos dias se corrige um plantão que terminou." />
      <SwitchField name="rules.swap_needs_approval" span={3} />
      <SwitchField name="rules.justification_required" span={3} help="Quem pede uma troca diz por quê." />
    </>
  ),
  clock: (
    <>
      <DurationField
        name="rules.checkin_tolerance_minutes"
        span={3}
        help="Antes e depois do horário, em horas e minutos. Vazio: o grupo não usa ponto."
      />
      <IntegerField name="rules.point_review_day" span={3} help="Do mês seguinte." />
    </>
  ),
  special: (
    <>
      <TimeField name="rules.night_from" span={3} />
      <TimeField name="rules.night_to" span={3} />
      <NumberSelectField name="rules.weekend_from_day" options={daysOf(WEEKEND_FROM_DAYS)} span={3} />
      <TimeField name="rules.weekend_from" span={3} />
      <NumberSelectField name="rules.weekend_to_day" options={daysOf(WEEKEND_TO_DAYS)} span={3} />
      <TimeField name="rules.weekend_to" span={3} />
    </>
  ),
};

/** The rules by which a group schedules, in the parts in which they are read. */
export const RuleFields = ({ part }: { part: keyof typeof fields }) => fields[part];
