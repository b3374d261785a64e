import { unitForm } from '@esteto/domain/duty/unit/unit-form';
import { unitTypeLabel } from '@esteto/domain/duty/unit/unit-types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Outlet } from 'react-router';
import { Page } from '../../components/card/page.tsx';
import { AddressFields } from '../../components/field/brazil/address-fields.tsx';
import { CnpjField } from '../../components/field/brazil/cnpj-field.tsx';
import { SelectField } from '../../components/field/choice/select-field.tsx';
import { SwitchField } from '../../components/field/choice/switch-field.tsx';
import { EmailField } from '../../components/field/text/email-field.tsx';
import { PhoneField } from '../../components/field/text/phone-field.tsx';
import { TextField } from '../../components/field/text/text-field.tsx';
import { StoryError } from '../../testing/story-error.ts';
import { FormDialog } from './form-dialog.tsx';

const UnitFields = () => (
  <>
    <TextField name="name" span={4} />
    <TextField name="code" span={2} />
    <SelectField name="type" options={unitTypeLabel} span={3} />
    <CnpjField name="cnpj" span={3} />
    <PhoneField name="phone" span={3} />
    <EmailField name="email" span={3} />
    <AddressFields
      name="address"
      lookup={(cep) => ({
        queryKey: ['cep', cep],
        queryFn: async () =>
          cep === '01310100' ? { street: 'Avenida Paulista', neighborhood: 'Bela Vista', city: 'São Paulo', state: 'SP' as const } : null,
      })}
    />
    <SwitchField name="is_active" />
  </>
);

const record = {
  id: 7,
  version: 3,
  name: 'Hospital São Lucas',
  code: 'HSL',
  type: 'hospital',
  cnpj: '11222333000181',
  phone: '1132654000',
  email: null,
  cnes: null,
  address: null,
  geofence_radius_meters: 150,
  is_active: true,
};

const meta = { title: 'Padrões/Formulário em diálogo' } satisfies Meta;
export default meta;

const at = (element: React.ReactNode) => ({ routes: [{ path: 'criar', element }], at: '/criar' });

const behind = () => (
  <Page title="Unidades">
    <Outlet />
  </Page>
);

const answer = (value: unknown) => ({ mutationFn: () => Promise.resolve(value) });

export const Create: StoryObj = {
  name: 'Criar',
  render: behind,
  parameters: at(
    <FormDialog title="Nova unidade" schema={unitForm} mutation={answer({ id: 8 })} done="Unidade criada.">
      <UnitFields />
    </FormDialog>,
  ),
};

export const Edit: StoryObj = {
  name: 'Editar',
  render: behind,
  parameters: at(
    <FormDialog
      title={(row) => row?.name ?? 'Unidade'}
      subtitle="Hospital · ativa"
      schema={unitForm}
      id={7}
      record={() => ({ queryKey: ['unit', 7], queryFn: () => Promise.resolve(record) })}
      mutation={answer(record)}
      done="Unidade alterada."
    >
      <UnitFields />
    </FormDialog>,
  ),
};

export const Refused: StoryObj = {
  name: 'Recusado pelo servidor',
  render: behind,
  parameters: at(
    <FormDialog
      title="Nova unidade"
      schema={unitForm}
      initial={{ name: 'UPA Vila Mariana', code: 'UPA1', type: 'upa' }}
      mutation={{
        mutationFn: () => Promise.reject(new StoryError(422, 'Dados inválidos.', { code: ['Já existe uma unidade com este código.'] })),
      }}
      done="Unidade criada."
    >
      <UnitFields />
    </FormDialog>,
  ),
};
