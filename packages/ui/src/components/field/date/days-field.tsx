import { chakra } from '@chakra-ui/react';
import { addCompetence, competenceOf, firstDayOf, formatCompetenceLong, lastDayOf } from '@esteto/domain/shared/date/competence';
import { addDays, formatDateFull, isIsoDate, weekday } from '@esteto/domain/shared/date/date';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { today } from '../../../system/context/today.ts';
import { IconButton } from '../../button/icon-button.tsx';
import { FieldNotes, RequiredMark } from '../base/field-frame.tsx';
import { spanOf } from '../base/field-grid.tsx';
import { type FieldProps, useField } from '../binding/use-field.ts';

const WEEK = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'];

/** Some days, ticked on the leaf of a month: one tap each, and back and on by month. The value is the list of them, in order of time. */
export const DaysField = (props: FieldProps) => {
  const field = useField(props);
  const { id, disabled, onBlur, ...spoken } = field.control;
  const ticked = (Array.isArray(field.value) ? field.value : []).filter((day): day is string => typeof day === 'string' && isIsoDate(day));
  const [month, setMonth] = useState(() => competenceOf(ticked[0] ?? today()));
  const toggle = (day: string) =>
    field.setValue((ticked.includes(day) ? ticked.filter((one) => one !== day) : [...ticked, day]).toSorted());
  return (
    <chakra.fieldset
      gridColumn={spanOf(field.span)}
      display="grid"
      gap="1.5"
      aria-describedby={spoken['aria-describedby']}
      aria-labelledby={`${id}-label`}
    >
      <chakra.div display="flex" alignItems="center" gap="1">
        <chakra.span id={`${id}-label`} fontWeight="medium" fontSize="sm" flex="1">
          {field.label}
          {field.required && <RequiredMark />}
        </chakra.span>
        <IconButton icon={ChevronLeft} label="Mês anterior" onClick={() => setMonth(addCompetence(month, -1))} />
        <chakra.span minW="9em" textAlign="center" aria-live="polite">
          {formatCompetenceLong(month)}
        </chakra.span>
        <IconButton icon={ChevronRight} label="Próximo mês" onClick={() => setMonth(addCompetence(month, 1))} />
      </chakra.div>
      <Leaf>
        {WEEK.map((name) => (
          <chakra.abbr key={name} title={name} aria-hidden color="fg.muted" fontSize="xs" textAlign="center" textDecoration="none">
            {name.charAt(0).toUpperCase()}
          </chakra.abbr>
        ))}
        {daysOf(month).map((day, index) => (
          <Day
            key={day}
            id={index === 0 ? id : undefined}
            type="button"
            disabled={disabled}
            aria-pressed={ticked.includes(day)}
            aria-label={`${WEEK[weekday(day)]}, ${formatDateFull(day)}`}
            data-today={day === today() || undefined}
            style={index === 0 ? { gridColumnStart: weekday(day) + 1 } : undefined}
            onClick={() => toggle(day)}
            onBlur={onBlur}
          >
            {Number(day.slice(8))}
          </Day>
        ))}
      </Leaf>
      <chakra.p color="fg.muted" fontSize="sm" aria-live="polite">
        {ticked.length === 0
          ? 'Nenhum dia escolhido.'
          : ticked.length === 1
            ? formatDateFull(ticked[0] ?? '')
            : `${ticked.length} dias escolhidos.`}
      </chakra.p>
      <FieldNotes id={id} error={field.error} help={field.help} />
    </chakra.fieldset>
  );
};

const daysOf = (month: string): string[] => {
  const first = firstDayOf(month);
  return Array.from({ length: Number(lastDayOf(month).slice(8)) }, (_, index) => addDays(first, index));
};

const Leaf = chakra('div', { base: { display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))', gap: '1', alignItems: 'center' } });

const Day = chakra('button', {
  base: {
    minHeight: 'control',
    borderRadius: 'control',
    borderWidth: '1px',
    borderColor: 'transparent',
    fontVariantNumeric: 'tabular-nums',
    _hover: { bg: 'bg.hover' },
    '&[data-today]': { borderColor: 'border.strong' },
    '&[aria-pressed=true]': { bg: 'brand.solid', color: 'brand.contrast', fontWeight: 'semibold' },
  },
});
