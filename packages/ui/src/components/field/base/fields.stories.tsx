import { chakra } from '@chakra-ui/react';
import {
  cents,
  cnpj,
  competence,
  cpf,
  email,
  flag,
  id,
  integer,
  isoDate,
  longText,
  object,
  oneOf,
  password,
  phone,
  rate,
  document as taxDocument,
  text,
} from '@esteto/domain/shared/schema/fields';
import { searchKey } from '@esteto/domain/shared/text/text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { Form, SubmitButton } from '../../../patterns/form/form.tsx';
import { storyRows } from '../../../testing/story-list.ts';
import { CnpjField } from '../brazil/cnpj-field.tsx';
import { CpfField } from '../brazil/cpf-field.tsx';
import { DocumentField } from '../brazil/document-field.tsx';
import { CheckboxField } from '../choice/checkbox-field.tsx';
import { RadioField } from '../choice/radio-field.tsx';
import { SearchSelectField } from '../choice/search-select-field.tsx';
import { SelectField } from '../choice/select-field.tsx';
import { SwitchField } from '../choice/switch-field.tsx';
import { DateField } from '../date/date-field.tsx';
import { MonthField } from '../date/month-field.tsx';
import { FileField } from '../file/file-field.tsx';
import { IntegerField } from '../number/integer-field.tsx';
import { MoneyField } from '../number/money-field.tsx';
import { PercentField } from '../number/percent-field.tsx';
import { EmailField } from '../text/email-field.tsx';
import { PasswordField } from '../text/password-field.tsx';
import { PhoneField } from '../text/phone-field.tsx';
import { TextAreaField } from '../text/text-area-field.tsx';
import { TextField } from '../text/text-field.tsx';
import { FieldGrid } from './field-grid.tsx';

const KINDS = { PF: 'Pessoa física', PJ: 'Pessoa jurídica' } as const;

const schema = object({
  name: text('Razão social').max(20).required(),
  kind: oneOf('Tipo de pessoa', ['PF', 'PJ']),
  type: oneOf('Regime', ['PF', 'PJ']).required(),
  amount: cents('Valor').required(),
  iss: rate('Alíquota do ISS'),
  days: integer('Prazo de pagamento'),
  cpf: cpf(),
  cnpj: cnpj(),
  document: taxDocument(),
  phone: phone(),
  email: email().required(),
  password: password(),
  date: isoDate('Data do serviço'),
  month: competence(),
  notes: longText('Discriminação').max(200),
  client_id: id('Tomador'),
  retained: flag('Retém ISS'),
  active: flag('Ativo'),
});

const clients = storyRows(6).map(({ id: value, client, document: bare }) => ({ id: value, name: client, document: bare }));

const search = (input: { search?: string | null }) => ({
  queryKey: ['clients', input],
  queryFn: () => Promise.resolve({ items: clients.filter(({ name }) => searchKey(name).includes(searchKey(input.search ?? ''))) }),
});

const Everything = () => {
  const [sent, setSent] = useState<object | null>(null);
  return (
    <chakra.div maxW="40rem">
      <Form schema={schema} initial={{}} onSubmit={async (values) => setSent(values)}>
        <FieldGrid>
          <TextField name="name" help="Como está no cartão CNPJ." />
          <RadioField name="kind" options={KINDS} span={3} />
          <SelectField name="type" options={KINDS} span={3} />
          <MoneyField name="amount" span={2} />
          <PercentField name="iss" span={2} />
          <IntegerField name="days" span={2} />
          <CpfField name="cpf" span={3} />
          <CnpjField name="cnpj" span={3} />
          <DocumentField name="document" span={3} />
          <PhoneField name="phone" span={3} />
          <EmailField name="email" span={3} />
          <PasswordField name="password" span={3} />
          <DateField name="date" span={3} />
          <MonthField name="month" span={3} />
          <SearchSelectField
            name="client_id"
            search={search}
            toOption={(item) => ({ value: item.id, label: item.name, detail: item.document })}
          />
          <TextAreaField name="notes" />
          <FileField name="file" label="NFS-e oficial" accept=".pdf,.xml" maxBytes={1_000_000} />
          <CheckboxField name="retained" />
          <SwitchField name="active" />
        </FieldGrid>
        <div>
          <SubmitButton>Salvar</SubmitButton>
        </div>
      </Form>
      {sent && <output data-testid="sent">{JSON.stringify(sent)}</output>}
    </chakra.div>
  );
};

const meta = { title: 'Componentes/Campos', component: Everything, tags: ['autodocs'] } satisfies Meta<typeof Everything>;
export default meta;
type Story = StoryObj<typeof Everything>;

const field = (canvasElement: HTMLElement, label: string) => within(canvasElement).getByLabelText(new RegExp(`^${label}( \\*)?$`));

export const All: Story = { name: 'Todos' };

/** What a person types or pastes is understood, shown tidy and stored bare. */
export const Understands: Story = {
  name: 'Entende o que se digita e cola',
  play: async ({ canvasElement }) => {
    const type = async (label: string, text: string, shown: string) => {
      await userEvent.type(field(canvasElement, label), text);
      await userEvent.tab();
      await expect(field(canvasElement, label)).toHaveValue(shown);
    };
    const paste = async (label: string, text: string, shown: string) => {
      await userEvent.click(field(canvasElement, label));
      await userEvent.paste(text);
      await userEvent.tab();
      await expect(field(canvasElement, label)).toHaveValue(shown);
    };
    await type('Razão social', 'Clínica', 'Clínica');
    await userEvent.selectOptions(field(canvasElement, 'Regime'), 'PJ');
    await type('Valor', '1234,56', '1.234,56');
    await userEvent.clear(field(canvasElement, 'Valor'));
    await paste('Valor', 'R$ 1.234,56', '1.234,56');
    await type('Alíquota do ISS', '2,5', '2,50');
    await type('CPF', '12345678909', '123.456.789-09');
    await userEvent.clear(field(canvasElement, 'CPF'));
    await paste('CPF', '123.456.789-09', '123.456.789-09');
    await type('CNPJ', '12abc34501de35', '12.ABC.345/01DE-35');
    await paste('Telefone', '+55 (11) 98765-4321', '(11) 98765-4321');
    await type('E-mail', 'Ana@Demo.test', 'Ana@Demo.test');
    await type('Data do serviço', '20112026', '20/11/2026');
    await userEvent.clear(field(canvasElement, 'Data do serviço'));
    await paste('Data do serviço', '1/2/2026', '01/02/2026');
    await type('Competência', '112026', '11/2026');
    await userEvent.click(within(canvasElement).getByLabelText('Pessoa física'));
    await userEvent.click(within(canvasElement).getByRole('switch', { name: 'Ativo' }));
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Salvar' }));
    const sent = JSON.parse((await within(canvasElement).findByTestId('sent')).textContent ?? '');
    await expect(sent).toMatchObject({
      name: 'Clínica',
      kind: 'PF',
      type: 'PJ',
      amount: 123_456,
      iss: '0.025',
      cpf: '12345678909',
      cnpj: '12ABC34501DE35',
      document: null,
      phone: '11987654321',
      email: 'ana@demo.test',
      date: '2026-02-01',
      month: '2026-11',
      retained: false,
      active: true,
    });
  },
};

/** An empty form says what is missing, beside the fields, and brings the person to the first. */
export const SaysWhatIsMissing: Story = {
  name: 'Diz o que falta',
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Salvar' }));
    const name = field(canvasElement, 'Razão social');
    await expect(await within(canvasElement).findByText('Preencha o campo Razão social.')).toBeVisible();
    await expect(name).toHaveAccessibleDescription(/Preencha o campo Razão social/);
    await expect(name).toBeInvalid();
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.type(name, 'Clínica');
    await expect(within(canvasElement).queryByText('Preencha o campo Razão social.')).toBeNull();
  },
};

/** A wrong value is said when the person leaves the field, and what was typed stays. */
export const KeepsWhatIsWrong: Story = {
  name: 'Não apaga o que está errado',
  play: async ({ canvasElement }) => {
    await userEvent.type(field(canvasElement, 'CPF'), '12345678900');
    await userEvent.tab();
    await expect(await within(canvasElement).findByText('CPF inválido. Confira os números.')).toBeVisible();
    await userEvent.type(field(canvasElement, 'Valor'), '12,345');
    await userEvent.tab();
    await expect(await within(canvasElement).findByText('Valor: escreva um valor como 1.234,56.')).toBeVisible();
    await expect(field(canvasElement, 'Valor')).toHaveValue('12,345');
    await userEvent.type(field(canvasElement, 'Data do serviço'), '31022026');
    await userEvent.tab();
    await expect(await within(canvasElement).findByText(/esta data não existe/)).toBeVisible();
    await expect(field(canvasElement, 'Data do serviço')).toHaveValue('31/02/2026');
  },
};

/** A digit put into the middle of a mask leaves the caret after it. */
export const CaretStays: Story = {
  name: 'O cursor fica onde estava',
  play: async ({ canvasElement }) => {
    const input = field(canvasElement, 'CPF') as HTMLInputElement;
    await userEvent.type(input, '1234567');
    await expect(input).toHaveValue('123.456.7');
    input.setSelectionRange(2, 2);
    await userEvent.keyboard('9');
    await expect(input).toHaveValue('129.345.67');
    await expect(input.selectionStart).toBe(3);
  },
};

/** One of many records is found by typing, with the keyboard alone. */
export const Searches: Story = {
  name: 'Busca um registro',
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('combobox', { name: 'Tomador' });
    await userEvent.type(box, 'santa');
    const options = () =>
      within(canvasElement)
        .getAllByRole('option', { hidden: false })
        .filter(({ tagName }) => tagName !== 'OPTION');
    await waitFor(() => expect(options()).toHaveLength(1));
    await expect(options()[0]).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(box).toHaveValue('Clínica Santa Tereza Ltda.');

    await userEvent.type(box, ' e outra coisa');
    await userEvent.tab();
    await expect(box).toHaveValue('Clínica Santa Tereza Ltda.');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Limpar Tomador' }));
    await expect(box).toHaveValue('');

    await userEvent.click(box);
    await waitFor(() => expect(options().length).toBeGreaterThan(3));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const third = options()[2];
    await expect(third).toHaveAttribute('aria-selected', 'true');
    const name = third?.firstChild?.textContent;
    await userEvent.keyboard('{Enter}');
    await expect(box).toHaveValue(name);
  },
};

/** What comes while a pointer is down on an option does not take it away. */
export const HoldsStill: Story = {
  name: 'Segura a lista sob o dedo',
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('combobox', { name: 'Tomador' });
    await userEvent.click(box);
    const option = await within(canvasElement).findByRole('option', { name: /Cooperativa/ });
    const name = option.firstChild?.textContent;
    await userEvent.keyboard('santa');
    await fireEvent.pointerDown(option, { button: 0 });
    // Longer than the search waits for more letters: what it finds is another list.
    await new Promise((done) => setTimeout(done, 300));
    await expect(option).toBeInTheDocument();
    await fireEvent.click(option);
    await waitFor(() => expect(box).toHaveValue(name));
    await waitFor(() => expect(option).not.toBeInTheDocument());
  },
};

/** Files: wrong ones are refused in words, good ones are listed and can be taken back. */
export const Files: Story = {
  name: 'Arquivos',
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('NFS-e oficial');
    await userEvent.upload(input, new File(['x'], 'nota.exe'), { applyAccept: false });
    await expect(await within(canvasElement).findByText(/nota.exe não é de um tipo aceito/)).toBeVisible();
    await userEvent.upload(input, new File(['%PDF-'], 'nota.pdf', { type: 'application/pdf' }));
    await expect(await within(canvasElement).findByText('nota.pdf')).toBeVisible();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Retirar nota.pdf' }));
    await expect(within(canvasElement).queryByText('nota.pdf')).toBeNull();
  },
};
