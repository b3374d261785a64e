import { object, text } from '@esteto/domain/shared/schema/fields';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Profiler } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { FieldGrid } from '../../components/field/base/field-grid.tsx';
import { TextField } from '../../components/field/text/text-field.tsx';
import { Form, SubmitButton } from './form.tsx';

const names = Array.from({ length: 60 }, (_, index) => `field_${index + 1}`);
const schema = object(Object.fromEntries(names.map((name, index) => [name, text(`Campo ${index + 1}`)])));

let renders = 0;

const Sixty = () => (
  <Form schema={schema} initial={{}} onSubmit={() => Promise.resolve()}>
    <FieldGrid>
      <TextField name="field_1" span={3} />
      <Profiler id="others" onRender={() => (renders += 1)}>
        {names.slice(1).map((name) => (
          <TextField key={name} name={name} span={3} />
        ))}
      </Profiler>
    </FieldGrid>
    <SubmitButton>Salvar</SubmitButton>
  </Form>
);

export default { title: 'Padrões/Formulário/Sessenta campos', component: Sixty } satisfies Meta<typeof Sixty>;

/** A keystroke draws the field it went to; the other fifty-nine stand still. */
export const Typing: StoryObj<typeof Sixty> = {
  name: 'Digitar em um',
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Campo 1');
    await userEvent.click(input);
    const before = renders;
    await userEvent.type(input, 'Hospital São Lucas');
    await expect(input).toHaveValue('Hospital São Lucas');
    await expect(renders).toBe(before);
  },
};
