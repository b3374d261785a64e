import { calendarFeedMutations } from '@esteto/api-client/agenda/calendar-feed';
import { useIdentity } from '@esteto/auth/principal/identity-provider.tsx';
import type { CalendarFeedRow, NewFeedLink } from '@esteto/contract/agenda/calendar-feed';
import { eventKindLabel } from '@esteto/domain/agenda/calendar-event/event-kinds';
import { type CalendarFeedForm, calendarFeedForm, EVERY_KIND } from '@esteto/domain/agenda/calendar-feed/calendar-feed-form';
import { ChecklistField } from '@esteto/ui/components/field/choice/checklist-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import { FormOver } from '@esteto/ui/patterns/form/form-over.tsx';
import { useMutation } from '@tanstack/react-query';
import { useCompanyScope } from '../../../features/empresa/use-company-scope.ts';

export const NewFeed = (props: { onAnswer: (made: NewFeedLink) => void; onClose: () => void }) => (
  <FormOver
    form={{
      title: 'Novo link da agenda',
      schema: calendarFeedForm,
      initial: { kinds: [...EVERY_KIND] },
      mutation: calendarFeedMutations.create,
      done: 'Link criado.',
      submitLabel: 'Criar link',
      children: <Fields />,
    }}
    {...props}
  />
);

export const EditFeed = ({ feed, onClose }: { feed: CalendarFeedRow; onClose: () => void }) => {
  const scope = useCompanyScope();
  const { mutateAsync: update } = useMutation(calendarFeedMutations.update);
  const { id, version, name, kinds, company_ids } = feed;
  return (
    <FormOver
      form={{
        title: 'Alterar link da agenda',
        subtitle: 'O link continua o mesmo.',
        schema: calendarFeedForm,
        initial: { name, kinds, company_ids },
        mutation: { mutationFn: ({ body }: { body: CalendarFeedForm }) => update({ ...scope, id, body: { ...body, version } }) },
        done: 'Link alterado.',
        children: <Fields />,
      }}
      onAnswer={() => undefined}
      onClose={onClose}
    />
  );
};

/** Companies are a question only to who has several. */
const Fields = () => {
  const { companies } = useIdentity();
  const own = companies.filter(({ user_type }) => user_type === 'partner');
  return (
    <>
      <TextField name="name" autoFocus help="Onde você vai usá-lo: Celular, Google, Consultório." />
      <ChecklistField name="kinds" options={eventKindLabel} />
      {own.length > 1 && (
        <ChecklistField
          name="company_ids"
          options={own.map(({ id, fantasy_name, name }) => ({ value: id, label: fantasy_name ?? name }))}
          help="Nenhuma marcada: todas, e as que vierem."
        />
      )}
    </>
  );
};
