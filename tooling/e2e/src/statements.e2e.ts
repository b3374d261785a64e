import { ask, companyCalled, type List } from './support/api.ts';
import { toasts } from './support/screens.ts';
import { expect, test } from './support/test.ts';

type Note = { id: number; status: string; net_amount: number; client_name: string; issue_date: string };

/** A statement of one account with these movements, as a bank writes it. */
const ofx = (movements: readonly { id: string; day: string; cents: number; memo: string }[]): Buffer =>
  Buffer.from(`OFXHEADER:100
DATA:OFXSGML
VERSION:102

<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>BRL<BANKACCTFROM><BANKID>0260<ACCTID>55501-2<ACCTTYPE>CHECKING</BANKACCTFROM>
<BANKTRANLIST>
${movements.map(({ id, day, cents, memo }) => `<STMTTRN><TRNTYPE>OTHER<DTPOSTED>${day.replaceAll('-', '')}<TRNAMT>${(cents / 100).toFixed(2)}<FITID>${id}<MEMO>${memo}</STMTTRN>`).join('\n')}
</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>
`);

test('a doctor sends a statement, a credit pays its note, a fee is taught, and all of it is taken back', async ({ enter }) => {
  const page = await enter('ana', '/app/extratos');
  const { id: company_id } = await companyCalled(page, 'Souza M');
  const { items } = await ask<List<Note>>(page, 'GET', `invoices?stage=receivable&limit=50&company_id=${company_id}`);
  const note = items
    .filter(({ status }) => status !== 'partially_paid')
    .toSorted((one, other) => other.issue_date.localeCompare(one.issue_date))[0];
  if (!note) throw new Error('the demo data hold no note that waits');
  const [year, month] = note.issue_date.split('-').map(Number);
  const noteNow = () => ask<Note>(page, 'GET', `invoices/${note.id}?company_id=${company_id}`);
  const credit = `TED ${note.client_name.toUpperCase()}`;

  await test.step('the file is sent', async () => {
    await page.goto(`/app/extratos/enviar/ano/${year}/mes/${month}`);
    const dialog = page.getByRole('dialog', { name: 'Enviar extrato' });
    await dialog.getByLabel(/^Arquivo do banco/).setInputFiles({
      name: 'novo-banco.ofx',
      mimeType: 'application/x-ofx',
      buffer: ofx([
        { id: 'N0000001', day: note.issue_date, cents: note.net_amount, memo: credit },
        { id: 'N0000002', day: note.issue_date, cents: -4990, memo: 'CESTA DE SERVICOS 7' },
      ]),
    });
    await dialog.getByRole('button', { name: 'Enviar extrato' }).click();
    await expect(toasts(page)).toContainText('2 lançamentos novos');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('the credit is the note’s, by the keyboard alone', async () => {
    await page.goto(`/app/extratos?ver=lancamentos&search=${encodeURIComponent(credit)}`);
    const row = page.locator('[data-row]').first();
    await expect(row).toContainText('Sugerido');
    await row.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: credit });
    await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(1);
    await dialog.getByRole('button', { name: 'Conciliar' }).press('Enter');
    await expect(toasts(page)).toContainText('Conciliado: ');
    await expect(row).toContainText('Conciliado');
    expect((await noteNow()).status).toBe('paid');
  });

  await test.step('the fee is taught and stands among the expenses', async () => {
    await page.goto('/app/extratos?ver=lancamentos&search=cesta');
    await page.locator('[data-row]').first().getByRole('link').first().click();
    const dialog = page.getByRole('dialog', { name: 'CESTA DE SERVICOS 7' });
    await dialog.getByRole('combobox', { name: 'Ou o que foi' }).selectOption('Tarifas e juros do banco');
    await dialog.getByText(/^Fazer o mesmo sempre/).click();
    await dialog.getByRole('button', { name: 'Conciliar' }).click();
    await expect(page.locator('[data-row]').first()).toContainText('Categorizado');
    await page.goto('/app/extratos/regras');
    await expect(page.getByRole('dialog', { name: 'Regras' })).toContainText('“cesta de servicos”');
    await page.goto(`/app/entradas-e-saidas?month=${note.issue_date.slice(0, 7)}`);
    await expect(page.getByRole('link', { name: 'CESTA DE SERVICOS 7' })).toBeVisible();
  });

  await test.step('undone, the note waits again, and the file goes with what the rule said', async () => {
    await page.goto(`/app/extratos?ver=lancamentos&search=${encodeURIComponent(credit)}`);
    await page.locator('[data-row]').first().getByRole('link').first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Desfazer' }).click();
    await expect(toasts(page)).toContainText('Conciliação desfeita.');
    expect((await noteNow()).status).not.toBe('paid');
    await page.goto('/app/extratos/envios');
    await page.getByRole('button', { name: 'Desfazer o envio de novo-banco.ofx' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Desfazer envio' }).click();
    await expect(page.getByText(/^Desfeito /).first()).toBeVisible();
  });
});

test('a doctor says once what the columns of a CSV are, and the next file of the account is read by itself', async ({ enter }) => {
  const page = await enter('ana', '/app/extratos');
  const { id: company_id } = await companyCalled(page, 'Souza M');
  const { items } = await ask<List<Note>>(page, 'GET', `invoices?stage=receivable&limit=50&company_id=${company_id}`);
  const [year, month] = (
    items
      .map(({ issue_date }) => issue_date)
      .toSorted()
      .at(-1) ?? ''
  )
    .split('-')
    .map(Number);
  const account = 'Banco sem nomes';
  const csv = (day: string) => ({
    name: `extrato-${day}.csv`,
    mimeType: 'text/csv',
    buffer: Buffer.from(
      `Quando;O que;Quanto;Ficou\n${day}/${String(month).padStart(2, '0')}/${year};Compra do dia ${day};-7${day},31;100,00\n`,
    ),
  });
  const dialog = page.getByRole('dialog', { name: 'Enviar extrato' });

  await test.step('the columns of the first are said', async () => {
    await page.goto(`/app/extratos/enviar/ano/${year}/mes/${month}`);
    await dialog.getByLabel(/nome de uma conta nova/).fill(account);
    await dialog.getByLabel(/^Arquivo do banco/).setInputFiles(csv('03'));
    await expect(dialog).toContainText('Diga qual coluna é o valor.');
    await dialog.getByRole('combobox', { name: 'O que é a coluna O que' }).selectOption('Descrição');
    await dialog.getByRole('combobox', { name: 'O que é a coluna Quanto' }).selectOption('Valor');
    await dialog.getByRole('combobox', { name: 'O que é a coluna Ficou' }).selectOption('Saldo');
    await expect(dialog.getByRole('region', { name: 'Como os lançamentos entram' })).toContainText('Compra do dia 03');
    await dialog.getByRole('button', { name: 'Enviar extrato' }).click();
    await expect(toasts(page)).toContainText('1 lançamento novo');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('those of the second are known', async () => {
    await page.goto(`/app/extratos/enviar/ano/${year}/mes/${month}`);
    await dialog.getByRole('combobox', { name: /^Conta/ }).selectOption(account);
    await dialog.getByLabel(/^Arquivo do banco/).setInputFiles(csv('04'));
    await dialog.getByRole('button', { name: /^1 lançamento e como/ }).click();
    await expect(dialog).toContainText('Como você disse no último arquivo desta conta');
    await dialog.getByRole('button', { name: 'Enviar extrato' }).click();
    // The balances do not follow: that is told, and stays until it was read.
    await dialog.getByRole('button', { name: 'Entendi' }).click();
    await page.goto('/app/extratos?ver=lancamentos&search=compra+do+dia');
    await expect(page.locator('[data-row]')).toHaveCount(2);
  });

  await test.step('both are taken back', async () => {
    for (const day of ['04', '03']) {
      await page.goto('/app/extratos/envios');
      await page.getByRole('button', { name: `Desfazer o envio de extrato-${day}.csv` }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Desfazer envio' }).click();
      await expect(toasts(page)).toContainText('Envio desfeito.');
    }
  });
});
