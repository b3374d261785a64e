import { answers, refuses, type StoryAnswer } from '@esteto/api-client/testing/story-server';
import { uploadByFetch } from '@esteto/api-client/testing/story-upload';
import { doctor, employee, storyCompany } from '@esteto/auth/testing/story-people';
import { lookup } from '@esteto/contract/office/lookup';
import { incomeTaxAsset } from '@esteto/contract/tax/income-tax-asset';
import { incomeTaxDossier } from '@esteto/contract/tax/income-tax-dossier';
import { incomeTaxQuota } from '@esteto/contract/tax/income-tax-quota';
import type { OwnReturn } from '@esteto/contract/tax/income-tax-record';
import { ownIncomeTax } from '@esteto/contract/tax/own-income-tax';
import { incomeTaxFactForm } from '@esteto/domain/tax/income-tax/income-tax-fact-form';
import { informeLine, richGoods, richLines, storyDossier, waitingGoods } from '@esteto/features/tax/income-tax/story-dossier';
import { storyPoint } from '@esteto/features/tax/income-tax/story-point';
import { storyQuotas } from '@esteto/features/tax/income-tax/story-quotas';
import { screenStates } from '@esteto/shell/testing/screen-states.tsx';
import { storyScreen, theServer } from '@esteto/shell/testing/story-screen.tsx';
import { dialogCalled, pasteCode, phone } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { storyDelivered, storyFile, storyItems, storyPendency, storyReady, storyReturn } from '../../../features/irpf/story-returns.ts';
import { routes } from '../../../routes.ts';

const where = { app: 'professional', routes, at: '/app/irpf/atual', person: doctor } as const;
const told = { year: 2025, kind: 'health', name: 'Plano de saúde', amount: 1_900_000 } as const;
const fact = { ...incomeTaxFactForm.getDefault(), ...told, id: 4, version: 6 };
const dossier = answers(incomeTaxDossier.own, { ...storyDossier(richLines, 2025), facts: [fact] });

const quotas = answers(incomeTaxQuota.own, storyQuotas);

const BANK = { ispb: '00000000', name: 'BCO DO BRASIL S.A.', code: '001', fullName: 'Banco do Brasil S.A.' };

const body = () => within(document.body);
const sent = (method: string, end: string) =>
  theServer()
    .requests.filter((one) => one.method === method && one.path.endsWith(end))
    .map((one) => one.body);
const done = (endpoint: StoryAnswer['endpoint']): StoryAnswer => ({ endpoint, answer: () => ({ status: 204 }) });
const at = (returns: readonly OwnReturn[], end = '', more: readonly StoryAnswer[] = []): StoryObj =>
  storyScreen({ ...where, at: where.at + end, answers: [...more, answers(ownIncomeTax.current, [...returns]), quotas, dossier] });
const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });
const fits = () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);

const screen = screenStates({
  ...where,
  endpoint: ownIncomeTax.current,
  others: [dossier],
  filled: { body: [storyReturn()], sees: 'A equipe espera por 3 documentos seus para preencher a declaração.' },
  empty: { body: [], sees: /^Nenhuma declaração de \d{4} por aqui\.$/ },
  refused: { person: employee, sees: 'Olá, Bruno.', lacks: 'O que falta de você' },
});

export default { title: 'Telas/Médico/IRPF/Declaração atual', beforeEach: uploadByFetch } satisfies Meta;

export const Filled: StoryObj = { ...screen.filled, name: 'Com documentos e pendência' };
export const Empty: StoryObj = { ...screen.empty, name: 'Sem declaração' };
export const Loading: StoryObj = { ...screen.loading, name: 'Carregando' };
export const Failed: StoryObj = { ...screen.failed, name: 'Com erro' };
export const Refused: StoryObj = { ...screen.refused, name: 'Para quem não é sócio' };
export const OnAPhone: StoryObj = { ...screen.onPhone, name: 'No celular' };

/** What is refused says why, what is not the person's is said with one press, what was sent stands folded. */
export const Owed: StoryObj = {
  ...at([storyReturn()], '', [done(ownIncomeTax.moveItem)]),
  name: 'O que falta',
  play: async () => {
    await expect(await body().findByText('O arquivo está ilegível.')).toBeVisible();
    await expect(body().queryByText('Informe do plano de saúde')).toBeNull();
    await userEvent.click(body().getByRole('button', { name: 'Já enviado ou resolvido: 3' }));
    await expect(await body().findByRole('link', { name: 'Ver: Informe do plano de saúde' })).toBeVisible();
    await userEvent.click(body().getByRole('button', { name: 'Não se aplica: Informe de rendimentos financeiros de Banco Azul' }));
    await waitFor(() => expect(sent('POST', 'items/2/move')).toEqual([{ action: 'skip', version: 1 }]));
  },
};

/** Several files at once; one that was sent by mistake is taken back. */
export const Sending: StoryObj = {
  ...at([storyReturn({ files: [storyFile({ id: 50, item_id: 1, name: 'foto-cortada.pdf' })] })], '/1/documento/1', [
    done(ownIncomeTax.sendItem),
    done(ownIncomeTax.takeBack),
  ]),
  ...phone,
  name: 'Enviar um documento, no celular',
  play: async () => {
    const dialog = await dialogCalled('Informe de rendimentos de cada fonte pagadora');
    await expect(await dialog.findByText('O arquivo está ilegível.')).toBeVisible();
    await userEvent.upload(dialog.getByLabelText('Arquivos do documento'), [pdf('frente.pdf'), pdf('verso.pdf')]);
    await waitFor(() =>
      expect(sent('POST', 'items/1/files')).toEqual(
        expect.arrayContaining([expect.objectContaining({ file: 'frente.pdf' }), expect.objectContaining({ file: 'verso.pdf' })]),
      ),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Retirar foto-cortada.pdf' }));
    const question = await dialogCalled('Retirar arquivo', 'alertdialog');
    await userEvent.click(await question.findByRole('button', { name: 'Retirar' }));
    await waitFor(() => expect(sent('DELETE', 'files/50')).toHaveLength(1));
    await fits();
  },
};

/** What was accepted stays. */
export const Accepted: StoryObj = {
  ...at([storyReturn({ files: [storyFile({ id: 51, item_id: 4, name: 'recibo-2025.pdf' })] })], '/1/documento/4'),
  name: 'Documento aceito',
  play: async () => {
    const dialog = await dialogCalled('Recibo e declaração do ano anterior');
    await expect(await dialog.findByText('recibo-2025.pdf')).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Retirar recibo-2025.pdf' })).toBeNull();
    await expect(dialog.queryByLabelText('Arquivos do documento')).toBeNull();
  },
};

/** What was said not to be the person's comes back to the list. */
export const AskedAgain: StoryObj = {
  ...at([storyReturn()], '/1/documento/6', [done(ownIncomeTax.moveItem)]),
  name: 'Documento que não se aplicava',
  play: async () => {
    const dialog = await dialogCalled('Comprovantes de educação');
    await userEvent.click(await dialog.findByRole('button', { name: 'Tenho este documento' }));
    await waitFor(() => expect(sent('POST', 'items/6/move')).toEqual([{ action: 'ask_again', version: 1 }]));
  },
};

/** Neither words nor a file is no answer, and the server says so beside the field. */
export const Answering: StoryObj = {
  ...at([storyReturn({ pendencies: [storyPendency({ status: 'returned', reason: 'Falta o CPF.' })] })], '/1/pendencia/31', [
    {
      endpoint: ownIncomeTax.answer,
      answer: ({ body: given }) =>
        JSON.stringify(given).includes('529')
          ? { status: 204 }
          : { status: 422, body: { message: 'Confira.', errors: { answer: ['Escreva a resposta ou anexe um arquivo.'] } } },
    },
    done(ownIncomeTax.attach),
  ]),
  name: 'Responder a uma pendência',
  play: async () => {
    const dialog = await dialogCalled('Dados de um dependente');
    await expect(await dialog.findByText('Falta o CPF.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar resposta' }));
    await expect(await dialog.findByText('Escreva a resposta ou anexe um arquivo.')).toBeVisible();
    await userEvent.upload(dialog.getByLabelText('Arquivos da resposta'), pdf('cpf.pdf'));
    await waitFor(() => expect(sent('POST', 'pendencies/31/files')).toMatchObject([{ file: 'cpf.pdf' }]));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Resposta' }), '529.982.247-25');
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar resposta' }));
    await waitFor(() => expect(sent('POST', 'pendencies/31/answer').at(-1)).toEqual({ answer: '529.982.247-25', version: 2 }));
  },
};

/** Answered, it is only read. */
export const Answered: StoryObj = {
  ...at(
    [storyReturn({ pendencies: [storyPendency({ status: 'answered', answer: 'Segue o CPF.', answered_at: '2026-04-03T12:00:00Z' })] })],
    '/1/pendencia/31',
  ),
  name: 'Pendência respondida',
  play: async () => {
    const dialog = await dialogCalled('Dados de um dependente');
    await expect(await dialog.findByText('Segue o CPF.')).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Enviar resposta' })).toBeNull();
  },
};

/** What is approved is read to its end, and signed with the code. */
export const Approving: StoryObj = {
  ...at([storyReady()], '/1/aprovar', [answers(ownIncomeTax.askCode, { email: 'ana@exemplo.com' }), done(ownIncomeTax.approve)]),
  name: 'Aprovar com código',
  play: async () => {
    const dialog = await dialogCalled('Aprovar IRPF 2026');
    await expect(await dialog.findByText('Resultado: R$ 1.200,01 a pagar em 3 quotas')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Ver Declaração: declaracao.pdf' })).toBeVisible();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Li a declaração e a aprovo como está.' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Receber código por e-mail' }));
    await expect(await dialog.findByText('ana@exemplo.com')).toBeVisible();
    await pasteCode(dialog, 'K7M2QX');
    await userEvent.click(dialog.getByRole('button', { name: 'Aprovar a declaração' }));
    await waitFor(() => expect(sent('POST', 'income-taxes/1/approval')).toEqual([{ code: 'K7M2QX' }]));
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull());
  },
};

/** A code that does not fit is said beside it. */
export const WrongCode: StoryObj = {
  ...at([storyReady()], '/1/aprovar', [
    answers(ownIncomeTax.askCode, { email: 'ana@exemplo.com' }),
    {
      endpoint: ownIncomeTax.approve,
      answer: () => ({ status: 422, body: { message: 'Confira.', errors: { code: ['Este código não confere.'] } } }),
    },
  ]),
  ...phone,
  name: 'Código recusado, no celular',
  play: async () => {
    const dialog = await dialogCalled('Aprovar IRPF 2026');
    await userEvent.click(await dialog.findByRole('checkbox'));
    await userEvent.click(dialog.getByRole('button', { name: 'Receber código por e-mail' }));
    await dialog.findByText('ana@exemplo.com');
    await pasteCode(dialog, 'AAAAAA');
    await userEvent.click(dialog.getByRole('button', { name: 'Aprovar a declaração' }));
    await expect(await dialog.findByText('Este código não confere.')).toBeVisible();
  },
};

/** From the page: what is wrong is said in words, in the version that was read. */
export const Correcting: StoryObj = {
  ...at([storyReady()], '', [done(ownIncomeTax.askCorrection)]),
  name: 'Pedir correção',
  play: async () => {
    await userEvent.click(await body().findByRole('link', { name: 'Pedir correção' }));
    const dialog = await dialogCalled('Pedir correção');
    await userEvent.type(await dialog.findByRole('textbox', { name: 'O que corrigir' }), 'Falta o dependente.');
    await userEvent.click(dialog.getByRole('button', { name: 'Pedir correção' }));
    await waitFor(() => expect(sent('POST', 'income-taxes/1/correction')).toEqual([{ reason: 'Falta o dependente.', version: 3 }]));
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull());
  },
};

export const CorrectionRefused: StoryObj = {
  ...at([storyReturn()], '/1/corrigir'),
  name: 'Correção fora de hora',
  play: async () => {
    const dialog = await dialogCalled('Pedir correção');
    await expect(await dialog.findByText('Esta declaração não espera a sua aprovação agora.')).toBeVisible();
  },
};

/** Delivered: its receipt, what Receita Federal says, its quotas and its files. */
export const Delivered: StoryObj = {
  ...at([
    storyDelivered({
      status: 'transmitted',
      ecac_status: 'processing',
      files: [
        storyFile({ id: 70, name: 'declaracao.pdf', role: 'dec', from_client: false }),
        storyFile({ id: 71, name: 'recibo.pdf', role: 'rec', from_client: false }),
        storyFile({ id: 72, name: 'darf-2.pdf', role: 'darf', from_client: false, quota_id: 82 }),
      ],
    }),
  ]),
  name: 'Transmitida',
  play: async () => {
    await expect(await body().findByText('12.34.56.78.90-12')).toBeVisible();
    await expect(body().getByText('Em processamento')).toBeVisible();
    await expect(body().getByRole('button', { name: 'Baixar Recibo de entrega: recibo.pdf' })).toBeVisible();
    const paid = within(await body().findByRole('region', { name: 'Quotas do imposto, DARF 0211' }));
    await expect(paid.getByText('Paga em 28/05/2026: R$ 400,01')).toBeVisible();
    await expect(
      paid.getByText('Hoje: R$ 400,00 + R$ 24,00 de juros + R$ 80,00 de multa = R$ 504,00; sem a Selic de 10/2026, que não é conhecida'),
    ).toBeVisible();
    await expect(paid.getByText('Vencida')).toBeVisible();
    await expect(paid.getByRole('button', { name: 'Baixar DARF: darf-2.pdf' })).toBeVisible();
    await expect(body().queryByText('O que falta de você')).toBeNull();
  },
};

/** What is asked first is what it costs today; the proof goes with it, and the payment is told in the version that was read. */
export const PayingQuota: StoryObj = {
  ...at([storyDelivered({ status: 'transmitted' })], '', [done(incomeTaxQuota.pay), done(incomeTaxQuota.attachProof)]),
  ...phone,
  name: 'Informar o pagamento de uma quota, no celular',
  play: async () => {
    await userEvent.click(await body().findByRole('link', { name: 'Informar pagamento: 2ª quota' }));
    const dialog = await dialogCalled('Informar pagamento');
    await expect(await dialog.findByRole('textbox', { name: /^Valor pago/ })).toHaveValue('504,00');
    await userEvent.upload(dialog.getByLabelText('Comprovante (opcional)'), pdf('comprovante.pdf'));
    await userEvent.click(dialog.getByRole('button', { name: 'Informar pagamento' }));
    await waitFor(() => expect(sent('POST', 'quotas/82/payment')).toEqual([{ paid_on: '2026-11-24', paid_amount: 50_400, version: 4 }]));
    await waitFor(() => expect(sent('POST', 'quotas/82/files')).toMatchObject([{ file: 'comprovante.pdf' }]));
    await fits();
  },
};

/** The proof of a paid quota, by its address: it leads back to the return that the address names. */
export const ProvingQuota: StoryObj = {
  ...at([storyDelivered({ status: 'transmitted' })], '/1/quotas/81/comprovante?declaracao=1', [done(incomeTaxQuota.attachProof)]),
  name: 'Enviar o comprovante de uma quota, pelo endereço',
  play: async () => {
    const dialog = await dialogCalled('Enviar comprovante');
    await userEvent.upload(await dialog.findByLabelText(/^Comprovante/), pdf('comprovante.pdf'));
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar comprovante' }));
    await waitFor(() => expect(sent('POST', 'quotas/81/files')).toMatchObject([{ file: 'comprovante.pdf' }]));
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull());
    await expect(body().getByRole('link', { name: 'Enviar comprovante: 1ª quota' })).toHaveAttribute(
      'href',
      '/app/irpf/atual/1/quotas/81/comprovante?declaracao=1',
    );
  },
};

/** An address that somebody kept pays nothing twice. */
export const QuotaPaidBefore: StoryObj = {
  ...at([storyDelivered({ status: 'transmitted' })], '/1/quotas/81/pagamento'),
  name: 'Informar o pagamento de uma quota já paga',
  play: async () => {
    const dialog = await dialogCalled('Informar pagamento');
    await expect(await dialog.findByText(/^A quota/)).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Informar pagamento' })).toBeNull();
  },
};

/** Nor is one paid that is none of the person's. */
export const QuotaNotThere: StoryObj = {
  ...at([storyDelivered({ status: 'transmitted' })], '/1/quotas/9/pagamento'),
  name: 'Informar o pagamento de uma quota que não está lá',
  play: async () => {
    const dialog = await dialogCalled('Informar pagamento');
    await expect(await dialog.findByText('Não encontramos o que você procura.')).toBeVisible();
  },
};

/** What the server refuses stands beside its field. */
export const QuotaPaidTooEarly: StoryObj = {
  ...at([storyDelivered({ status: 'transmitted' })], '', [
    {
      endpoint: incomeTaxQuota.pay,
      answer: () => ({ status: 422, body: { message: 'Confira.', errors: { paid_on: ['Pago em: este dia ainda não chegou.'] } } }),
    },
  ]),
  name: 'Pagamento recusado',
  play: async () => {
    await userEvent.click(await body().findByRole('link', { name: 'Informar pagamento: 3ª quota' }));
    const dialog = await dialogCalled('Informar pagamento');
    await userEvent.click(await dialog.findByRole('button', { name: 'Informar pagamento' }));
    await expect(await dialog.findByText('Pago em: este dia ainda não chegou.')).toBeVisible();
  },
};

/** What was told by mistake is undone after a question. */
export const QuotaUndone: StoryObj = {
  ...at([storyDelivered({ status: 'transmitted' })], '', [done(incomeTaxQuota.unpay)]),
  name: 'Desfazer o pagamento de uma quota',
  play: async () => {
    await userEvent.click(await body().findByRole('button', { name: 'Desfazer o pagamento: 1ª quota' }));
    const question = await dialogCalled('Desfazer o pagamento', 'alertdialog');
    await userEvent.click(await question.findByRole('button', { name: 'Desfazer' }));
    await waitFor(() => expect(sent('POST', 'quotas/81/reopening')).toEqual([{ version: 1 }]));
  },
};

/** The choice follows from the result; a debit asks for its account. */
export const ChoosingAccount: StoryObj = {
  ...at([storyReady()], '', [done(ownIncomeTax.chooseAccount), answers(lookup.banks, [BANK])]),
  name: 'Escolher o débito automático',
  play: async () => {
    await expect(await body().findByRole('heading', { name: 'Como pagar o imposto' })).toBeVisible();
    await userEvent.click(body().getByRole('link', { name: 'Escolher' }));
    const dialog = await dialogCalled('Como pagar o imposto');
    await userEvent.click(await dialog.findByRole('radio', { name: 'Débito automático em conta' }));
    await expect(dialog.queryByRole('radio', { name: /^Pix/ })).toBeNull();
    await userEvent.type(await dialog.findByRole('combobox', { name: /^Banco/ }), 'brasil');
    await userEvent.click(await body().findByRole('option', { name: /Banco do Brasil/ }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Conta corrente' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Agência/ }), '1234-5');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Conta/ }), '123456');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Dígito/ }), 'x');
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    await waitFor(() =>
      expect(sent('POST', 'income-taxes/1/account')).toEqual([
        expect.objectContaining({ account_use: 'debit', bank_code: '001', bank_branch: '1234-5', bank_digit: 'X', version: 3 }),
      ]),
    );
  },
};

export const ChoosingPix: StoryObj = {
  ...at([storyReady({ result: 'to_refund', tax_due: null, quotas_count: null, refund_amount: 80_000 })], '/1/conta', [
    done(ownIncomeTax.chooseAccount),
  ]),
  ...phone,
  name: 'Escolher o Pix, no celular',
  play: async () => {
    const dialog = await dialogCalled('Como receber a restituição');
    await userEvent.click(await dialog.findByRole('radio', { name: /^Pix/ }));
    await userEvent.type(await dialog.findByRole('textbox', { name: /^CPF/ }), '52998224725');
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    await waitFor(() =>
      expect(sent('POST', 'income-taxes/1/account')).toEqual([expect.objectContaining({ account_use: 'pix', pix_key: '52998224725' })]),
    );
    await fits();
  },
};

/** What still comes, and that it came. */
export const Refunded: StoryObj = {
  ...at(
    [
      storyDelivered({
        status: 'processed',
        result: 'to_refund',
        tax_due: null,
        quotas_count: null,
        refund_amount: 80_000,
        refund_priority: 'teaching',
        account_use: 'pix',
        pix_key: '52998224725',
      }),
    ],
    '',
    [done(ownIncomeTax.receiveRefund)],
  ),
  name: 'Restituição a receber',
  play: async () => {
    await expect(await body().findByText(/^R\$ 800,00 a receber, .* · prioridade: maior renda do magistério$/)).toBeVisible();
    await expect(body().getByText('Pix, chave CPF 529.982.247-25')).toBeVisible();
    await userEvent.click(body().getByRole('link', { name: 'Recebi a restituição' }));
    const dialog = await dialogCalled('Recebi a restituição');
    const amount = await dialog.findByRole('textbox', { name: /^Valor recebido/ });
    await userEvent.clear(amount);
    await userEvent.type(amount, '824,80');
    await userEvent.click(dialog.getByRole('button', { name: 'Informar' }));
    await waitFor(() =>
      expect(sent('POST', 'income-taxes/1/refund')).toEqual([
        { refund_received_on: '2026-11-24', refund_received_amount: 82_480, version: 3 },
      ]),
    );
  },
};

/** Each point says what was declared, what Receita Federal has, and what the team does or did. */
export const Audited: StoryObj = {
  ...at([
    storyDelivered({
      status: 'audited',
      ecac_status: 'audited',
      audit_note: 'Despesas médicas e aluguel.',
      audit_points: [
        storyPoint(),
        storyPoint({ id: 92, title: 'Aluguel', status: 'explained', answered_on: '2026-08-03', protocol: '10010.1', due_on: null }),
      ],
    }),
  ]),
  ...phone,
  name: 'Em malha fina, no celular',
  play: async () => {
    await expect(await body().findByRole('heading', { name: 'O que a Receita aponta' })).toBeVisible();
    await expect(body().getByText(/prazo da Receita 20\/12\/2026 · a equipe vai: corrigir com uma retificadora$/)).toBeVisible();
    await expect(body().getByText(/respondido em 03\/08\/2026 · protocolo 10010\.1$/)).toBeVisible();
    await fits();
  },
};

/** Several returns: the one that waits for the person is open; another is opened by its link, and the address keeps it. */
export const Several: StoryObj = {
  ...at([storyDelivered({ id: 2, kind: 'amending', status: 'transmitted' }), storyReturn({ id: 1, exercise_year: 2025 })]),
  ...phone,
  name: 'Várias declarações, no celular',
  play: async () => {
    await expect(await body().findByRole('heading', { name: 'IRPF 2025' })).toBeVisible();
    await userEvent.click(body().getByRole('link', { name: 'IRPF 2026 · Retificadora' }));
    await expect(await body().findByRole('heading', { name: 'IRPF 2026 · Retificadora' })).toBeVisible();
    await expect(body().getByRole('link', { name: 'IRPF 2026 · Retificadora' })).toHaveAttribute('aria-current', 'true');
    await fits();
  },
};

/** The boleto opens where its company is on the screen, and else it is said whose it is. */
export const Unpaid: StoryObj = {
  ...at([storyReturn({ status: 'quote', boleto_status: 'opened' })]),
  name: 'Boleto a pagar',
  play: async () => {
    await expect(await body().findByRole('link', { name: 'Ver boleto' })).toHaveAttribute('href', '/app/boleto/9');
  },
};

export const UnpaidElsewhere: StoryObj = {
  ...storyScreen({
    ...where,
    person: { ...doctor, companies: [storyCompany, { ...storyCompany, id: 2, name: 'Clínica Norte Ltda.' }] },
    answers: [answers(ownIncomeTax.current, [storyReturn({ status: 'quote', boleto_status: 'opened', boleto_company_id: 2 })]), dossier],
  }),
  name: 'Boleto de outra empresa',
  play: async () => {
    await expect(await body().findByText(/em nome de Clínica Norte Ltda\./)).toBeVisible();
    await expect(body().queryByRole('link', { name: 'Ver boleto' })).toBeNull();
  },
};

/** What the person told leads to where it is mended, and goes with a question. */
export const YearKnown: StoryObj = {
  ...at([storyReturn({ items: storyItems.slice(3), pendencies: [] })], '', [done(incomeTaxDossier.withdraw)]),
  name: 'O ano, com as fontes',
  play: async () => {
    await expect(
      await body().findByText('Você já enviou todos os documentos. Agora a equipe confere e preenche a declaração.'),
    ).toBeVisible();
    await expect(await body().findByRole('link', { name: 'Informado: Plano de saúde' })).toHaveAttribute(
      'href',
      '/app/irpf/atual/ano/2025/informado/4',
    );
    await userEvent.click(body().getByRole('button', { name: 'Retirar Plano de saúde' }));
    const question = await dialogCalled('Retirar o que você informou', 'alertdialog');
    await userEvent.click(await question.findByRole('button', { name: 'Retirar' }));
    await waitFor(() => expect(sent('DELETE', 'facts/4')).toHaveLength(1));
  },
};

/** A statement that was read counts in place of what was told, until it is left out; then it may be counted again. */
export const LeavingOut: StoryObj = {
  ...at([storyReturn()], '?ano=2026', [
    done(incomeTaxDossier.setAside),
    answers(incomeTaxDossier.own, storyDossier([informeLine, { ...informeLine, informe_id: 22, name: 'CLÍNICA BETA', set_aside: true }])),
  ]),
  name: 'Informe lido, deixado de fora',
  play: async () => {
    await expect(await body().findByText('Deixado de fora')).toBeVisible();
    await userEvent.click(body().getByRole('button', { name: 'Deixar de fora o informe de HOSPITAL SANTA CLARA S.A.' }));
    await waitFor(() => expect(sent('POST', 'informes/21/standing')).toEqual([{ set_aside: true }]));
    await userEvent.click(body().getByRole('button', { name: 'Contar o informe de CLÍNICA BETA' }));
    await waitFor(() => expect(sent('POST', 'informes/22/standing')).toEqual([{ set_aside: false }]));
  },
};

export const Telling: StoryObj = {
  ...at([storyReturn()], '/ano/2025/informar', [answers(incomeTaxDossier.tell, fact)]),
  name: 'Informar um dado',
  play: async () => {
    const dialog = await dialogCalled('Informar um dado de 2025');
    await userEvent.selectOptions(await dialog.findByRole('combobox', { name: /^Tipo/ }), 'health');
    await userEvent.type(await dialog.findByRole('textbox', { name: /^Nome/ }), 'Plano de saúde');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Valor/ }), '19000');
    await userEvent.click(dialog.getByRole('button', { name: 'Informar' }));
    await waitFor(() => expect(sent('POST', 'income-tax-dossier/facts')).toMatchObject([told]));
  },
};

/** Mended in the version that was read. */
export const Mending: StoryObj = {
  ...at([storyReturn()], '/ano/2025/informado/4', [answers(incomeTaxDossier.mend, fact)]),
  name: 'Alterar um dado',
  play: async () => {
    const dialog = await dialogCalled('Plano de saúde');
    const amount = await dialog.findByRole('textbox', { name: /^Valor/ });
    await userEvent.clear(amount);
    await userEvent.type(amount, '20000');
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(sent('PUT', 'facts/4')).toMatchObject([{ amount: 2_000_000, version: 6 }]));
  },
};

const goods = storyDossier(richLines, 2026, { lines: richGoods, pending: waitingGoods });
const asset = {
  id: 2,
  version: 3,
  year: 2026,
  group_code: 'B01',
  description: 'Apartamento na Rua das Flores, 10',
  document: null,
  registration: 'Matrícula 12.345',
  value_before: 70_000_000,
  value: 70_000_000,
  follows_id: 1,
} as const;
const withGoods = (end = '', more: readonly StoryAnswer[] = []): StoryObj =>
  at([storyReturn()], `${end}?ano=2026`, [...more, answers(incomeTaxDossier.own, { ...goods, goods: { ...goods.goods, told: [asset] } })]);

/** Goods of last year: each is confirmed with the same value, changed or marked as gone, and one button confirms all. Nothing is written before that. */
export const GoodsOfLastYear: StoryObj = {
  ...withGoods('', [done(incomeTaxAsset.confirm), done(incomeTaxAsset.withdraw)]),
  name: 'Bens do ano anterior',
  play: async () => {
    const car = within(await body().findByRole('group', { name: 'Automóvel 2019' }));
    await expect(car.getByRole('link', { name: 'Mudou' })).toHaveAttribute('href', '/app/irpf/atual/ano/2026/bem-anterior/12?ano=2026');
    await userEvent.click(car.getByRole('button', { name: 'Vendi / não tenho mais' }));
    await waitFor(() => expect(sent('POST', 'income-tax-assets/confirm')).toEqual([{ year: 2026, asset_ids: [12], as: 'gone' }]));
    await userEvent.click(body().getByRole('button', { name: 'Confirmar todos com o mesmo valor' }));
    await waitFor(() => expect(sent('POST', 'income-tax-assets/confirm').at(-1)).toEqual({ year: 2026, asset_ids: [11, 12], as: 'same' }));
    await expect(body().getByRole('link', { name: 'Alterar Apartamento na Rua das Flores, 10' })).toHaveAttribute(
      'href',
      '/app/irpf/atual/ano/2026/bem/2?ano=2026',
    );
    await userEvent.click(body().getByRole('button', { name: 'Retirar Automóvel 2019' }));
    const question = await dialogCalled('Retirar do ano', 'alertdialog');
    await userEvent.click(await question.findByRole('button', { name: 'Retirar' }));
    await waitFor(() => expect(sent('DELETE', 'income-tax-assets/3')).toHaveLength(1));
  },
};

export const GoodsOfLastYearOnAPhone: StoryObj = {
  ...withGoods(),
  ...phone,
  name: 'Bens do ano anterior, no celular',
  play: async () => {
    await expect(await body().findByRole('group', { name: 'Automóvel 2019' })).toBeVisible();
    await fits();
  },
};

export const TellingGoods: StoryObj = {
  ...withGoods('/ano/2026/novo-bem', [answers(incomeTaxAsset.tell, asset)]),
  name: 'Informar uma dívida',
  play: async () => {
    const dialog = await dialogCalled('Informar um bem ou uma dívida de 2026');
    await userEvent.selectOptions(await dialog.findByRole('combobox', { name: /^Grupo/ }), 'D11');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Descrição/ }), 'Empréstimo');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Valor em 31\/12\/2026/ }), '500,00');
    await userEvent.click(dialog.getByRole('button', { name: 'Informar' }));
    await expect(await dialog.findByText('Preencha o campo Valor em 31/12 do ano anterior.')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: /^Valor em 31\/12\/2025/ }), '0');
    await userEvent.click(dialog.getByRole('button', { name: 'Informar' }));
    await waitFor(() =>
      expect(sent('POST', 'income-tax-assets')).toMatchObject([
        { year: 2026, group_code: 'D11', description: 'Empréstimo', value_before: 0, value: 50_000, follows_id: null },
      ]),
    );
  },
};

/** The value of last year stands as it was told then. */
export const FollowingGoods: StoryObj = {
  ...withGoods('/ano/2026/bem-anterior/12', [answers(incomeTaxAsset.tell, asset)]),
  name: 'Mudou de valor',
  play: async () => {
    const dialog = await dialogCalled('Automóvel 2019');
    await expect(await dialog.findByRole('textbox', { name: /^Valor em 31\/12\/2025/ })).toBeDisabled();
    const value = dialog.getByRole('textbox', { name: /^Valor em 31\/12\/2026/ });
    await userEvent.clear(value);
    await userEvent.type(value, '95000');
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    await waitFor(() =>
      expect(sent('POST', 'income-tax-assets')).toMatchObject([{ year: 2026, value_before: 9_000_000, value: 9_500_000, follows_id: 12 }]),
    );
  },
};

/** Mended in the version that was read. */
export const MendingGoods: StoryObj = {
  ...withGoods('/ano/2026/bem/2', [answers(incomeTaxAsset.mend, asset)]),
  name: 'Alterar um bem',
  play: async () => {
    const dialog = await dialogCalled('Apartamento na Rua das Flores, 10');
    const value = await dialog.findByRole('textbox', { name: /^Valor em 31\/12\/2026/ });
    await userEvent.clear(value);
    await userEvent.type(value, '710000');
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(sent('PUT', 'income-tax-assets/2')).toMatchObject([{ value: 71_000_000, version: 3 }]));
  },
};

export const NotThere: StoryObj = {
  ...at([storyReturn()], '/99/pendencia/1'),
  name: 'Que não existe',
  play: async () => {
    const dialog = await dialogCalled('Pendência');
    await expect(await dialog.findByText('Não encontramos o que você procura.')).toBeVisible();
  },
};

/** A year that could not be computed does not hide the return. */
export const YearFailed: StoryObj = {
  ...storyScreen({ ...where, answers: [answers(ownIncomeTax.current, [storyReturn()]), refuses(incomeTaxDossier.own, 500, 'Falhou.')] }),
  name: 'Conta do ano com erro',
  play: async () => {
    await expect(await body().findByRole('heading', { name: 'O que falta de você' })).toBeVisible();
    await expect(await body().findByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  },
};
