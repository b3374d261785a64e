import { chakra } from '@chakra-ui/react';
import {
  cents,
  cnpj,
  cpf,
  email,
  flag,
  integer,
  isoDate,
  longText,
  object,
  oneOf,
  phone,
  rate,
  text,
} from '@esteto/domain/shared/schema/fields';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { AnySchema } from 'yup';
import { Form, SubmitButton } from '../../../patterns/form/form.tsx';
import type { FieldProps } from '../binding/use-field.ts';
import { CnpjField } from '../brazil/cnpj-field.tsx';
import { CpfField } from '../brazil/cpf-field.tsx';
import { SelectField } from '../choice/select-field.tsx';
import { SwitchField } from '../choice/switch-field.tsx';
import { DateField } from '../date/date-field.tsx';
import { IntegerField } from '../number/integer-field.tsx';
import { MoneyField } from '../number/money-field.tsx';
import { PercentField } from '../number/percent-field.tsx';
import { EmailField } from '../text/email-field.tsx';
import { PhoneField } from '../text/phone-field.tsx';
import { TextAreaField } from '../text/text-area-field.tsx';
import { TextField } from '../text/text-field.tsx';
import { FieldGrid } from './field-grid.tsx';

const PEOPLE = { PF: 'Pessoa física', PJ: 'Pessoa jurídica' } as const;

type Kind = { Field: ComponentType<FieldProps>; schema: (label: string) => AnySchema };

/** Each kind of field and the schema that it reads its label and limits from. */
const kinds = {
  Texto: { Field: TextField, schema: (label) => text(label).max(60) },
  'Texto longo': { Field: TextAreaField, schema: (label) => longText(label) },
  Valor: { Field: MoneyField, schema: (label) => cents(label) },
  Porcentagem: { Field: PercentField, schema: (label) => rate(label) },
  'Número inteiro': { Field: IntegerField, schema: (label) => integer(label) },
  Data: { Field: DateField, schema: (label) => isoDate(label) },
  CPF: { Field: CpfField, schema: (label) => cpf().label(label) },
  CNPJ: { Field: CnpjField, schema: (label) => cnpj().label(label) },
  Telefone: { Field: PhoneField, schema: (label) => phone().label(label) },
  'E-mail': { Field: EmailField, schema: (label) => email(label) },
  Escolha: {
    Field: (props) => <SelectField {...props} options={PEOPLE} />,
    schema: (label) => oneOf(label, ['PF', 'PJ']),
  },
  Chave: { Field: SwitchField, schema: (label) => flag(label) },
} satisfies Record<string, Kind>;

type OneFieldProps = {
  kind: keyof typeof kinds;
  /** In the product the label stands in the schema, never in the screen. */
  label: string;
  help?: string;
  required?: boolean;
};

const OneField = ({ kind, label, help, required = false }: OneFieldProps) => {
  const { Field, schema }: Kind = kinds[kind];
  const value = schema(label);
  return (
    <chakra.div maxW="28rem">
      <Form
        key={`${kind} ${label} ${required}`}
        schema={object({ value: required ? value.required() : value })}
        initial={{}}
        onSubmit={() => Promise.resolve()}
      >
        <FieldGrid>
          <Field name="value" help={help} />
        </FieldGrid>
        <div>
          <SubmitButton>Salvar</SubmitButton>
        </div>
      </Form>
    </chakra.div>
  );
};

export default {
  title: 'Componentes/Campos/Um campo',
  component: OneField,
  tags: ['autodocs'],
  args: { kind: 'Texto', label: 'Razão social', help: 'Como está no cartão CNPJ.', required: true },
  argTypes: { kind: { control: 'select', options: Object.keys(kinds) }, label: { control: 'text' }, help: { control: 'text' } },
} satisfies Meta<typeof OneField>;

/** What is missing is told beside the field when it is saved. */
export const One: StoryObj<typeof OneField> = {
  name: 'Para experimentar',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /Razão social/ })).toHaveAttribute('aria-invalid', 'true'));
  },
};
