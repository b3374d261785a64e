import { isIsoDate } from '@esteto/domain/shared/date/date';
import {
  monthDayLabel,
  ONCE,
  type Repeat,
  repeatLabel,
  ruleInWords,
  ruleOf,
  weekdayLabel,
} from '@esteto/domain/shared/schedule/recurrence-rule';
import { useFormStore } from '@esteto/ui/components/field/binding/form-context.tsx';
import { useFieldValue } from '@esteto/ui/components/field/binding/use-field-value';
import { ChecklistField } from '@esteto/ui/components/field/choice/checklist-field.tsx';
import { SelectField } from '@esteto/ui/components/field/choice/select-field.tsx';
import { DateField } from '@esteto/ui/components/field/date/date-field.tsx';
import { IntegerField } from '@esteto/ui/components/field/number/integer-field.tsx';
import { useEffect } from 'react';

/** How it repeats itself, and in words what that comes to. */
export const RepetitionFields = () => {
  const repeats = useFieldValue<Repeat | null>('repeats') ?? null;
  const { setValue, read } = useFormStore();
  useEffect(() => {
    if (repeats !== null && !read().values['repeat_interval']) setValue('repeat_interval', 1);
  }, [repeats, read, setValue]);
  return (
    <>
      <SelectField name="repeats" options={repeatLabel} span={3} placeholder="Não se repete" help={useWords()} />
      {repeats !== null && <IntegerField name="repeat_interval" span={3} help={UNIT[repeats]} />}
      {repeats === 'weekly' && <ChecklistField name="repeat_weekdays" options={weekdayLabel} />}
      {repeats === 'monthly' && <SelectField name="repeat_month_by" options={monthDayLabel} />}
      {repeats !== null && <DateField name="repeat_until" span={3} help="Em branco, não tem fim." />}
      {repeats !== null && <IntegerField name="repeat_count" span={3} help="Em vez de um dia." />}
    </>
  );
};

const UNIT: Record<Repeat, string> = { daily: 'Dias.', weekly: 'Semanas.', monthly: 'Meses.', yearly: 'Anos.' };

const useWords = (): string | undefined => {
  const values = {
    repeats: useFieldValue<Repeat | null>('repeats') ?? null,
    repeat_interval: useFieldValue<number | null>('repeat_interval') ?? null,
    repeat_weekdays: useFieldValue<(typeof ONCE)['repeat_weekdays']>('repeat_weekdays') ?? [],
    repeat_month_by: useFieldValue<(typeof ONCE)['repeat_month_by']>('repeat_month_by') ?? null,
    repeat_until: useFieldValue<string | null>('repeat_until') || null,
    repeat_count: useFieldValue<number | null>('repeat_count') ?? null,
  };
  const day = useFieldValue<string>('starts_on');
  if (values.repeats === null || !day || !isIsoDate(day)) return undefined;
  if (values.repeat_until !== null && !isIsoDate(values.repeat_until)) return undefined;
  const rule = ruleOf(values, day);
  const words = rule && ruleInWords(rule);
  return words ? `${words.charAt(0).toUpperCase()}${words.slice(1)}.` : undefined;
};
