import { addCompetence } from '@esteto/domain/shared/date/competence';
import { thisMonth } from './support/clock.ts';
import { rowWith, toasts } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test("staff raise a city's ISS, tell the new ceiling of the INSS and a month of payroll, and read it all again", async ({ enter }) => {
  const page = await enter('master', '/painel/parametros-de-sistema/parametros-municipais');
  const dialog = page.getByRole('dialog').last();
  let history = '';
  // The months that count end one earlier from 2027 on (Res. CGSN 190/2026).
  const counted = thisMonth() < '2027-01' ? 4 : 3;
  const month = (ahead: number): string => {
    const [year, number] = addCompetence(thisMonth(), ahead).split('-');
    return `${number}/${year}`;
  };

  await test.step('the ISS of Campinas from the month after the next', async () => {
    await page.getByRole('searchbox').fill('Campinas');
    await expect(page.locator('[data-row]')).toHaveCount(1);
    await rowWith(page, 'Campinas/SP').getByRole('link').first().click();
    await expect(page).toHaveURL(/municipio\/\d+\/editar/);
    history = page.url().replace('/editar', '/historico');
    await dialog.getByRole('textbox', { name: /ISS geral/ }).fill('2,5');
    await dialog.getByRole('textbox', { name: /Vale a partir de/ }).fill(month(2));
    await dialog.getByRole('textbox', { name: /Motivo/ }).fill('Nova lei municipal.');
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await page.getByRole('alertdialog').getByRole('button').last().click();
    await expect(toasts(page)).toContainText('Parâmetros do município salvos.');
    await expect(rowWith(page, 'Campinas/SP')).toContainText('2,00');
  });

  await test.step('its history tells what holds and what will', async () => {
    await page.goto(history);
    await expect(dialog.getByText('Futura')).toBeVisible();
    await expect(dialog.getByText('Em vigor')).toBeVisible();
    await expect(dialog.getByText('Nova lei municipal.').first()).toBeVisible();
  });

  await test.step('a new ceiling of the INSS', async () => {
    await page.goto('/painel/parametros-de-sistema/parametros-contabeis');
    await page.getByRole('link', { name: 'Nova vigência: Salário mínimo e INSS' }).click();
    await dialog.getByRole('textbox', { name: 'Teto do INSS' }).fill('9.000,00');
    await dialog.getByRole('textbox', { name: /Vale a partir de/ }).fill(month(2));
    await dialog.getByRole('textbox', { name: /Fonte/ }).fill('Portaria de teste');
    await dialog.getByRole('textbox', { name: /Motivo/ }).fill('Reajuste anual.');
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await expect(toasts(page)).toContainText('Nova vigência salva.');
    await page
      .getByRole('button', { name: /^Vigências/ })
      .first()
      .click();
    await expect(page.getByText('Portaria de teste')).toBeVisible();
  });

  await test.step('a forgotten payroll completes the fator R of a company', async () => {
    await page.goto('/painel/mensal/fator-r');
    await page.getByRole('searchbox').fill('Prado Anestesiologia');
    await expect(page.locator('[data-row]')).toHaveCount(1);
    await expect(rowWith(page, 'Prado Anestesiologia')).toContainText(`${counted - 1} de ${counted}`);
    await rowWith(page, 'Prado Anestesiologia').getByRole('link').first().click();
    // Not merely one that is empty: the month that has just begun is empty too, and may be.
    const missing = /^Falta a folha de (\S+?)\./.exec(await dialog.getByText(/^Falta a folha de/).innerText())?.[1];
    await dialog.getByRole('link', { name: `Informar a folha de ${missing}` }).click();
    await dialog.getByRole('textbox', { name: 'Pró-labore' }).fill('15.000,00');
    await dialog.getByRole('textbox', { name: 'Motivo' }).fill('Recibo encontrado.');
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await expect(toasts(page)).toContainText('Folha salva.');
    await expect(page.getByText(/^Falta a folha de/)).toHaveCount(0);
    await page.goto('/painel/mensal/fator-r');
    await page.getByRole('searchbox').fill('Prado Anestesiologia');
    await expect(rowWith(page, 'Prado Anestesiologia')).toContainText(`${counted} de ${counted}`);
  });
});
