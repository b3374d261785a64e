import { placeholderValues } from '@esteto/domain/billing/invoice/description-template';
import { longText, object } from '@esteto/domain/shared/schema/fields';
import { FieldGrid } from '@esteto/ui/components/field/base/field-grid.tsx';
import { Form } from '@esteto/ui/patterns/form/form.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { DescriptionField } from './description-field.tsx';

const schema = object({ description: longText('Descrição do serviço') });

const DescriptionForm = ({ description, shifts }: { description: string | null; shifts: string | null }) => (
  <Form schema={schema} initial={{ description }} onSubmit={async () => undefined}>
    <FieldGrid>
      <DescriptionField name="description" values={placeholderValues({ competence: '2026-11', shifts, contract_number: '45/2026' })} />
    </FieldGrid>
  </Form>
);

const meta = {
  title: 'Padrões/Pedido de nota/Descrição',
  component: DescriptionForm,
  args: { description: 'Plantões dos dias {plantões}, {competência}.', shifts: null },
} satisfies Meta<typeof DescriptionForm>;

export default meta;
type Story = StoryObj<typeof DescriptionForm>;

export const Filled: Story = {
  name: 'Com prévia',
  args: { shifts: '3, 10 e 17' },
  play: async ({ canvas }) => {
    const preview = canvas.getByRole('region', { name: 'Como vai ficar na nota' });
    await expect(preview).toHaveTextContent('Plantões dos dias 3, 10 e 17, novembro de 2026.');
  },
};

export const Chips: Story = {
  name: 'Inserir onde está o cursor',
  args: { description: 'Contrato  de novembro' },
  play: async ({ canvas }) => {
    const area = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Descrição do serviço' });
    area.focus();
    area.setSelectionRange(9, 9);
    await userEvent.click(canvas.getByRole('button', { name: 'Inserir contrato' }));
    await waitFor(() => expect(area).toHaveValue('Contrato {contrato} de novembro'));
    await waitFor(() => expect(area).toHaveFocus());
    await userEvent.keyboard('!');
    await expect(area).toHaveValue('Contrato {contrato}! de novembro');
    await expect(canvas.getByRole('region')).toHaveTextContent('Contrato 45/2026! de novembro');
  },
};

export const Spaces: Story = {
  name: 'Um espaço entre as palavras e o que se insere',
  args: { description: 'Plantões denovembro' },
  play: async ({ canvas }) => {
    const area = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Descrição do serviço' });
    area.focus();
    area.setSelectionRange(11, 11);
    await userEvent.click(canvas.getByRole('button', { name: 'Inserir plantões' }));
    await waitFor(() => expect(area).toHaveValue('Plantões de {plantões} novembro'));
    area.setSelectionRange(22, 22);
    await userEvent.click(canvas.getByRole('button', { name: 'Inserir contrato' }));
    await waitFor(() => expect(area).toHaveValue('Plantões de {plantões} {contrato} novembro'));
  },
};

export const Unknown: Story = {
  name: 'O que não é preenchido',
  args: { description: 'Valor de {valor}' },
  play: async ({ canvasElement, canvas }) => {
    const note = within(canvasElement).getByRole('status');
    await expect(note).toHaveTextContent('{valor} não é preenchido e fica como você escreveu.');
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};
