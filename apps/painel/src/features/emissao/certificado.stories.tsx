import type { MunicipalParameterRow } from '@esteto/contract/billing/municipal-parameter';
import type { CompanyCertificate } from '@esteto/contract/company/certificate';
import { dialogCalled, phone } from '@esteto/ui/testing/story-dialog';
import { StoryError } from '@esteto/ui/testing/story-error';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { CertificateDialog, NO_CERTIFICATE } from './certificate-dialog.tsx';
import { checkOf, overPage, queryOf } from './issuing-story.tsx';
import { MunicipalityDialog } from './municipality-dialog.tsx';

// What issuing nationally needs besides the invoice: the company's certificate and the city's parameters.

const certificate: CompanyCertificate = {
  id: 1,
  version: 1,
  created_at: '2026-01-10T12:00:00.000Z',
  updated_at: '2026-01-10T12:00:00.000Z',
  company_id: 1,
  document: '11222333000181',
  name: 'SOUZA MEDICINA LTDA',
  issuer: 'AC SOLUTI Multipla v5',
  trust: 'icp_brasil',
  serial: '4a00000000000017',
  valid_from: '2026-01-10T12:00:00.000Z',
  valid_until: '2027-01-10T12:00:00.000Z',
  days_left: 49,
  status: 'expires_in_60',
};

const upload = fn((_input: { id: number; body: object; file: File }): Promise<CompanyCertificate> => Promise.resolve(certificate));

const certificateOf = (current: () => CompanyCertificate | Promise<CompanyCertificate>): StoryObj => ({
  ...overPage(
    <CertificateDialog
      owner={{ id: 1, name: 'Souza Medicina Ltda.' }}
      missing={NO_CERTIFICATE}
      current={queryOf(current)}
      upload={{ mutationFn: upload }}
    />,
  ),
  beforeEach: () => {
    upload.mockReset().mockResolvedValue(certificate);
  },
});

export default { title: 'Diálogos/Certificado e município' } satisfies Meta;

/** Another takes its place: the file and its password, and what is wrong beside the field. */
export const Replacing: StoryObj = {
  ...certificateOf(() => certificate),
  name: 'Trocar o certificado',
  play: async () => {
    const dialog = await dialogCalled('Certificado digital A1');
    await expect(await dialog.findByText(/10\/01\/2026 a 10\/01\/2027/)).toBeVisible();
    await expect(dialog.getByText('Vence em 60 dias')).toBeVisible();
    upload.mockRejectedValueOnce(new StoryError(422, 'Dados inválidos.', { password: ['A senha não abre este certificado.'] }));
    await userEvent.upload(
      dialog.getByLabelText('Arquivo do certificado'),
      new File(['x'], 'empresa.pfx', { type: 'application/x-pkcs12' }),
    );
    await userEvent.type(dialog.getByLabelText(/Senha do certificado/), 'errada');
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar certificado' }));
    await expect(await dialog.findByText('A senha não abre este certificado.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar certificado' }));
    await expect(await within(document.body).findByText('Certificado guardado. Vale até 10/01/2027.')).toBeVisible();
    await expect(upload.mock.lastCall?.[0]).toMatchObject({ id: 1, body: { password: 'errada' }, file: { name: 'empresa.pfx' } });
  },
};

export const First: StoryObj = {
  ...certificateOf(() => Promise.reject(new StoryError(404, 'Recurso não encontrado.'))),
  name: 'Primeiro certificado',
  play: async () => {
    const dialog = await dialogCalled('Certificado digital A1');
    await expect(await dialog.findByText(/A empresa ainda não tem certificado/)).toBeVisible();
  },
};

/** One that nobody of ICP-Brasil stands behind is kept, and who sends it is told what it is good for. */
export const Foreign: StoryObj = {
  ...certificateOf(() => ({ ...certificate, issuer: 'AC Teste', trust: 'foreign' })),
  name: 'De outra autoridade',
  play: async () => {
    const dialog = await dialogCalled('Certificado digital A1');
    await expect(await dialog.findByText(/não é da ICP-Brasil/)).toBeVisible();
    upload.mockResolvedValueOnce({ ...certificate, trust: 'self_signed' });
    await userEvent.upload(
      dialog.getByLabelText('Arquivo do certificado'),
      new File(['x'], 'empresa.pfx', { type: 'application/x-pkcs12' }),
    );
    await userEvent.type(dialog.getByLabelText(/Senha do certificado/), 'certa');
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar certificado' }));
    await expect(await within(document.body).findByText(/Certificado guardado\. .* assinado por ele mesmo/)).toBeVisible();
  },
};

export const Expired: StoryObj = {
  ...certificateOf(() => ({ ...certificate, status: 'expired', days_left: -3, valid_until: '2026-11-17T12:00:00.000Z' })),
  ...phone,
  name: 'Vencido, no celular',
};

const parameters: MunicipalParameterRow = {
  id: 5,
  version: 2,
  created_at: '2026-01-10T12:00:00.000Z',
  updated_at: '2026-01-10T12:00:00.000Z',
  ibge: '4106902',
  city: 'Curitiba',
  state: 'PR',
  adapter: 'manual',
  environment: 'production',
  dps_series: 1,
  sends_municipal_registration: false,
  companies_count: 12,
  rule_in_force: null,
};

const create = fn((_input: { body: object }): Promise<MunicipalParameterRow> => Promise.resolve(parameters));
const update = fn((_input: { id: number; body: object }): Promise<MunicipalParameterRow> => Promise.resolve(parameters));
const record = () => queryOf(() => parameters);
const known = record();

const municipality = (parameter_id: number | null): StoryObj => ({
  ...overPage(
    <MunicipalityDialog
      city={{ ...checkOf().city, parameter_id }}
      record={() => known}
      create={{ mutationFn: create }}
      update={{ mutationFn: update }}
    />,
  ),
  beforeEach: () => {
    create.mockReset().mockResolvedValue(parameters);
    update.mockReset().mockResolvedValue(parameters);
  },
});

/** By hand nothing else is asked; nationally the environment and the series are. */
export const ChangingCity: StoryObj = {
  ...municipality(5),
  name: 'Município passa ao emissor nacional',
  play: async () => {
    const dialog = await dialogCalled('Emissão em Curitiba/PR');
    await waitFor(() => expect(dialog.getByRole('radio', { name: 'À mão' })).toBeChecked());
    await expect(dialog.queryByRole('textbox', { name: /Série da DPS/ })).toBeNull();
    await userEvent.click(dialog.getByRole('radio', { name: 'Emissor nacional' }));
    await expect(await dialog.findByRole('textbox', { name: /Série da DPS/ })).toHaveValue('1');
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(update).toHaveBeenCalledOnce());
    await expect(update.mock.lastCall?.[0]).toMatchObject({ id: 5, body: { adapter: 'national', ibge: '4106902', version: 2 } });
  },
};

export const NewCity: StoryObj = {
  ...municipality(null),
  name: 'Município novo',
  play: async () => {
    const dialog = await dialogCalled('Emissão em Curitiba/PR');
    await userEvent.click(await dialog.findByRole('radio', { name: 'Homologação' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(create).toHaveBeenCalledOnce());
    await expect(create.mock.lastCall?.[0]).toMatchObject({ body: { adapter: 'national', environment: 'homologation', state: 'PR' } });
  },
};
