import { calendarFeedMutations, calendarFeedQueries } from '@esteto/api-client/agenda/calendar-feed';
import { calendarFeedForm } from '@esteto/domain/agenda/calendar-feed/calendar-feed-form';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { partOf } from '@esteto/ui/system/query/part-of';
import { useParams } from 'react-router';
import { useCompanyScope } from '../../../features/empresa/use-company-scope.ts';
import { FeedFields } from './feed-fields.tsx';

/** What a link to one's calendar carries. */
export default function EditFeedDialog() {
  const id = Number(useParams().feedId);
  return (
    <FormDialog
      title="Alterar link da agenda"
      subtitle="O link continua o mesmo."
      id={id}
      schema={calendarFeedForm}
      startsFrom={partOf(calendarFeedQueries.list(useCompanyScope()), (feeds) => feeds.find((feed) => feed.id === id))}
      mutation={calendarFeedMutations.update}
      done="Link alterado."
    >
      <FeedFields />
    </FormDialog>
  );
}
