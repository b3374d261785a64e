import { readFile } from 'node:fs/promises';
import { codeIn } from '@esteto/api/testing/outbox';
import { ask, type List, newClient } from './support/api.ts';
import { typeInBoxes } from './support/keyboard.ts';
import { mailTo } from './support/outbox.ts';
import { people } from './support/people.ts';
import { choose, fillRequest, rowWith, toasts } from './support/screens.ts';
import { expect, test } from './support/test.ts';
import { pdf } from './support/way-in.ts';

const COMPANY = 'Souza Ortopedia Ltda.';
const PLACE = { CEP: '13010-001', Logradouro: 'Rua Barão de Jaguara', Número: '100', Bairro: 'Centro' };

test('an analyst takes an opening through its steps, with a minuta that goes back once, and the doctor follows it', async ({
  enter,
  world,
}) => {
  test.setTimeout(180_000);
  const staff = await enter('master', '/painel/registro/abertura/criar');
  const dialog = staff.getByRole('dialog');

  // Ana works as a natural person too, and becomes a company that is to be opened.
  const { items } = await ask<List<{ id: number; version: number }>>(staff, 'GET', 'admin/natural-people?search=Ana%20Souza');
  const [person] = items;
  if (!person) throw new Error('Ana is no natural person');
  await ask(staff, 'POST', `admin/natural-people/${person.id}/convert`, {
    name: COMPANY,
    cnpj: null,
    tax_regime: 'simples',
    version: person.version,
  });

  await test.step('the analyst begins it, and sends the minuta', async () => {
    await choose(dialog, 'Empresa', COMPANY);
    await dialog.getByRole('button', { name: 'Iniciar abertura' }).click();
    await expect(toasts(staff)).toContainText('iniciada');
    await dialog.getByRole('button', { name: 'Mais ações' }).click();
    await staff.getByRole('menuitem', { name: 'Escrever a minuta' }).click();
    const texts = dialog.getByRole('textbox', { name: 'Texto' });
    await expect(texts.nth(1)).toHaveValue(/Souza Ortopedia/);
    await dialog.getByRole('button', { name: 'Enviar ao médico' }).click();
    await expect(dialog.getByText(/Preencha o que está em aberto: .*\[CNAEs\]/)).toBeVisible();
    for (const box of await texts.all()) await box.fill((await box.inputValue()).replaceAll(/\[[^\]]*\]/g, 'preenchido'));
    await dialog.getByRole('button', { name: 'Enviar ao médico' }).click();
    await expect(toasts(staff)).toContainText('Minuta enviada ao médico.');
  });

  const doctor = await enter('ana', `/app?empresa=${person.id}`);
  const own = doctor.getByRole('dialog');

  await test.step('the doctor sees whose turn it is, and sends it back', async () => {
    await expect(doctor.getByText('É a sua vez')).toBeVisible();
    await doctor.getByRole('link', { name: 'Ler a minuta' }).click();
    await own.getByRole('button', { name: 'Rejeitar' }).click();
    await own.getByRole('textbox', { name: 'Motivo da rejeição' }).fill('Sou o único sócio.');
    await own.getByRole('button', { name: 'Rejeitar minuta' }).click();
    await expect(doctor.getByText(/Você pediu mudanças/)).toBeVisible();
  });

  await test.step('the analyst reads why, and sends another version', async () => {
    await staff.reload();
    await expect(dialog.getByText('Sou o único sócio.').first()).toBeVisible();
    await dialog.getByRole('button', { name: 'Mais ações' }).click();
    await staff.getByRole('menuitem', { name: 'Escrever a minuta' }).click();
    await dialog.getByRole('textbox', { name: 'Texto' }).nth(2).fill('Serviços médicos em ortopedia, por um único sócio.');
    await dialog.getByRole('button', { name: 'Enviar ao médico' }).click();
    await expect(dialog.getByText(/Versão 2/)).toBeVisible();
  });

  await test.step('the doctor sees what changed, and approves', async () => {
    await doctor.reload();
    await doctor.getByRole('link', { name: 'Ler a minuta' }).click();
    await expect(own.getByText(/1 cláusula mudou/)).toBeVisible();
    await own.getByRole('checkbox', { name: /Li a minuta até o fim/ }).check();
    await own.getByRole('button', { name: 'Receber código por e-mail' }).click();
    const code = async () => codeIn((await mailTo(world, people.ana)).findLast((text) => text.includes('assina')));
    await expect.poll(code).not.toBe('');
    await own.getByRole('textbox').first().click();
    await typeInBoxes(doctor, own, await code());
    await own.getByRole('button', { name: 'Assinar e aprovar' }).click();
    await expect(toasts(doctor)).toContainText('Decisão enviada');
  });

  await test.step('the doctor keeps the signed PDF, which is told from a changed one', async () => {
    await doctor.getByRole('link', { name: 'Ler a minuta' }).click();
    const [kept] = await Promise.all([doctor.waitForEvent('download'), own.getByRole('button', { name: 'Baixar PDF' }).click()]);
    const bytes = await readFile(await kept.path());
    const check = (buffer: Buffer) =>
      own.getByLabel('Arquivo a conferir').setInputFiles({ name: 'minuta.pdf', mimeType: 'application/pdf', buffer });
    await check(bytes);
    await expect(own.getByText('Este arquivo é o que foi assinado')).toBeVisible();
    await check(Buffer.concat([bytes.subarray(0, -1), Buffer.from(' ')]));
    await expect(own.getByText('Este arquivo foi alterado')).toBeVisible();
  });

  /** The fee with its boleto goes to the doctor, who finds all that it takes to pay it. */
  const sendFee = async () => {
    await staff
      .getByRole('region', { name: /^Taxa da Junta/ })
      .getByRole('link', { name: COMPANY })
      .click();
    await dialog.getByRole('button', { name: 'Editar' }).click();
    await dialog.getByRole('textbox', { name: 'Taxa da Junta', exact: true }).fill('265,00');
    await dialog.getByRole('textbox', { name: 'Vencimento da taxa' }).fill('01/12/2026');
    await dialog.getByRole('textbox', { name: 'Linha digitável da taxa' }).fill('23793381286000000000430000000049316470000026500');
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await dialog.getByRole('link', { name: 'Anexar o boleto da taxa' }).click();
    const over = staff.getByRole('dialog', { name: 'Boleto da taxa da Junta' });
    await over.getByLabel(/^Boleto em PDF/).setInputFiles(pdf('taxa.pdf'));
    await over.getByRole('button', { name: 'Guardar boleto' }).click();
    await expect(dialog.getByRole('button', { name: 'Baixar Boleto da taxa' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Mudar Taxa da Junta' }).click();
    await staff.getByRole('menuitem', { name: 'Enviado' }).click();
    await expect(toasts(staff)).toContainText('Taxa da Junta: Enviado.');
    await staff.keyboard.press('Escape');
    await doctor.goto(`/app?empresa=${person.id}`);
    await expect(doctor.getByText(/O boleto da taxa da Junta espera/)).toBeVisible();
    await expect(doctor.getByRole('button', { name: /Copiar a linha digitável/ })).toBeVisible();
    const [kept] = await Promise.all([
      doctor.waitForEvent('download'),
      doctor.getByRole('button', { name: 'Baixar Boleto da taxa' }).click(),
    ]);
    expect(kept.suggestedFilename()).toBe('taxa.pdf');
  };

  await test.step('the analyst takes it from step to step on the board, until it is over', async () => {
    await staff.goto('/painel/registro/abertura');
    for (const step of ['Viabilidade', 'Receita Federal', 'Registro na Junta', 'Taxa da Junta', 'Assinatura Digital', 'Protocolo']) {
      if (step === 'Taxa da Junta') await sendFee();
      const column = staff.getByRole('region', { name: new RegExp(`^${step}`) });
      await column.getByRole('button', { name: `Mover ${COMPANY}` }).click();
      await staff.getByRole('menuitem', { name: 'Concluído' }).click();
      await expect(column.getByText(COMPANY)).toHaveCount(0);
    }
    await staff
      .getByRole('region', { name: /^Simples Nacional/ })
      .getByRole('link', { name: COMPANY })
      .click();
    await dialog.getByRole('button', { name: 'Mudar Simples Nacional' }).click();
    await staff.getByRole('menuitem', { name: 'Cancelado' }).click();
    await dialog.getByRole('textbox', { name: 'Motivo' }).fill('Fica no lucro presumido.');
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await expect(toasts(staff)).toContainText('Etapa alterada.');
    await dialog.getByRole('button', { name: 'Mais ações' }).click();
    await staff.getByRole('menuitem', { name: 'Concluir' }).click();
    const end = staff.getByRole('dialog', { name: 'Concluir a abertura' });
    await end.getByRole('textbox', { name: 'CNPJ' }).fill('11.444.777/0001-61');
    // What the registry knows is filled in; what is typed after it stays.
    await expect(end.getByText('Situação na Receita: ATIVA.')).toBeVisible();
    await end.getByRole('textbox', { name: 'Data de abertura' }).fill('20/11/2026');
    for (const [name, value] of Object.entries(PLACE)) await end.getByRole('textbox', { name, exact: true }).fill(value);
    await end.getByRole('button', { name: 'Concluir abertura' }).click();
    await expect(dialog.getByText('Registro Finalizado')).toBeVisible();
  });

  await test.step('the doctor sees that the company is open', async () => {
    await doctor.goto(`/app?empresa=${person.id}`);
    await expect(doctor.getByRole('heading', { name: 'A empresa está aberta' })).toBeVisible();
  });

  await test.step('the doctor asks for its first invoice', async () => {
    const { name } = await newClient(doctor, person.id);
    await doctor.getByRole('link', { name: 'Pedir a primeira nota' }).click();
    const request = await fillRequest(doctor, { client: name, amount: '1500,00', description: 'Plantões de 12 h' });
    await request.getByRole('button', { name: 'Solicitar nota' }).click();
    await expect(toasts(doctor)).toContainText('Nota solicitada');
  });

  await test.step('renews all that ends soon in a city together', async () => {
    await staff.goto('/painel/registro/licenciamentos?ver=radar');
    const city = staff.getByRole('region', { name: /^Prefeitura · Campinas/ });
    await city.getByRole('button', { name: /^Todas: / }).click();
    await staff.getByRole('button', { name: /^Renovar \d+ licenças$/ }).click();
    await expect(staff.getByText(/^\d+ renovações iniciadas\./)).toBeVisible();
    await expect(city.getByRole('checkbox')).toHaveCount(0);
    await staff.goto('/painel/registro/licenciamentos');
    await staff.getByRole('searchbox').fill('Souza Medicina');
    await expect(rowWith(staff, 'Souza Medicina')).toContainText('Licenciamento Pendente');
  });
});
