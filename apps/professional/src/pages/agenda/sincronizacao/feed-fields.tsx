import { useIdentity } from '@esteto/auth/principal/identity-provider.tsx';
import { eventKindLabel } from '@esteto/domain/agenda/calendar-event/event-kinds';
import { ChecklistField } from '@esteto/ui/components/field/choice/checklist-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';

/** What a link to a calendar carries. Companies are a question only to who has several. */
export const FeedFields = () => {
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
