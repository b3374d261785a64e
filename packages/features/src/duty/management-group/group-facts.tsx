import { chakra } from '@chakra-ui/react';
import type { GroupDetail } from '@esteto/contract/duty/management-group';
import { groupKindLabel, groupTimeZoneLabel } from '@esteto/domain/duty/management-group/group-kinds';
import { weekendDayLabel } from '@esteto/domain/duty/management-group/group-rules';
import { formatDuration, formatTime } from '@esteto/domain/shared/date/time';
import { formatCnpj } from '@esteto/domain/shared/document/cnpj';
import { countOf } from '@esteto/domain/shared/text/text';
import { type Fact, Facts } from '@esteto/ui/components/card/facts.tsx';

/** What a group is, and by which rules it schedules. */
export const GroupFacts = ({ group }: { group: GroupDetail }) => (
  <chakra.div display="grid" gap="6">
    <Facts
      title="O grupo"
      facts={[
        { label: 'Tipo', value: groupKindLabel[group.kind] },
        { label: 'CNPJ', value: group.cnpj && formatCnpj(group.cnpj) },
        { label: 'Fuso horário', value: groupTimeZoneLabel[group.timezone] },
      ]}
    />
    <Facts title="Descanso e limites" facts={limits(group)} />
    <Facts title="Trocas e correções" facts={changes(group)} />
    <Facts title="Ponto" facts={clock(group)} />
    <Facts title="Noite e fim de semana" facts={special(group)} />
  </chakra.div>
);

type Of = Pick<GroupDetail, 'rules'>;

const hours = (minutes: number): string => `${formatDuration(minutes)} h`;
const yesOrNo = (yes: boolean): string => (yes ? 'Sim' : 'Não');

const limits = ({ rules }: Of): Fact[] => [
  { label: 'Descanso entre plantões', value: hours(rules.min_rest_minutes) },
  { label: 'Descanso depois da noite', value: hours(rules.min_night_rest_minutes) },
  { label: 'Plantão mais longo', value: hours(rules.max_shift_minutes) },
  { label: 'Máximo na semana', value: hours(rules.max_week_minutes) },
  { label: 'Máximo no mês', value: hours(rules.max_month_minutes) },
];

const changes = ({ rules }: Of): Fact[] => [
  { label: 'Antecedência das trocas', value: countOf(rules.swap_cutoff_hours, 'hora', 'horas') },
  { label: 'Trocas passam pela coordenação', value: yesOrNo(rules.swap_needs_approval) },
  { label: 'Exigir justificativa', value: yesOrNo(rules.justification_required) },
  { label: 'Correções até', value: `${countOf(rules.past_edit_days, 'dia', 'dias')} depois` },
];

const clock = ({ rules }: Of): Fact[] => [
  {
    label: 'Tolerância do ponto',
    value: rules.checkin_tolerance_minutes === null ? 'Sem ponto' : hours(rules.checkin_tolerance_minutes ?? 0),
  },
  { label: 'Dia da conferência do ponto', value: `${rules.point_review_day} do mês seguinte` },
];

const special = ({ rules }: Of): Fact[] => [
  { label: 'Noite', value: `das ${formatTime(rules.night_from)} às ${formatTime(rules.night_to)}` },
  {
    label: 'Fim de semana',
    value: `${weekendDayLabel[rules.weekend_from_day]}, ${formatTime(rules.weekend_from)}, a ${weekendDayLabel[rules.weekend_to_day]?.toLowerCase()}, ${formatTime(rules.weekend_to)}`,
  },
];
