import { barcodePicture, textPdf } from '@esteto/api/testing/paper-pdf';
import { obligationLabel } from '@esteto/domain/law/obligation/obligation-rules';
import { feeText } from '@esteto/domain/money/boleto-paper/testing/guide-samples';
import { addCompetence, formatCompetence, formatCompetenceLong, formatCompetenceNumeric } from '@esteto/domain/shared/date/competence';
import { addDays, formatDateNumeric } from '@esteto/domain/shared/date/date';
import { buildBankBoleto } from '@esteto/domain/shared/document/boleto-build';
import { expectAccessible } from './support/accessible.ts';
import { companyCalled } from './support/api.ts';
import { thisMonth, today } from './support/clock.ts';
import { choose, rowWith, toasts } from './support/screens.ts';
import { expect, test } from './support/test.ts';

const PHONE = { width: 390, height: 844 };
const PROOF = { name: 'comprovante.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\npix\n%%EOF\n') };

test('a folder becomes boletos, the doctor pays on the phone and shows it, and a wrong one is replaced', async ({ enter }) => {
  const analyst = await enter('master', '/painel/boletos');
  const ana = await enter('ana', '/app');
  const { cnpj } = await companyCalled(ana, 'Souza Medicina');
  const competence = addCompetence(thisMonth(), 1);
  const fee = feeText({ cnpj: cnpj ?? '', amount: 43_210, serial: 77, due_date: addDays(today(), 9), competence });
  const description = `Honorários de ${formatCompetenceLong(competence)}`;
  const built = buildBankBoleto({ bank_code: '341', amount: 9_900, due_date: addDays(today(), 20), free_field: '9'.repeat(25) });
  const pdf = async (name: string, text: string) => ({ name, mimeType: 'application/pdf', buffer: await textPdf(text) });

  /** Not what says, above the list, that it is being sent. */
  const paper = (name: string) => analyst.getByRole('row').filter({ hasText: name });
  await test.step('the analyst drops the folder: one PDF is sure, one names no company; dropped again, nothing comes twice', async () => {
    await analyst.getByRole('link', { name: 'Soltar uma pasta' }).click();
    const folder = [
      await pdf('ana.pdf', fee),
      { name: 'foto.png', mimeType: 'image/png', buffer: await barcodePicture(built.ok ? built.barcode : '') },
      await pdf('sem-cnpj.pdf', 'Honorários contábeis de uma empresa que o papel não diz qual é. Valor do documento 99,00'),
    ];
    // Beside the list of what is being sent.
    const paper = (name: string) => analyst.getByRole('row').filter({ hasText: name });
    await analyst.getByLabel('PDFs da pasta').setInputFiles(folder);
    await expect(paper('ana.pdf')).toContainText('Certo');
    await expect(paper('foto.png')).toContainText('A imagem não diz de que empresa é.');
    await expect(paper('foto.png')).toContainText('99,00');
    await expect(paper('sem-cnpj.pdf')).toContainText('CNPJ não encontrado no texto.');
    await analyst.getByLabel('PDFs da pasta').setInputFiles(folder);
    await expect(analyst.getByText('3 arquivos já tinham vindo e não entraram de novo')).toBeVisible();
    await expectAccessible(analyst);
  });

  await test.step('all that are sure are launched, and the other is looked at beside its page', async () => {
    await analyst.getByRole('button', { name: /^Lançar os? .*certos?$/ }).click();
    await analyst
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Lançar/ })
      .click();
    await expect(paper('ana.pdf')).toHaveCount(0);
    await paper('sem-cnpj.pdf').getByRole('link').first().click();
    const dialog = analyst.getByRole('dialog', { name: 'sem-cnpj.pdf' });
    await expect(dialog).toContainText('Confira: CNPJ não encontrado no texto.');
    await expectAccessible(analyst);
  });

  await test.step('Ana finds it on her phone, says that she paid and sends the proof', async () => {
    await ana.setViewportSize(PHONE);
    await ana.goto('/app/boletos?open=true');
    await ana.getByRole('link', { name: description }).click();
    const dialog = ana.getByRole('dialog', { name: description });
    await expect(dialog).toContainText('R$ 432,10');
    expect(await ana.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
    await dialog.getByRole('link', { name: 'Já paguei' }).click();
    const form = ana.getByRole('dialog', { name: 'Já paguei' });
    await form.getByLabel('Comprovante (opcional)').setInputFiles(PROOF);
    await form.getByRole('button', { name: 'Informar pagamento' }).click();
    await expect(toasts(ana)).toContainText('Obrigado! A equipe vai conferir.');
    await expect(dialog).toContainText('Comprovante que você enviou');
  });

  await test.step('the analyst sees the proof, and replaces the boleto, whose amount was wrong', async () => {
    await analyst.goto(`/painel/boletos?claimed=true&search=${description}`);
    await rowWith(analyst, description).getByRole('link').first().click();
    const dialog = analyst.getByRole('dialog', { name: description });
    await expect(dialog.getByRole('button', { name: 'Baixar Comprovante do pagamento' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Mais ações' }).click();
    await analyst.getByRole('menuitem', { name: 'Substituir' }).click();
    const form = analyst.getByRole('dialog', { name: 'Substituir boleto' });
    await form.getByRole('textbox', { name: 'Por que o antigo não serve' }).fill('O valor estava errado');
    await form.getByRole('textbox', { name: 'Valor' }).fill('450,00');
    await form.getByRole('textbox', { name: 'Vencimento' }).fill(formatDateNumeric(addDays(today(), 12)));
    await form.getByRole('button', { name: 'Substituir boleto' }).click();
    await expect(toasts(analyst)).toContainText('Boleto substituído.');
    await expect(dialog).toContainText('No lugar de');
    await dialog.getByRole('link', { name: description }).click();
    await expect(dialog).toContainText('O valor estava errado');
    await expect(dialog).toContainText('Substituído por');
  });
});

test('what a month owes is delivered with its guide and paid with it, and undone with it', async ({ enter }) => {
  const analyst = await enter('master', '/painel/mensal/obrigacoes-mensais');
  const competence = addCompetence(thisMonth(), -8);
  const search = 'Souza Medicina';
  const row = analyst
    .getByRole('row')
    .filter({ hasText: search })
    .filter({ hasText: 'INSS' })
    .filter({ hasText: formatCompetence(competence) });

  await test.step('an obligation that no rule has brought is included, and its guide made from it', async () => {
    await analyst.getByRole('link', { name: 'Incluir obrigação' }).click();
    const form = analyst.getByRole('dialog', { name: 'Incluir obrigação' });
    await choose(form, 'Empresa', search);
    await form.getByRole('textbox', { name: 'Competência' }).fill(formatCompetenceNumeric(competence));
    await form.getByRole('combobox', { name: 'Obrigação' }).selectOption({ label: obligationLabel.inss });
    await form.getByRole('button', { name: 'Incluir obrigação' }).click();
    await analyst.goto(`/painel/mensal/obrigacoes-mensais?rule_key=inss&search=${search}&sort=legal_date`);
    await row.getByRole('link').first().click();
    await analyst.getByRole('link', { name: 'Criar a guia' }).click();
    const guide = analyst.getByRole('dialog', { name: 'Novo boleto' });
    await expect(guide.getByRole('combobox', { name: 'Empresa' })).toHaveValue(/^Souza Medicina/);
    await guide.getByRole('textbox', { name: 'Valor' }).fill('385,00');
    await guide.getByRole('textbox', { name: 'Vencimento' }).fill(formatDateNumeric(addDays(today(), 3)));
    await guide.getByRole('button', { name: 'Incluir boleto' }).click();
    await expect(toasts(analyst)).toContainText('Boleto incluído.');
  });

  await test.step('it is delivered; the guide is paid where it stands, and the obligation with it', async () => {
    await analyst.goto(`/painel/mensal/obrigacoes-mensais?rule_key=inss&search=${search}&sort=legal_date`);
    await expect(row).toContainText('Entregue em atraso');
    await row.getByRole('link').first().click();
    await analyst
      .getByRole('dialog')
      .getByRole('link', { name: /385,00/ })
      .click();
    await analyst.getByRole('link', { name: 'Registrar pagamento' }).click();
    await analyst.getByRole('dialog', { name: 'Registrar pagamento' }).getByRole('button', { name: 'Registrar pagamento' }).click();
    await expect(toasts(analyst)).toContainText(/[Pp]agamento/);
    await analyst.getByRole('dialog').getByRole('link', { name: 'Paga' }).click();
    await expect(analyst.getByRole('dialog')).toContainText('Paga em');
    await expectAccessible(analyst);
  });
});
