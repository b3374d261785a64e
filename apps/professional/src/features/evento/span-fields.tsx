import { addDays, daysBetween, isIsoDate } from '@esteto/domain/shared/date/date';
import { isTime } from '@esteto/domain/shared/date/time';
import { useFormStore } from '@esteto/ui/components/field/binding/form-context.tsx';
import { useFieldValue } from '@esteto/ui/components/field/binding/use-field-value';
import { SwitchField } from '@esteto/ui/components/field/choice/switch-field.tsx';
import { DateField } from '@esteto/ui/components/field/date/date-field.tsx';
import { TimeField } from '@esteto/ui/components/field/date/time-field.tsx';
import { useEffect, useRef } from 'react';

/** When it is. The end follows the start: a night that ends before it began ends on the next day, without a word. */
export const SpanFields = () => {
  const isWhole = useFieldValue('all_day') === true;
  useEndThatFollows();
  return (
    <>
      <DateField name="starts_on" span={2} />
      {!isWhole && <TimeField name="starts_at" span={2} required />}
      {!isWhole && <TimeField name="ends_at" span={2} required />}
      <DateField name="ends_on" span={2} />
      <SwitchField name="all_day" span={2} />
    </>
  );
};

const useEndThatFollows = (): void => {
  const store = useFormStore();
  const day = useFieldValue<string>('starts_on');
  const [from, to] = [useFieldValue<string>('starts_at'), useFieldValue<string>('ends_at')];
  const former = useRef({ day, from, to });
  useEffect(() => {
    const before = former.current;
    former.current = { day, from, to };
    const ends_on = store.read().values['ends_on'];
    if (!day || !isIsoDate(day)) return;
    if (before.day !== day) {
      const lasted =
        before.day && isIsoDate(before.day) && typeof ends_on === 'string' && isIsoDate(ends_on) ? daysBetween(before.day, ends_on) : 0;
      store.setValue('ends_on', addDays(day, Math.max(0, lasted)));
      return;
    }
    if ((before.from === from && before.to === to) || !from || !to || !isTime(from) || !isTime(to)) return;
    if (typeof ends_on !== 'string' || !isIsoDate(ends_on) || daysBetween(day, ends_on) > 1) return;
    store.setValue('ends_on', to > from ? day : addDays(day, 1));
  }, [day, from, to, store]);
};
