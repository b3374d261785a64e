import { calendarFeedMutations } from '@esteto/api-client/agenda/calendar-feed';
import type { NewFeedLink } from '@esteto/contract/agenda/calendar-feed';
import { calendarFeedForm, EVERY_KIND } from '@esteto/domain/agenda/calendar-feed/calendar-feed-form';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { useOutletContext } from 'react-router';
import { FeedFields } from './feed-fields.tsx';

/** A new link to one's calendar, which the page shows this once. */
export default function CreateFeedDialog() {
  const show = useOutletContext<(made: NewFeedLink) => void>();
  return (
    <FormDialog
      title="Novo link da agenda"
      schema={calendarFeedForm}
      initial={{ kinds: [...EVERY_KIND] }}
      mutation={calendarFeedMutations.create}
      done="Link criado."
      onDone={show}
      submitLabel="Criar link"
    >
      <FeedFields />
    </FormDialog>
  );
}
