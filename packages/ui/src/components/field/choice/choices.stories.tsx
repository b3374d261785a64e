import { chakra } from '@chakra-ui/react';
import { filledList, object, oneOf } from '@esteto/domain/shared/schema/fields';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Form, SubmitButton } from '../../../patterns/form/form.tsx';
import { FieldGrid } from '../base/field-grid.tsx';
import { ChecklistField } from './checklist-field.tsx';
import { RadioField } from './radio-field.tsx';

const NATURES = { single: 'Sociedade Limitada Unipessoal', limited: 'Sociedade Empresária Limitada' };
const ABOUT = {
  single: 'Para quem vai trabalhar sem sócios. O seu patrimônio fica separado do da empresa.',
  limited: 'Para dois ou mais sócios. Cada um responde até o valor das suas quotas.',
};
const WORKS = [
  { value: 'visits', label: 'Consultas', detail: 'Só o consultório; as licenças saem mais depressa.' },
  { value: 'exams', label: 'Exames', detail: 'A vigilância sanitária confere os aparelhos.' },
  { value: 'surgery', label: 'Procedimentos' },
];
const PLACES = { clinic: 'Clínica', office: 'Consultório' };

const schema = object({
  nature: oneOf('Natureza', ['single', 'limited'], NATURES).required('Escolha a natureza.'),
  works: filledList('O que faz', oneOf('O que faz', ['visits', 'exams', 'surgery']).required(), 'Escolha pelo menos um.', 3),
  place: oneOf('Onde', ['clinic', 'office'], PLACES),
});

const Choices = () => {
  const [sent, setSent] = useState<object | null>(null);
  return (
    <chakra.div maxW="40rem">
      <Form schema={schema} initial={{}} onSubmit={async (values) => setSent(values)}>
        <FieldGrid>
          <RadioField name="nature" options={NATURES} details={ABOUT} />
          <ChecklistField name="works" options={WORKS} help="Pode ser mais de um." />
          <RadioField name="place" options={PLACES} />
        </FieldGrid>
        <div>
          <SubmitButton>Salvar</SubmitButton>
        </div>
      </Form>
      {sent && <output data-testid="sent">{JSON.stringify(sent)}</output>}
    </chakra.div>
  );
};

const meta = { title: 'Componentes/Campos/Escolhas', component: Choices, tags: ['autodocs'] } satisfies Meta<typeof Choices>;
export default meta;
type Story = StoryObj<typeof Choices>;

/** Each choice says below its name what it means, and is chosen by any of its words. */
export const WithDetails: Story = {
  name: 'Com o que cada uma significa',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
    await expect(await canvas.findByText('Escolha a natureza.')).toBeVisible();
    await expect(canvas.getByText('Escolha pelo menos um.')).toBeVisible();
    await userEvent.click(canvas.getByText(ABOUT.limited));
    await expect(canvas.getByRole('radio', { name: /^Sociedade Empresária Limitada/ })).toBeChecked();
    await userEvent.click(canvas.getByText('A vigilância sanitária confere os aparelhos.'));
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Consultas/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
    await expect(JSON.parse((await canvas.findByTestId('sent')).textContent ?? '')).toEqual({
      nature: 'limited',
      works: ['visits', 'exams'],
      place: null,
    });
  },
};

/** With the keyboard alone: arrows choose one of a group, the space bar ticks. */
export const ByKeyboard: Story = {
  name: 'Pelo teclado',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('radio', { name: /^Sociedade Limitada Unipessoal/ }).focus();
    await userEvent.keyboard(' {ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /^Sociedade Empresária Limitada/ })).toBeChecked();
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: /^Consultas/ })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: /^Consultas/ })).toBeChecked();
  },
};

export const OnAPhone: Story = { name: 'No celular', globals: { viewport: { value: 'phone' } } };
