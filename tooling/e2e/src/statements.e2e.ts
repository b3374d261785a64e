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
