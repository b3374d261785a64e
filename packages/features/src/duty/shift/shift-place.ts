import { formatDateFull, weekday } from '@esteto/domain/shared/date/date';
import { formatTime } from '@esteto/domain/shared/date/time';

const WEEKDAYS = ['Domingo', 'Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta', 'Sábado'];

type When = { starts_on: string; starts_at: string; ends_at: string };
type Where = { unit_name: string; sector_name: string | null; title: string | null };

/** 'Sábado, 14 de março de 2027, 19:00 às 07:00'. */
export const shiftWhen = ({ starts_on, starts_at, ends_at }: When): string =>
  `${WEEKDAYS[weekday(starts_on)]}, ${formatDateFull(starts_on)}, ${formatTime(starts_at)} às ${formatTime(ends_at)}`;

/** 'Hospital São Lucas · UTI'. */
export const shiftWhere = ({ unit_name, sector_name, title }: Where): string => [unit_name, sector_name, title].filter(Boolean).join(' · ');
