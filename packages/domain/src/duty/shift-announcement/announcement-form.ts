import type { InferType } from 'yup';
import { filledList, id, integer, list, longText, object, oneOf } from '../../shared/schema/fields.ts';
import { ANNOUNCEMENT_TYPES, announcementTypeLabel } from '../duty-shift/duty-shift-kinds.ts';
import { DUTY_SHIFT_STATUSES } from '../duty-shift/duty-shift-life.ts';
import { PLACE_CHOICES, placeChoiceLabel } from './announcement.ts';

/** Most places announced at once. */
export const MOST_ANNOUNCED = 60;

const ANNOUNCED_TYPES = ANNOUNCEMENT_TYPES.filter((type) => type !== 'none');

/** What a manager says of open places when they are announced. */
export const announcementForm = object({
  shift_ids: filledList('Vagas', id('Vaga').required(), 'Escolha ao menos uma vaga.', MOST_ANNOUNCED),
  announcement_type: oneOf('Quem vê', ANNOUNCED_TYPES, announcementTypeLabel).default('open').required(),
  professional_ids: list('Profissionais', id('Profissional').required(), 200).when('announcement_type', ([type], field) =>
    type === 'restricted' || type === 'priority_auction' ? field.min(1, 'Escolha ao menos um profissional.') : field,
  ),
  priority_hours: integer('Prioridade (horas)')
    .min(1)
    .max(336)
    .when('announcement_type', ([type], field) => (type === 'priority_auction' ? field.required() : field)),
  choice: oneOf('Quem fica com a vaga', PLACE_CHOICES, placeChoiceLabel).default('first').required(),
  closes_hours: integer('Encerra antes do plantão (horas)').min(0).max(720).default(2).required(),
  message: longText('Mensagem').max(500),
});
export type AnnouncementForm = InferType<typeof announcementForm>;

export const announcementFilters = object({
  status: oneOf('Situação', DUTY_SHIFT_STATUSES),
  unit_id: id('Unidade'),
});

/** What a candidate adds to an application. */
export const applicationForm = object({ justification: longText('Mensagem à coordenação').max(500) });
