import { chakra } from '@chakra-ui/react';
import { anyAddress, cnpj, object, text } from '@esteto/domain/shared/schema/fields';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Form, SubmitButton } from '../../../patterns/form/form.tsx';
import { StoryError } from '../../../testing/story-error.ts';
import { FieldGrid } from '../base/field-grid.tsx';
import { useFill } from '../binding/use-fill.ts';
import { TextField } from '../text/text-field.tsx';
import { CnpjField } from './cnpj-field.tsx';
import { ForeignAddressFields } from './foreign-address-fields.tsx';

const schema = object({ cnpj: cnpj(), name: text('Razão social'), fantasy_name: text('Nome fantasia'), address: anyAddress() });

type Company = { name: string; fantasy_name: string | null };

const COMPANIES: Record<string, Company> = {
  '11222333000181': { name: 'Hospital Santa Isabel S.A.', fantasy_name: 'Santa Isabel' },
  '11444777000161': { name: 'Clínica do Porto Ltda.', fantasy_name: null },
};

/** The third answers that it is down; any other is unknown. */
const company = (key: string) => ({
  queryKey: ['story-cnpj', key],
  queryFn: () => (key === '00000000000191' ? Promise.reject(new StoryError(502, 'fora do ar')) : Promise.resolve(COMPANIES[key] ?? null)),
});

const countries = {
  queryKey: ['story-lookup-countries'],
  queryFn: () =>
    Promise.resolve([
      { id: 276, iso2: 'DE', name: 'Alemanha' },
      { id: 620, iso2: 'PT', name: 'Portugal' },
    ]),
};

const places =
  ({ iso2 }: { iso2: string }) =>
  (code: string) => ({
    queryKey: ['story-places', iso2, code],
    queryFn: () => {
      if (code === '500') return Promise.reject(new StoryError(502, 'fora do ar'));
      return Promise.resolve(iso2 === 'PT' && code === '1000-139' ? [{ city: 'Lisboa', neighborhood: null, street: null }] : null);
    },
  });

const CompanyFields = () => {
  const fill = useFill();
  return (
    <>
      <CnpjField
        name="cnpj"
        lookup={company}
        noteOf={({ name }: Company) => `Encontrado: ${name}`}
        onFound={({ name, fantasy_name }: Company) => fill([{ name }, { fantasy_name }])}
        span={2}
      />
      <TextField name="name" span={4} />
      <TextField name="fantasy_name" />
    </>
  );
};

const Fields = () => {
  const [sent, setSent] = useState<object | null>(null);
  return (
    <chakra.div maxW="40rem">
      <Form schema={schema} initial={{}} onSubmit={async (values) => setSent(values)}>
        <FieldGrid>
          <CompanyFields />
          <ForeignAddressFields name="address" countries={countries} places={places} />
        </FieldGrid>
        <div>
          <SubmitButton>Salvar</SubmitButton>
        </div>
      </Form>
      {sent && <output data-testid="sent">{JSON.stringify(sent)}</output>}
    </chakra.div>
  );
};

const meta = { title: 'Componentes/Campos/Consultas', component: Fields } satisfies Meta<typeof Fields>;
export default meta;
type Story = StoryObj<typeof meta>;

const stage = (element: HTMLElement) => {
  const canvas = within(element);
  const box = (name: string) => canvas.getByRole('textbox', { name });
  const type = async (name: string, value: string) => {
    await userEvent.clear(box(name));
    await userEvent.type(box(name), value);
  };
  const choose = async (name: string, typed: string, label: string) => {
    const combobox = canvas.getByRole('combobox', { name });
    await userEvent.click(combobox);
    await userEvent.type(combobox, typed);
    await canvas.findByRole('option', { name: label });
    await userEvent.keyboard('{Enter}');
    await expect(combobox).toHaveValue(label);
  };
  return { canvas, box, type, choose };
};

/** What the registry filled follows the CNPJ; what a person typed stays. */
export const CompanyByCnpj: Story = {
  name: 'CNPJ que preenche o nome',
  play: async ({ canvasElement }) => {
    const { canvas, box, type } = stage(canvasElement);
    await type('CNPJ', '11222333000181');
    await waitFor(() => expect(box('Razão social')).toHaveValue('Hospital Santa Isabel S.A.'));
    await expect(box('CNPJ')).toHaveAccessibleDescription('Encontrado: Hospital Santa Isabel S.A.');
    await expect(box('Nome fantasia')).toHaveValue('Santa Isabel');

    await type('Nome fantasia', 'O meu hospital');
    await type('CNPJ', '11444777000161');
    await waitFor(() => expect(box('Razão social')).toHaveValue('Clínica do Porto Ltda.'));
    await expect(box('Nome fantasia')).toHaveValue('O meu hospital');

    await type('CNPJ', '19131243000197');
    await expect(await canvas.findByText('Não foi encontrada nenhuma empresa com este CNPJ.')).toBeVisible();
    await type('CNPJ', '00000000000191');
    await expect(await canvas.findByText('Não foi possível consultar o CNPJ. Preencha os dados.')).toBeVisible();
    await expect(box('Razão social')).toHaveValue('Clínica do Porto Ltda.');
  },
};

/** A postal code belongs to a country, is looked for when the field is left, and is asked again in another country. */
export const Abroad: Story = {
  name: 'Endereço no exterior',
  play: async ({ canvasElement }) => {
    const { canvas, box, type, choose } = stage(canvasElement);
    await choose('País', 'port', 'Portugal');
    await type('Código postal', '9999');
    await userEvent.tab();
    await expect(
      await canvas.findByText('Não foi encontrado nenhum dado para este código postal no país informado (Portugal).'),
    ).toBeVisible();
    await type('Código postal', '500');
    await userEvent.tab();
    await expect(await canvas.findByText('Não foi possível buscar este código postal. Preencha o endereço.')).toBeVisible();
    await type('Código postal', '1000-139');
    await userEvent.tab();
    await waitFor(() => expect(box('Cidade')).toHaveValue('Lisboa'));
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
    await expect(JSON.parse((await canvas.findByTestId('sent')).textContent ?? '')).toMatchObject({
      address: { country_id: 620, zip_code: '1000-139', city: 'Lisboa', cep: null, state: null, ibge: null },
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar País' }));
    await choose('País', 'alem', 'Alemanha');
    await userEvent.click(box('Código postal'));
    await userEvent.tab();
    await expect(
      await canvas.findByText('Não foi encontrado nenhum dado para este código postal no país informado (Alemanha).'),
    ).toBeVisible();
  },
};

export const Phone: Story = { name: 'No celular', globals: { viewport: { value: 'phone' } } };
