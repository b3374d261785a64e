import { chakra } from '@chakra-ui/react';
import type { SavedViewRow } from '@esteto/contract/office/saved-view';
import { type SavedViewForm, savedViewForm } from '@esteto/domain/office/saved-view/saved-view-form';
import { flag } from '@esteto/domain/shared/schema/fields';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { QuietHeading } from '@esteto/ui/components/card/facts.tsx';
import { FieldGrid } from '@esteto/ui/components/field/base/field-grid.tsx';
import { CheckboxField } from '@esteto/ui/components/field/choice/checkbox-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import { Form, SubmitButton } from '@esteto/ui/patterns/form/form.tsx';

type ViewFormProps = {
  /** The view to change; a new one of the list as it stands when there is none. */
  edited: SavedViewRow | null;
  /** The list's filters and order; empty when nothing is filtered. */
  now: string;
  save: (form: SavedViewForm) => Promise<void>;
  onCancel: () => void;
};

export const ViewForm = ({ edited, now, save, onCancel }: ViewFormProps) => {
  if (!edited && !now) return <chakra.p color="fg.muted">Para salvar uma visão, feche aqui, filtre ou ordene a lista e volte.</chakra.p>;
  return (
    <section aria-label={edited ? 'Alterar visão' : 'Salvar a lista como está'}>
      <QuietHeading>{edited ? `Alterar «${edited.name}»` : 'Salvar a lista como está'}</QuietHeading>
      <Form
        schema={viewFields}
        initial={{ name: edited?.name ?? '', is_default: edited?.is_default ?? false, takes_now: false }}
        onSubmit={({ name, is_default, takes_now }) => save({ name, is_default, query: edited && !takes_now ? edited.query : now })}
      >
        <FieldGrid>
          <TextField name="name" placeholder="Prontas para emitir, por exemplo" autoFocus={edited !== null} />
          <CheckboxField name="is_default" />
          {edited && now && now !== edited.query && <CheckboxField name="takes_now" />}
        </FieldGrid>
        <chakra.div display="flex" flexWrap="wrap" gap="2" justifyContent="flex-end">
          {edited && <Button onClick={onCancel}>Cancelar</Button>}
          <SubmitButton>{edited ? 'Salvar' : 'Salvar visão'}</SubmitButton>
        </chakra.div>
      </Form>
    </section>
  );
};

const viewFields = savedViewForm.pick(['name', 'is_default']).shape({ takes_now: flag('Trocar pelos filtros e pela ordem de agora') });
