import { longText, object } from '../shared/schema/fields.ts';

/** What goes back to the team when a draft of the articles of association is rejected. */
export const draftRejection = object({
  reason: longText('Motivo da rejeição').required('Conte o que precisa mudar na minuta.'),
});
