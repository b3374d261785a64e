import type { AutoFillRun, FillBalanceRow, FilledPlaceRow, LeftPlaceRow } from '@esteto/contract/duty/auto-fill';
import { fillReasonLabel } from '@esteto/domain/duty/auto-fill/fill-proposal';
import type { EligibilityRule } from '@esteto/domain/duty/duty-shift/eligibility';
import { formatDateFull } from '@esteto/domain/shared/date/date';
import { countOf } from '@esteto/domain/shared/text/text';
import { shortHours, workedHours } from '@esteto/features/duty/shift/shift-words';

// A proposal for the schedule's places, as a manager reads it.

type Where = Pick<FilledPlaceRow, 'starts_at' | 'ends_at' | 'unit_name' | 'sector_name' | 'title'>;

export const whereOf = ({ starts_at, ends_at, unit_name, sector_name, title }: Where): string =>
  [shortHours(starts_at, ends_at), unit_name, sector_name, title].filter(Boolean).join(' · ');

export const whyOf = ({ reason, findings, is_open }: FilledPlaceRow): string =>
  is_open
    ? [`${fillReasonLabel[reason]}.`, ...findings.map(({ message }) => `Aviso: ${message}`)].join(' ')
    : 'Mudou na escala desde a proposta: não pode mais ser aceita.';

/** How many cannot, and what would have to give for whom it is least. */
export const leftBecause = ({ against, relaxation }: LeftPlaceRow): string => {
  if (against.length === 0) return 'Ninguém é credenciado no grupo.';
  const counts = against.map(({ rule, people }) => `${people} ${people === 1 ? ruleWords[rule].one : ruleWords[rule].many}`).join(', ');
  const least = relaxation
    ? `O que falta menos: ${relaxation.professional_name}. ${relaxation.findings.map(({ message }) => message).join(' ')}`
    : 'Ninguém está livre neste horário.';
  return `${counts}. ${least}`;
};

const same = (words: string) => ({ one: words, many: words });

const ruleWords: Record<EligibilityRule, { one: string; many: string }> = {
  overlap: same('com outro compromisso no horário'),
  absence: same('de folga no dia'),
  asked_absence: same('com folga pedida para o dia'),
  busy: same('com a agenda pessoal ocupada'),
  day_cap: { one: 'passaria de 24 horas sem pausa', many: 'passariam de 24 horas sem pausa' },
  longest_shift: same('com plantão mais longo do que o grupo aceita'),
  rest: same('sem o descanso entre plantões'),
  night_rest: same('sem o descanso depois da noite'),
  week_hours: same('no limite de horas da semana'),
  month_hours: same('no limite de horas do mês'),
  accreditation: same('com o credenciamento vencido no dia'),
  document: same('com documento vencido no dia'),
  qualification: same('sem a qualificação pedida'),
  unit: { one: 'não atende nesta unidade', many: 'não atendem nesta unidade' },
};

export const windowOf = ({ from, to, unit_name }: Pick<AutoFillRun, 'from' | 'to' | 'unit_name'>): string =>
  [`De ${formatDateFull(from)} a ${formatDateFull(to)}`, unit_name ?? 'Todas as unidades'].join(' · ');

const decimal = (points: number): string => points.toLocaleString('pt-BR', { maximumFractionDigits: 1 });

export const balanceWords = ({ places, minutes, share, before, after }: FillBalanceRow): string =>
  `${countOf(places, 'plantão', 'plantões')}, ${workedHours(minutes)} · de ${decimal(before)} para ${decimal(after)} pontos · trabalha ${Math.round(share * 100)}% da média`;
