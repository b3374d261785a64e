import type { InferType } from 'yup';
import { besides, flag, id, list, longText, object, oneOf, text } from '../../shared/schema/fields.ts';
import { GROUP_AUDIENCES, GROUP_SEVERITIES, type GroupAudience, groupAudienceLabel, groupSeverityLabel } from './group-notice-audience.ts';
import { GROUP_NOTICE_STATUSES, groupNoticeStatusLabel } from './group-notice-life.ts';

/** The list that an audience names its people by must hold something; the others are not looked at. */
const isNamed =
  (audience: GroupAudience) =>
  (chosen: readonly unknown[] | undefined, { parent }: { parent: unknown }): boolean =>
    besides(parent, 'audience') !== audience || (chosen?.length ?? 0) > 0;

/** The part of a notice that says whom it would reach, and how. */
export const groupNoticeReachForm = object({
  severity: oneOf('Importância', GROUP_SEVERITIES, groupSeverityLabel).default('info').required(),
  by_mail: flag('Também por e-mail'),
  audience: oneOf('Para quem', GROUP_AUDIENCES, groupAudienceLabel).default('everybody').required(),
  unit_ids: list('Unidades', id('Unidade').required(), 500).test('some', 'Escolha ao menos uma unidade.', isNamed('units')),
  specialties: list('Especialidades', text('Especialidade').required(), 100).test(
    'some',
    'Escolha ao menos uma especialidade.',
    isNamed('specialties'),
  ),
  professional_ids: list('Profissionais', id('Profissional').required(), 500).test(
    'some',
    'Escolha ao menos um profissional.',
    isNamed('people'),
  ),
  to_managers: flag('Também aos outros gestores do grupo'),
});
export type GroupNoticeReachForm = InferType<typeof groupNoticeReachForm>;

export const groupNoticeForm = groupNoticeReachForm.shape({
  title: text('Título').max(120).required(),
  body: longText('Texto').max(1000).required(),
});
export type GroupNoticeForm = InferType<typeof groupNoticeForm>;

/** Why a notice is taken back. */
export const groupNoticeReason = object({ reason: longText('Motivo').max(500).required() });

/** How the list of notices may be narrowed. */
export const groupNoticeFilters = object({
  search: text('Busca').max(100),
  status: oneOf('Situação', GROUP_NOTICE_STATUSES, groupNoticeStatusLabel),
  severity: oneOf('Importância', GROUP_SEVERITIES, groupSeverityLabel),
});
