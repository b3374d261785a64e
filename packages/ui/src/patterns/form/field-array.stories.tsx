import { email, object, text } from '@esteto/domain/shared/schema/fields';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { array } from 'yup';
import { Button } from '../../components/button/button.tsx';
import { TextField } from '../../components/field/text/text-field.tsx';
import { FieldArray } from './field-array.tsx';
import { Form, SubmitButton } from './form.tsx';

const contact = object({ name: text('Nome').required(), email: email('E-mail').required() });
const schema = object({ contacts: array(contact).label('Contatos').required() });

const ContactsForm = () => (
  <Form schema={schema} initial={{ contacts: [] }} onSubmit={() => Promise.resolve()}>
    <FieldArray name="contacts">
      {({ paths, add, remove }) => (
        <>
          {paths.map((path, index) => (
            <fieldset key={path} aria-label={`Contato ${index + 1}`}>
              <TextField name={`${path}.name`} />
              <TextField name={`${path}.email`} />
              <Button onClick={() => remove(index)}>Remover contato {index + 1}</Button>
            </fieldset>
          ))}
          <Button onClick={() => add({ name: '', email: '' })}>Adicionar contato</Button>
        </>
      )}
    </FieldArray>
    <SubmitButton>Salvar</SubmitButton>
  </Form>
);

const meta = { title: 'Padrões/Formulário/Grupos que se repetem', component: ContactsForm } satisfies Meta<typeof ContactsForm>;
export default meta;
type Story = StoryObj<typeof ContactsForm>;

/** What was wrong with one that is removed does not pass to the one that takes its place, and what is wrong with that one stays with it. */
export const RemovesFirst: Story = {
  name: 'Remove o primeiro',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const group = (number: number) => within(canvas.getByRole('group', { name: `Contato ${number}` }));
    const add = canvas.getByRole('button', { name: 'Adicionar contato' });
    for (let count = 0; count < 3; count += 1) await userEvent.click(add);
    await userEvent.type(group(1).getByRole('textbox', { name: /E-mail/ }), 'errado');
    await userEvent.type(group(2).getByRole('textbox', { name: /Nome/ }), 'Marta');
    await userEvent.type(group(2).getByRole('textbox', { name: /E-mail/ }), 'marta@demo.test');
    await userEvent.type(group(3).getByRole('textbox', { name: /Nome/ }), 'Rui');
    await userEvent.type(group(3).getByRole('textbox', { name: /E-mail/ }), 'tambem errado');
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
    await expect(await group(1).findAllByText(/./, { selector: 'p' })).toHaveLength(2);

    await userEvent.click(canvas.getByRole('button', { name: 'Remover contato 1' }));
    await expect(group(1).getByRole('textbox', { name: /Nome/ })).toHaveValue('Marta');
    await waitFor(() => expect(group(1).getByRole('textbox', { name: /Nome/ })).not.toHaveAttribute('aria-invalid'));
    await expect(group(1).getByRole('textbox', { name: /E-mail/ })).not.toHaveAttribute('aria-invalid');
    await expect(group(2).getByRole('textbox', { name: /E-mail/ })).toHaveAttribute('aria-invalid', 'true');
    // It goes at the key that mends it, in its new place too.
    await userEvent.clear(group(2).getByRole('textbox', { name: /E-mail/ }));
    await userEvent.type(group(2).getByRole('textbox', { name: /E-mail/ }), 'rui@demo.test');
    await waitFor(() => expect(group(2).getByRole('textbox', { name: /E-mail/ })).not.toHaveAttribute('aria-invalid'));
  },
};
