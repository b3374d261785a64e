import type { ScheduleSetup, ScheduleShift } from '@esteto/contract/duty/duty-shift';
import type { ProfessionalRow } from '@esteto/contract/duty/professional';
import type { DutyShiftForm } from '@esteto/domain/duty/duty-shift/duty-shift-form';
import { isHole } from '@esteto/domain/duty/duty-shift/duty-shift-life';
import { countOf } from '@esteto/domain/shared/text/text';
import { workedHours } from '@esteto/features/duty/shift/shift-words';
import type { RosterRow } from '@esteto/ui/patterns/roster/roster-item';

// The rows of a schedule: people, or the places where they work. Each row says what a shift that is laid in it becomes.

export const SCHEDULE_VIEWS = ['pessoas', 'setores'] as const;
export type ScheduleView = (typeof SCHEDULE_VIEWS)[number];

export const scheduleViewLabel: Record<ScheduleView, string> = { pessoas: 'Por profissional', setores: 'Por setor' };

export const HOLES = 'vagas';

export const rowOf = (view: ScheduleView, { professional_id, unit_id, sector_id }: ScheduleShift): string =>
  view === 'setores' ? placeKey(unit_id, sector_id) : professional_id === null ? HOLES : String(professional_id);

const placeKey = (unit_id: number, sector_id: number | null): string => `${unit_id}-${sector_id ?? 0}`;

/** Fields of a shift that the row it is laid in decides: the person in the view by people, unit and sector in the other. */
export const laidIn = (view: ScheduleView, row: string): Partial<Pick<DutyShiftForm, 'professional_id' | 'unit_id' | 'sector_id'>> => {
  if (view === 'pessoas') return { professional_id: row === HOLES ? null : Number(row) };
  const [unit_id = 0, sector_id = 0] = row.split('-').map(Number);
  return { unit_id, sector_id: sector_id === 0 ? null : sector_id };
};

/** Holes first; then who works for the group, and whoever else has a shift in these days. */
export const peopleRows = (people: readonly ProfessionalRow[], shifts: readonly ScheduleShift[]): RosterRow[] => {
  const counted = shifts.filter(({ status }) => status !== 'cancelled');
  const holes = counted.filter(isHole);
  const listed = new Set(people.map(({ id }) => id));
  const others = new Map(
    counted.flatMap(({ professional_id: id, professional_name: name }) =>
      id !== null && !listed.has(id) ? [[id, name ?? ''] as const] : [],
    ),
  );
  const named = [
    ...people.map(({ id, name, specialty }) => ({ id, name, specialty })),
    ...[...others].map(([id, name]) => ({ id, name, specialty: null })),
  ].toSorted((one, other) => one.name.localeCompare(other.name, 'pt-BR'));
  const ofPerson = Map.groupBy(counted, ({ professional_id }) => professional_id);
  return [
    {
      key: HOLES,
      title: 'Vagas',
      note: holes.length === 0 ? 'Nenhuma em aberto' : countOf(holes.length, 'plantão sem ninguém', 'plantões sem ninguém'),
    },
    ...named.map(({ id, name, specialty }) => ({
      key: String(id),
      title: name,
      note: [specialty, sumOf(ofPerson.get(id) ?? [])].filter(Boolean).join(' · '),
    })),
  ];
};

export const placeRows = ({ units, sectors }: ScheduleSetup, shifts: readonly ScheduleShift[], unit: number | null): RosterRow[] => {
  const used = Map.groupBy(shifts, ({ unit_id, sector_id }) => placeKey(unit_id, sector_id));
  return units
    .filter(({ id }) => unit === null || id === unit)
    .flatMap(({ id, name }) => {
      const inside = sectors.filter(({ unit_id }) => unit_id === id);
      const whole = { key: placeKey(id, null), title: name, note: null };
      const rows = inside.map((sector) => ({ key: placeKey(id, sector.id), title: sector.name, note: name }));
      return rows.length === 0 || used.has(whole.key) ? [whole, ...rows] : rows;
    });
};

const sumOf = (shifts: readonly ScheduleShift[]): string =>
  shifts.length === 0 ? 'livre' : workedHours(shifts.reduce((sum, { duration_minutes }) => sum + duration_minutes, 0));
