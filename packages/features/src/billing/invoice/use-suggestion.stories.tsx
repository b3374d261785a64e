import { object, text } from '@esteto/domain/shared/schema/fields';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { useFormStore } from '@esteto/ui/components/field/binding/form-context.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import { Form } from '@esteto/ui/patterns/form/form.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { useSuggestion } from './use-suggestion.ts';

const schema = object({ reason: text('Motivo') });

const Fields = () => {
  const store = useFormStore();
  const [turn, setTurn] = useState(1);
  useSuggestion('reason', `Sugestão ${turn}`);
  return (
    <>
      <TextField name="reason" />
      <Button onClick={() => store.setValue('reason', null)}>Esvaziar por fora</Button>
      <Button onClick={() => setTurn(turn + 1)}>Sugerir outra coisa</Button>
    </>
  );
};

export default {
  title: 'Padrões/Sugestão em um campo',
  render: () => (
    <Form schema={schema} initial={{ reason: null }} onSubmit={() => Promise.resolve()}>
      <Fields />
    </Form>
  ),
} satisfies Meta;

/** It holds whatever else is written there, and gives way to the person: to what they write for good, to what they empty until the next one comes. */
export const Held: StoryObj = {
  name: 'Fica até a pessoa escrever',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: 'Motivo' });
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    const holds = (value: string) => waitFor(() => expect(field).toHaveValue(value));
    await holds('Sugestão 1');
    await press('Esvaziar por fora');
    await holds('Sugestão 1');
    await press('Sugerir outra coisa');
    await holds('Sugestão 2');
    await userEvent.clear(field);
    await holds('');
    await press('Sugerir outra coisa');
    await holds('Sugestão 3');
    await userEvent.clear(field);
    await userEvent.type(field, 'Meu motivo');
    await press('Sugerir outra coisa');
    await holds('Meu motivo');
    await press('Esvaziar por fora');
    await holds('');
  },
};
