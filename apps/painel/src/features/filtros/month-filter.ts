import { addCompetence, competenceOf, formatCompetenceLong } from '@esteto/domain/shared/date/competence';
import type { FilterField } from '@esteto/ui/patterns/list-page/filter-field';
import { monthOptions } from '@esteto/ui/patterns/list-page/month-options';
import { today } from '@esteto/ui/system/context/today';
import { useSearchParams } from 'react-router';

/** The month that has ended: what a list of one month is about where its address names none. */
const lastMonth = (): string => addCompetence(competenceOf(today()), -1);

/** The month of a list that is always of one. */
export const monthFilter = (name: string): FilterField => ({
  kind: 'option',
  name,
  label: 'Mês',
  options: monthOptions(25),
  initial: lastMonth,
});

/** The month that the address names. */
export const useListMonth = (name: string): string => useSearchParams()[0].get(name) || lastMonth();

/** 'Acompanhamento de outubro de 2026' */
export const useMonthHeading = (title: string, name: string): string => `${title} de ${formatCompetenceLong(useListMonth(name))}`;
