import { expectAccessible } from './support/accessible.ts';
import { ask, companyCalled, type List } from './support/api.ts';
import { bytesOf, toasts } from './support/screens.ts';
import { expect, test } from './support/test.ts';

const PHOTO = {
  mimeType: 'image/png',
  buffer: Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64'),
};
const PHONE = { width: 390, height: 844 };

test('staff renews the licence that was chosen and asks for something, the doctor answers on a phone with a file, it is issued and is in the pack', async ({
  enter,
}) => {
  const ana = await enter('ana', '/app');
  const staff = await enter('master', '/painel');
  const { id: company_id } = await companyCalled(ana, 'Souza Medicina');
  const licensings = await ask<List<{ id: number; company_name: string }>>(staff, 'GET', 'admin/licensings?search=Souza');
  const details = `/painel/registro/licenciamentos/licenciamento/${licensings.items[0]?.id}/detalhes`;
  const company = licensings.items[0]?.company_name ?? '';
  const record = staff.getByRole('dialog', { name: company });
  const licence = ana.getByRole('dialog', { name: 'Licença Prefeitura' });

  await test.step('on the radar one licence of several is chosen, begun, undone and begun again', async () => {
    await staff.goto('/painel/registro/licenciamentos?ver=radar');
    await expect(staff.getByText(/^Renovação parada há \d+ dias/)).toBeVisible();
    const city = staff.getByRole('region', { name: /^Prefeitura · Campinas/ });
    await city.getByRole('checkbox', { name: `Renovar ${company}` }).check();
    await staff.getByRole('button', { name: 'Renovar 1 licença' }).click();
    await expect(staff.getByText('1 renovação iniciada. As licenças atuais continuam valendo.')).toBeVisible();
    await staff.getByRole('button', { name: 'Desfazer' }).click();
    await expect(toasts(staff)).toContainText('Renovações desfeitas.');
    await city.getByRole('checkbox', { name: `Renovar ${company}` }).check();
    await staff.getByRole('button', { name: 'Renovar 1 licença' }).click();
    await expect(city.getByRole('checkbox', { name: `Renovar ${company}` })).toHaveCount(0);
  });

  await test.step('staff asks for the IPTU; without its papers the renewal does not go to the agency', async () => {
    await staff.goto(details);
    await record.getByRole('link', { name: 'Mudar a renovação: Prefeitura' }).click();
    const question = staff.getByRole('dialog', { name: 'Prefeitura' });
    await question.getByRole('combobox', { name: 'Situação' }).selectOption('Aguardando Órgão');
    await expect(question).toContainText(
      'Antes de "Aguardando Órgão" falta: IPTU do endereço; Contrato de locação ou de cessão do espaço.',
    );
    await question.getByRole('combobox', { name: 'Situação' }).selectOption('Aguardando Cliente');
    await question.getByRole('textbox', { name: 'Observação' }).fill('Envie o IPTU deste ano.');
    await question.getByRole('button', { name: 'Salvar' }).click();
    await expect(toasts(staff)).toContainText('Licença alterada.');
  });

  await test.step('Ana sees on her phone the permit in force and what is asked, and answers with a photo', async () => {
    await ana.setViewportSize(PHONE);
    await ana.goto(`/app/empresa?empresa=${company_id}`);
    await ana.getByRole('link', { name: 'Responder sobre a licença Prefeitura' }).click();
    await expect(licence.getByRole('region', { name: 'Em vigor' })).toContainText('2025/004417');
    const renewal = licence.getByRole('region', { name: 'Renovação' });
    await expect(renewal).toContainText('Envie o IPTU deste ano.');
    await renewal.getByLabel('Documentos da licença').setInputFiles({ ...PHOTO, name: 'iptu.png' });
    await expect(renewal.getByRole('button', { name: 'Retirar iptu.png' })).toBeVisible();
    expect(await ana.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
    await expectAccessible(ana);
    await renewal.getByRole('button', { name: 'Enviar resposta' }).click();
    await expect(toasts(ana)).toContainText('Resposta enviada. A equipe foi avisada.');
    await expect(renewal).toContainText('Respondida');
  });

  await test.step('the answer is in the queue of the team, who keeps the new permit and issues it', async () => {
    await staff.goto('/painel/registro/licenciamentos?answered=true');
    await expect(staff.getByRole('link', { name: company }).first()).toBeVisible();
    await staff.goto(details);
    await expect(record).toContainText('O médico respondeu');
    await record.getByRole('button', { name: /^1 documento · falta 1 · 1 pedido ao médico/ }).click();
    await expect(record.getByText('IPTU do endereço').first()).toBeVisible();
    await record.getByLabel('Documentos da licença').setInputFiles({ ...PHOTO, name: 'alvara-prefeitura.png' });
    await expect(record.getByRole('button', { name: 'Retirar alvara-prefeitura.png' })).toBeVisible();
    await record.getByRole('link', { name: 'Mudar a renovação: Prefeitura' }).click();
    const question = staff.getByRole('dialog', { name: 'Prefeitura' });
    await question.getByRole('combobox', { name: 'Situação' }).selectOption('Concluído');
    await question.getByRole('textbox', { name: 'Validade' }).fill('20122028');
    await question.getByRole('textbox', { name: 'Número' }).fill('2026/9001');
    await question.getByRole('button', { name: 'Salvar' }).click();
    // The record behind it is hidden from readers until the question is gone.
    await expect(question).toBeHidden();
    await expect(record.getByText('Renovação: Prefeitura')).toHaveCount(0);
    await expectAccessible(staff);
  });

  await test.step('the new one stands where the former was, which is in the history; Ana takes the pack along', async () => {
    await ana.goto(`/app/empresa?empresa=${company_id}`);
    await ana.getByRole('link', { name: 'Prefeitura', exact: true }).click();
    await expect(licence.getByRole('region', { name: 'Em vigor' })).toContainText('2026/9001');
    await licence.getByRole('button', { name: /^Antes: / }).click();
    await expect(licence).toContainText('2025/004417');
    await ana.keyboard.press('Escape');
    const download = ana.waitForEvent('download');
    await ana.getByRole('button', { name: 'Baixar licenças' }).click();
    const bytes = await bytesOf(await download);
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(bytes.length).toBeGreaterThan(5_000);
  });
});
