import { addCompetence, formatCompetence, formatCompetenceLong, formatCompetenceNumeric } from '@esteto/domain/shared/date/competence';
import { formatCnpj } from '@esteto/domain/shared/document/cnpj';
import { ask, type List } from './support/api.ts';
import { thisMonth } from './support/clock.ts';
import { expect, test } from './support/test.ts';

type Payable = { id: number; name: string; cnpj: string | null; is_closed: boolean; payroll: object | null };
type Closing = { id: number; company_id: number; checks: { key: string; result: string }[] };

/** S-5011 of a company whose one partner is paid R$ 3.500,00, as the portal gives it. */
const totals = (employer: string, month: string): string =>
  '<?xml version="1.0" encoding="UTF-8"?><eSocial xmlns="http://www.esocial.gov.br/schema/evt/evtCS/v_S_01_03_00"><evtCS Id="ID1">' +
  `<ideEvento><indApuracao>1</indApuracao><perApur>${month}</perApur></ideEvento>` +
  `<ideEmpregador><tpInsc>1</tpInsc><nrInsc>${employer}</nrInsc></ideEmpregador>` +
  '<infoCS><ideEstab><tpInsc>1</tpInsc><nrInsc>11222333000181</nrInsc><ideLotacao><codLotacao>1</codLotacao>' +
  '<basesRemun><indIncid>1</indIncid><codCateg>723</codCateg><basesCp><vrBcCp00>3500.00</vrBcCp00></basesCp></basesRemun>' +
  '</ideLotacao></ideEstab></infoCS></evtCS></eSocial>';

test('staff tell the payrolls of several companies by a spreadsheet, of the rest as the month before, and one by what eSocial totalled', async ({
  enter,
}) => {
  const page = await enter('master', '/painel/mensal/fator-r');
  const dialog = page.getByRole('dialog').last();
  const month = addCompetence(thisMonth(), -1);
  const before = addCompetence(month, -1);
  const listed = await ask<List<{ id: number }>>(page, 'GET', 'admin/r-factor?limit=20');
  const payable = async (competence: string): Promise<Payable[]> => {
    const { items } = await ask<{ items: Payable[] }>(page, 'GET', `admin/payroll-sheets/template?competence=${competence}`);
    return items.filter(({ id, is_closed, payroll }) => !is_closed && !payroll && listed.items.some((row) => row.id === id));
  };
  const former = await payable(before);
  const companies = (await payable(month)).filter(({ id, cnpj }) => cnpj && former.some((one) => one.id === id)).slice(0, 3);
  const [first, ...rest] = companies;
  if (!first || rest.length < 2) throw new Error('no three companies of the first page without payrolls');
  const sheet = (rows: readonly Payable[], amount: string) => ({
    name: 'folhas.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      `CNPJ;Pró-labore\n${rows.map(({ cnpj }) => `${formatCnpj(cnpj ?? '')};${amount}`).join('\n')}\n00.000.000/0001-91;1,00\n`,
    ),
  });
  const importSheet = async (competence: string, file: ReturnType<typeof sheet>, told: number) => {
    await page.getByRole('link', { name: 'Importar folhas' }).click();
    await dialog.getByRole('textbox', { name: 'Mês da folha' }).fill(formatCompetenceNumeric(competence));
    await dialog.getByLabel(/^Arquivo/).setInputFiles(file);
    await expect(dialog.getByText('Nenhuma empresa tem este CNPJ.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Informar folhas' }).click();
    await expect(dialog.getByRole('heading', { name: `Folhas de ${formatCompetenceLong(competence)}` })).toBeVisible();
    await expect(dialog.getByText(`${told} informada${told === 1 ? '' : 's'}, 1 não entrou`)).toBeVisible();
    await dialog.getByRole('button', { name: 'Fechar' }).click();
  };

  await test.step('the month before, of all of them, and one of the month itself', async () => {
    await importSheet(before, sheet(companies, '3.000,00'), 3);
    await importSheet(month, sheet([first], '3.100,00'), 1);
  });

  await test.step('the rest as the month before: shown first, told from there', async () => {
    for (const { name } of companies) await page.getByRole('checkbox', { name: new RegExp(name.replace(/[.()]/g, '\\$&')) }).check();
    await page.getByRole('button', { name: `${formatCompetence(month)} igual à última folha` }).click();
    await expect(dialog.getByText('2 folhas a informar · 1 fica como está')).toBeVisible();
    await dialog.getByRole('button', { name: 'Informar 2 folhas' }).click();
    await expect(dialog.getByText('2 informadas, 1 ficou como estava')).toBeVisible();
  });

  await test.step('what eSocial totalled puts one of them right', async () => {
    await dialog.getByRole('button', { name: 'Fechar' }).click();
    await page.getByRole('link', { name: 'Importar folhas' }).click();
    await dialog.getByRole('textbox', { name: 'Mês da folha' }).fill(formatCompetenceNumeric(month));
    const buffer = Buffer.from(totals(first.cnpj?.slice(0, 8) ?? '', month));
    await dialog.getByLabel(/^Arquivo/).setInputFiles({ name: 'S-5011.xml', mimeType: 'text/xml', buffer });
    await expect(dialog.getByText(first.name)).toBeVisible();
    await expect(dialog.getByText(/R\$\s3\.500,00/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Informar folhas' }).click();
    await expect(dialog.getByText('1 informada', { exact: true })).toBeVisible();
    await dialog.getByRole('button', { name: 'Fechar' }).click();
  });

  await test.step('the closing of each knows its payroll', async () => {
    for (const { id, name } of companies) {
      const { items } = await ask<List<Pick<Closing, 'id' | 'company_id'>>>(
        page,
        'GET',
        `admin/closings?month=${month}&search=${encodeURIComponent(name)}`,
      );
      const closing = items.find(({ company_id }) => company_id === id);
      if (!closing) throw new Error(`no closing of company ${id}`);
      const { checks } = await ask<Closing>(page, 'GET', `admin/closings/${closing.id}`);
      expect(checks.find(({ key }) => key === 'payroll')?.result).toBe('ok');
    }
  });
});
