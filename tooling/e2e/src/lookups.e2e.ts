import type { Locator, Page } from '@playwright/test';
import { newCnpj, uniqueName } from './support/api.ts';
import { choose, toasts } from './support/screens.ts';
import { expect, test } from './support/test.ts';

// The server asks the public services that apps/api/src/testing/public-services.ts plays: what they do not know, and what they fail at.
test.use({ provokes: [404, 502] });

const UNKNOWN_CEP = '00000-000';
const FAILING_CEP = '99999-500';

test('the CNPJ and the CEP fill in a client, and lose nothing that was typed', async ({ enter }) => {
  const { ana, dialog } = await newClientDialog(enter);
  const cnpj = newCnpj();
  const name = uniqueName('Hospital');
  const known = uniqueName('Como eu o chamo');
  await box(dialog, 'Nome fantasia').fill(known);
  await box(dialog, 'CNPJ').fill(cnpj);
  await expect(box(dialog, 'Razão social')).toHaveValue('HOSPITAL SANTA ISABEL S.A.');
  await expect(box(dialog, 'CNPJ')).toHaveAccessibleDescription('Encontrado no cadastro da Receita Federal.');
  await expect(box(dialog, 'Nome fantasia')).toHaveValue(known);
  await expect(box(dialog, 'CEP')).toHaveValue('50030-230');
  await expect(dialog.getByRole('combobox', { name: 'Cidade' })).toHaveValue('Recife');

  await box(dialog, 'CEP').fill('01310-100');
  await expect(box(dialog, 'Logradouro')).toHaveValue('Avenida Paulista');
  await expect(dialog.getByRole('combobox', { name: 'UF' })).toHaveValue('SP');
  await expect(dialog.getByRole('combobox', { name: 'Cidade' })).toHaveValue('São Paulo');

  await box(dialog, 'Razão social').fill(name);
  await dialog.getByRole('button', { name: 'Cadastrar' }).click();
  await expect(toasts(ana)).toContainText(`${name} já pode aparecer nas suas notas.`);
});

test('what a service does not know, or fails at, is said beside the field and stops nobody', async ({ enter }) => {
  const { ana, dialog } = await newClientDialog(enter);
  const name = uniqueName('Hospital');
  await box(dialog, 'CNPJ').fill(newCnpj());
  await expect(box(dialog, 'CEP')).toHaveValue('50030-230');
  await box(dialog, 'CEP').fill(UNKNOWN_CEP);
  await expect(box(dialog, 'CEP')).toHaveAccessibleDescription('Não foi encontrado nenhum dado para este CEP');
  await box(dialog, 'CEP').fill(FAILING_CEP);
  await expect(box(dialog, 'CEP')).toHaveAccessibleDescription('Ocorreu um erro ao buscar o CEP.');
  await dialog.getByRole('combobox', { name: 'UF' }).selectOption('MG');
  await choose(dialog, 'Cidade', 'Belo Horizonte');
  await box(dialog, 'Razão social').fill(name);
  // The registry's, which another client may have: the product would ask whether it is the same.
  await box(dialog, 'Nome fantasia').fill(name);
  await dialog.getByRole('button', { name: 'Cadastrar' }).click();
  await expect(toasts(ana)).toContainText(`${name} já pode aparecer nas suas notas.`);
});

test('a client abroad has a country and its postal code', async ({ enter }) => {
  const { ana, dialog } = await newClientDialog(enter);
  const name = uniqueName('Clínica');
  await dialog.getByRole('radio', { name: 'Exterior' }).check();
  await box(dialog, 'Nome ou razão social').fill(name);
  await dialog.getByRole('combobox', { name: 'Motivo sem NIF' }).selectOption({ index: 1 });
  await choose(dialog, 'País', 'Portugal');
  await box(dialog, 'Código postal').fill('9999-999');
  await box(dialog, 'Logradouro').focus();
  await expect(box(dialog, 'Código postal')).toHaveAccessibleDescription(
    'Não foi encontrado nenhum dado para este código postal no país informado (Portugal).',
  );
  await box(dialog, 'Código postal').fill('1000-139');
  await box(dialog, 'Logradouro').focus();
  await expect(box(dialog, 'Cidade')).toHaveValue('Lisboa');
  await dialog.getByRole('button', { name: 'Cadastrar' }).click();
  await expect(toasts(ana)).toContainText(`${name} já pode aparecer nas suas notas.`);
});

const newClientDialog = async (enter: (who: 'ana', path: string) => Promise<Page>): Promise<{ ana: Page; dialog: Locator }> => {
  const ana = await enter('ana', '/app/faturamento/tomadores/criar');
  return { ana, dialog: ana.getByRole('dialog', { name: 'Novo tomador' }) };
};

const box = (dialog: Locator, name: string): Locator => dialog.getByRole('textbox', { name, exact: true }).first();
