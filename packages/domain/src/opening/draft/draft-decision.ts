import { longText, object } from '../../shared/schema/fields.ts';

/** What a draft of the articles of association is rejected for. */
export const draftReason = object({
  reason: longText('Motivo da rejeição').required('Conte o que precisa mudar na minuta.'),
});
