import { formatCompetenceLong } from '../../shared/date/competence.ts';
import { formatDateNumeric, formatInstantFull } from '../../shared/date/date.ts';
import { formatDuration, formatTime } from '../../shared/date/time.ts';
import type { Divergence } from '../duty-shift/clock.ts';
import { divergenceWords } from '../duty-shift/divergence-words.ts';
import { type DutyShiftStatus, dutyShiftStatusLabel } from '../duty-shift/duty-shift-life.ts';
import { type CountedShift, type MonthHours, sumHours } from './month-hours.ts';

/** A shift as a statement tells it; the times of the clock by the group's wall time. */
export type StatementShift = CountedShift & {
  starts_on: string;
  starts_at: string;
  ends_at: string;
  unit_name: string;
  sector_name: string | null;
  in_time: string | null;
  out_time: string | null;
  divergences: readonly Divergence[];
};

export type StatementOf = { month: string; group_name: string; professional_name: string; lines: readonly StatementShift[] };

export const statementTitle = ({ month, professional_name }: Pick<StatementOf, 'month' | 'professional_name'>): string =>
  `Espelho de horas de ${formatCompetenceLong(month)} · ${professional_name}`;

/** The statement as it is read, signed and kept: paragraphs parted by an empty line. */
export const statementText = ({ month, group_name, professional_name, lines }: StatementOf): string =>
  [
    `Espelho de horas dos plantões de ${professional_name} em ${group_name}, ${formatCompetenceLong(month)}. Cada plantão conta no mês em que começa.`,
    ...lines.map(lineText),
    ...hoursFacts(sumHours(lines)).map(({ label, value }) => `${label}: ${value}`),
  ].join('\n\n');

const lineText = (line: StatementShift): string => {
  const { starts_on, starts_at, ends_at, unit_name, sector_name, status, done_minutes, divergences } = line;
  const clock = [
    line.in_time && `entrada às ${formatTime(line.in_time)}`,
    line.out_time && `saída às ${formatTime(line.out_time)}`,
    done_minutes !== null && doneWords(line),
  ].filter(Boolean);
  return [
    `${formatDateNumeric(starts_on)}, ${formatTime(starts_at)} às ${formatTime(ends_at)}, ${[unit_name, sector_name].filter(Boolean).join(', ')}: ${statusWords(status)}`,
    ...(clock.length > 0 ? [clock.join(', ')] : []),
    ...(divergences.length > 0 ? [divergences.map(divergenceWords).join('; ')] : []),
  ].join('\n');
};

const statusWords = (status: DutyShiftStatus): string => dutyShiftStatusLabel[status].toLowerCase();

/** '12:00 feitas, 8:00 à noite'. */
const doneWords = (line: CountedShift): string =>
  [
    `${formatDuration(line.done_minutes ?? 0)} feitas`,
    ...part(line.done_night_minutes, 'à noite'),
    ...part(line.done_weekend_minutes, 'no fim de semana'),
    ...part(line.done_holiday_minutes, 'em feriado'),
  ].join(', ');

const part = (minutes: number | null, word: string): string[] => (minutes ? [`${formatDuration(minutes)} ${word}`] : []);

/** '+1:30', with a true minus where hours are missing. */
export const balanceWords = (minutes: number): string =>
  minutes === 0 ? formatDuration(0) : `${minutes < 0 ? '\u2212' : '+'}${formatDuration(Math.abs(minutes))}`;

/** The sums of a month, as every page and file shows them. */
export const hoursFacts = (sum: MonthHours): { label: string; value: string }[] => [
  { label: 'Plantões', value: String(sum.shifts) },
  { label: 'Faltas', value: String(sum.missed) },
  { label: 'Planejadas', value: formatDuration(sum.planned) },
  { label: 'Feitas', value: formatDuration(sum.done) },
  { label: 'À noite', value: formatDuration(sum.night) },
  { label: 'Fim de semana', value: formatDuration(sum.weekend) },
  { label: 'Feriado', value: formatDuration(sum.holiday) },
  { label: 'Saldo', value: balanceWords(sum.balance) },
];

/** How the coordination signed: within its session, told by who, when and from where. It is a part of what the professional signs. */
export const presentedText = (by: { name: string; at: string; ip: string | null; request_id: string; sha256: string }): string =>
  [
    `Assinado pela coordenação: ${by.name}, em ${formatInstantFull(by.at)} (horário de Brasília), na sua sessão do Esteto.`,
    `Endereço IP: ${by.ip ?? 'não informado'}. Identificador do pedido: ${by.request_id}. SHA-256 do espelho: ${by.sha256}`,
  ].join('\n');
