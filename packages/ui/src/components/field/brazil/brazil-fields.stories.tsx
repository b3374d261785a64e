import { chakra } from '@chakra-ui/react';
import { PIX_TYPES } from '@esteto/domain/shared/document/pix';
import { boletoLine } from '@esteto/domain/shared/schema/boleto-line-field';
import { address, email, id, list, object, oneOf, pixKey, text, time } from '@esteto/domain/shared/schema/fields';
import { CNAE_CODES } from '@esteto/domain/shared/tables/cnaes';
import { UFS } from '@esteto/domain/shared/tables/uf';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Form, SubmitButton } from '../../../patterns/form/form.tsx';
import { StoryError } from '../../../testing/story-error.ts';
import { FieldGrid, FieldSection } from '../base/field-grid.tsx';
import { TimeField } from '../date/time-field.tsx';
import { EmailsField } from '../text/emails-field.tsx';
import { TokensField } from '../text/tokens-field.tsx';
import { AddressFields } from './address-fields.tsx';
import { BoletoLineField } from './boleto-line-field.tsx';
import { CnaeField } from './cnae-field.tsx';
import { CrmFields } from './crm-fields.tsx';
import { PixKeyFields } from './pix-key-field.tsx';
import { BankField, CountryField, StateField } from './place-fields.tsx';

const schema = object({
  start: time('Início'),
  line: boletoLine(),
  bank: object({ pix_type: oneOf('Tipo de chave', PIX_TYPES), pix_key: pixKey(), code: text('Banco') }),
  crm: object({ number: text('CRM'), state: oneOf('UF do CRM', UFS) }),
  uf: oneOf('Estado', UFS),
  country_id: id('País'),
  address: address(),
  cnaes: list('Atividades (CNAE)', oneOf('CNAE', CNAE_CODES).required()),
  tags: list('Etiquetas', text('Etiqueta').required()),
  emails: list('E-mails financeiros', email('E-mail').required()),
});

const query = <Item,>(name: string, items: Item[]) => ({ queryKey: ['story', name], queryFn: () => Promise.resolve(items) });

const STATES = [
  { id: 35, sigla: 'SP', nome: 'São Paulo' },
  { id: 31, sigla: 'MG', nome: 'Minas Gerais' },
  { id: 33, sigla: 'RJ', nome: 'Rio de Janeiro' },
];
const CITIES: Record<string, { id: number; nome: string }[]> = {
  SP: [
    { id: 3_509_502, nome: 'Campinas' },
    { id: 3_550_308, nome: 'São Paulo' },
  ],
  MG: [{ id: 3_106_200, nome: 'Belo Horizonte' }],
};
const BANKS = [
  { code: '001', name: 'BCO DO BRASIL S.A.', fullName: 'Banco do Brasil S.A.' },
  { code: '260', name: 'NU PAGAMENTOS - IP', fullName: 'Nu Pagamentos S.A.' },
  { code: '341', name: 'ITAÚ UNIBANCO S.A.', fullName: 'Itaú Unibanco S.A.' },
];
const COUNTRIES = [
  { id: 76, iso2: 'BR', name: 'Brasil' },
  { id: 620, iso2: 'PT', name: 'Portugal' },
];

/** What the CEPs of the story answer: found, none, failed. */
const lookup = (cep: string) => ({
  queryKey: ['story-cep', cep],
  queryFn: () => {
    if (cep === '99999999') return Promise.reject(new StoryError(500, 'O serviço não respondeu.'));
    return Promise.resolve(
      cep === '01310100'
        ? {
            street: 'Avenida Paulista',
            neighborhood: 'Bela Vista',
            city: 'São Paulo',
            state: 'SP' as const,
            ibge: '3550308',
            city_id: 3_550_308,
          }
        : null,
    );
  },
});

const Fields = ({ failing = false }: { failing?: boolean }) => {
  const [sent, setSent] = useState<object | null>(null);
  const fail = { queryKey: ['story', 'failing'], queryFn: () => Promise.reject(new Error('não veio')) };
  return (
    <chakra.div maxW="40rem">
      <Form schema={schema} initial={{}} onSubmit={async (values) => setSent(values)}>
        <FieldGrid>
          <TimeField name="start" span={2} />
          <CrmFields name="crm" />
          <BoletoLineField name="line" />
          <FieldSection title="Dados bancários">
            <BankField name="bank.code" banks={failing ? fail : query('banks', BANKS)} />
            <PixKeyFields name="bank" />
          </FieldSection>
          <StateField name="uf" states={failing ? fail : query('states', STATES)} span={3} />
          <CountryField name="country_id" countries={failing ? fail : query('countries', COUNTRIES)} span={3} />
          <AddressFields name="address" lookup={lookup} cities={(uf) => query(`cities ${uf}`, CITIES[uf] ?? [])} />
          <CnaeField name="cnaes" />
          <TokensField name="tags" placeholder="Escreva e tecle Enter" span={3} />
          <EmailsField name="emails" span={3} />
        </FieldGrid>
        <div>
          <SubmitButton>Salvar</SubmitButton>
        </div>
      </Form>
      {sent && <output data-testid="sent">{JSON.stringify(sent)}</output>}
    </chakra.div>
  );
};

const meta = { title: 'Componentes/Campos/Do Brasil', component: Fields, tags: ['autodocs'] } satisfies Meta<typeof Fields>;
export default meta;
type Story = StoryObj<typeof Fields>;

const stage = (root: HTMLElement) => {
  const canvas = within(root);
  const box = (name: string) => canvas.getByRole('textbox', { name });
  return {
    canvas,
    box,
    type: async (name: string, keys: string, shown: string) => {
      await userEvent.clear(box(name));
      await userEvent.type(box(name), keys);
      await userEvent.tab();
      await expect(box(name)).toHaveValue(shown);
    },
    choose: async (name: string, keys: string, shown: string) => {
      const combobox = canvas.getByRole('combobox', { name });
      await userEvent.click(combobox);
      await userEvent.type(combobox, keys);
      await canvas.findByRole('option', { name: new RegExp(`^${shown}`) });
      await userEvent.keyboard('{Enter}');
      await expect(combobox).toHaveValue(shown);
    },
  };
};

export const All: Story = { name: 'Todos' };

export const Masks: Story = {
  name: 'Máscaras',
  play: async ({ canvasElement }) => {
    const { canvas, type, box } = stage(canvasElement);
    await type('Início', '730', '7:30');
    await type('Início', '19h', '19:00');
    await type('CRM', '123456', '123456');
    await type(
      'Linha digitável',
      '00190500954014481606906809350314337370000000100',
      '00190.50095 40144.816069 06809.350314 3 37370000000100',
    );
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Tipo de chave' }), 'CPF/CNPJ');
    await type('Chave Pix', '12345678909', '123.456.789-09');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Tipo de chave' }), 'Chave Aleatória');
    await userEvent.clear(box('Chave Pix'));
    await type('Chave Pix', '123e4567e89b12d3a456426614174000', '123e4567-e89b-12d3-a456-426614174000');
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
    await expect(JSON.parse((await canvas.findByTestId('sent')).textContent ?? '')).toMatchObject({
      start: '19:00',
      line: '00190500954014481606906809350314337370000000100',
      bank: { pix_type: 'random', pix_key: '123e4567-e89b-12d3-a456-426614174000' },
      crm: { number: '123456' },
    });
  },
};

/** A time that does not exist is said, and stays as typed. */
export const WrongTime: Story = {
  name: 'Horário que não existe',
  play: async ({ canvasElement }) => {
    const { canvas, type } = stage(canvasElement);
    await type('Início', '25:00', '25:00');
    await expect(await canvas.findByText('Início: este horário não existe. Escreva hora e minutos, como 7:30.')).toBeVisible();
  },
};

export const PublicLists: Story = {
  name: 'Listas públicas',
  play: async ({ canvasElement }) => {
    const { canvas, choose } = stage(canvasElement);
    await choose('Banco', 'itau', 'Itaú Unibanco S.A.');
    await choose('Estado', 'sao', 'São Paulo');
    await choose('País', 'port', 'Portugal');
    await expect(canvas.getByRole('combobox', { name: 'Cidade' })).toBeDisabled();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'UF' }), 'MG');
    await choose('Cidade', 'belo', 'Belo Horizonte');
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
    await expect(JSON.parse((await canvas.findByTestId('sent')).textContent ?? '')).toMatchObject({
      uf: 'SP',
      country_id: 620,
      bank: { code: '341' },
      address: { state: 'MG', city: 'Belo Horizonte', city_id: 3_106_200, ibge: '3106200' },
    });
  },
};

export const ListsThatDidNotCome: Story = {
  name: 'Listas que não vieram',
  args: { failing: true },
  play: async ({ canvasElement }) => {
    const { canvas } = stage(canvasElement);
    await expect(await canvas.findByText('Não foi possível carregar a listagem de bancos.')).toBeVisible();
    await expect(canvas.getByText('Não foi possível carregar a listagem de estados.')).toBeVisible();
    await expect(canvas.getByText('Não foi possível carregar a listagem de países.')).toBeVisible();
  },
};

/** The CEP fills the address; where it finds none or fails, it says so and the address may be typed. */
export const Cep: Story = {
  name: 'CEP que preenche o endereço',
  play: async ({ canvasElement }) => {
    const { canvas, type, box } = stage(canvasElement);
    await type('CEP', '01310100', '01310-100');
    await waitFor(() => expect(box('Logradouro')).toHaveValue('Avenida Paulista'));
    await expect(box('Bairro')).toHaveValue('Bela Vista');
    await expect(canvas.getByRole('combobox', { name: 'UF' })).toHaveValue('SP');
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Cidade' })).toHaveValue('São Paulo'));
    await type('CEP', '00000000', '00000-000');
    await expect(await canvas.findByText('Não foi encontrado nenhum dado para este CEP')).toBeVisible();
    await type('CEP', '99999999', '99999-999');
    await expect(await canvas.findByText('Ocorreu um erro ao buscar o CEP.')).toBeVisible();
    await type('CEP', '0131', '0131');
    await expect(await canvas.findByText('CEP inválido')).toBeVisible();
    await expect(box('Logradouro')).toHaveValue('Avenida Paulista');
  },
};

export const Several: Story = {
  name: 'Vários valores',
  play: async ({ canvasElement }) => {
    const { canvas, box } = stage(canvasElement);
    // What takes a text empties the input a frame later, unseen by the one that types here.
    const enter = async (name: string, text: string) => {
      await userEvent.type(box(name), text);
      await waitFor(() => expect(box(name)).toHaveValue(''));
      await userEvent.clear(box(name));
    };
    await enter('Etiquetas', 'Cardiologia{Enter}');
    await enter('Etiquetas', 'UTI,');
    await userEvent.click(box('Etiquetas'));
    await userEvent.paste('Noite; Fim de semana\nManhã');
    await expect(canvas.getAllByRole('button', { name: /^Retirar/ })).toHaveLength(5);
    // The first key chooses the last text, the second takes it out.
    await userEvent.keyboard('{Backspace}{Backspace}');
    await userEvent.click(canvas.getByRole('button', { name: 'Retirar UTI' }));
    await enter('E-mails financeiros', 'Ana@Demo.test,');
    await enter('E-mails financeiros', 'errado,');
    await userEvent.tab();
    await expect(await canvas.findByText('E-mail inválido. Confira se está como nome@dominio.com.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retirar errado' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /^8630-5\/03/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /^8630-5\/02/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
    await expect(JSON.parse((await canvas.findByTestId('sent')).textContent ?? '')).toMatchObject({
      tags: ['Cardiologia', 'Noite', 'Fim de semana'],
      emails: ['ana@demo.test'],
      cnaes: ['8630-5/02', '8630-5/03'],
    });
  },
};

/** What each activity means is read with it: the words, the item of the ISS, the licences. */
export const Activities: Story = {
  name: 'Atividades com o que significam',
  play: async ({ canvasElement }) => {
    const { canvas } = stage(canvasElement);
    const activities = canvas.getByRole('group', { name: 'Atividades (CNAE)' });
    await expect(within(activities).getAllByRole('checkbox')).toHaveLength(CNAE_CODES.length);
    await expect(within(activities).getAllByText(/Item [\d.]+ do ISS\. Além do alvará, do CRM e do CNES, pede /)).toHaveLength(
      CNAE_CODES.length,
    );
    await userEvent.click(canvas.getByText(/^8630-5\/03 · /));
    await expect(canvas.getByRole('checkbox', { name: /^8630-5\/03/ })).toBeChecked();
  },
};

export const Phone: Story = { name: 'No celular', globals: { viewport: { value: 'phone' } } };
