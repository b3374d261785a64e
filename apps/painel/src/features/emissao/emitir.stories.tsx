import type { InvoiceDetail } from '@esteto/contract/billing/invoice-answer';
import { dialogCalled, never, phone } from '@esteto/ui/testing/story-dialog';
import { StoryError } from '@esteto/ui/testing/story-error';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { IssueDialog, type TransmitInput } from './issue-dialog.tsx';
import { checkOf, nationalNote, overPage, places, queryOf, waiting } from './issuing-story.tsx';

// An invoice is issued: by hand, or by the national emitter with all that it may answer.

let invoice = waiting();
let check = checkOf();
const issue = fn((_input: { id: number; body: object }): Promise<InvoiceDetail> => Promise.resolve(invoice));
const attach = fn((_input: { id: number; file: File }): Promise<InvoiceDetail> => Promise.resolve(invoice));
const transmit = fn((_input: TransmitInput): Promise<InvoiceDetail> => Promise.resolve(invoice));

const TITLE = 'Emitir nota · Hospital São Lucas';

const opened = (given: InvoiceDetail, plan = checkOf(), may = places): StoryObj => {
  const query = queryOf(() => invoice);
  return {
    ...overPage(
      <IssueDialog
        query={query}
        check={queryOf(() => check)}
        issue={{ mutationFn: issue }}
        attach={{ mutationFn: attach }}
        transmit={{ mutationFn: transmit }}
        places={may}
      />,
    ),
    beforeEach: () => {
      invoice = given;
      check = plan;
      issue.mockReset().mockImplementation(() => Promise.resolve(invoice));
      attach.mockReset().mockImplementation(() => Promise.resolve(invoice));
      transmit.mockReset().mockImplementation(() => Promise.resolve(invoice));
    },
  };
};

export default { title: 'Diálogos/Emitir nota' } satisfies Meta;

const problems = [
  { code: 'E0310', message: 'O código do serviço não existe na lista nacional.', record: 'invoice', field: 'national_tax_code' },
  { code: null, message: 'Informe o total aproximado dos tributos de um só modo.', record: 'invoice', field: 'approx_tax_pct' },
  {
    code: 'E0237',
    message: 'Quem retém o ISS precisa de endereço no Brasil: informe o do tomador.',
    record: 'client',
    field: 'address.city',
  },
  { code: 'E0715', message: 'O certificado digital da empresa venceu. Envie o novo.', record: 'company', field: 'certificate' },
] as const;

/** The way is told, and number and code are copied. */
export const ByHand: StoryObj = {
  ...opened(waiting(), checkOf({ adapter: 'manual', city: { ibge: '3509502', name: 'Campinas', state: 'SP', parameter_id: 2 } })),
  name: 'À mão',
  play: async () => {
    const dialog = await dialogCalled(TITLE);
    await expect(await dialog.findByText('Campinas/SP: emissão à mão')).toBeVisible();
    await expect(await dialog.findByRole('textbox', { name: /Emissão/ })).not.toHaveValue('');
    await userEvent.type(dialog.getByRole('textbox', { name: /Número da NFS-e/ }), '119');
    await userEvent.type(dialog.getByRole('textbox', { name: /Código de verificação/ }), 'K7PQ');
    await userEvent.click(dialog.getByRole('button', { name: 'Emitir nota' }));
    await waitFor(() => expect(issue).toHaveBeenCalledOnce());
    await expect(issue.mock.lastCall?.[0]).toMatchObject({ id: 7, body: { number: '119', verification_code: 'K7PQ', version: 4 } });
    await expect(await within(document.body).findByText('Nota emitida. Avisamos quem solicitou.')).toBeVisible();
  },
};

/** The note has another ISS than the city's law: said before it is issued. */
export const OtherIss: StoryObj = {
  ...opened(waiting({ iss_rate: '0.03' }), checkOf({ adapter: 'manual', law: { iss_rate: '0.02', cancel_until: null } })),
  name: 'ISS diferente do município',
  play: async () => {
    const dialog = await dialogCalled(TITLE);
    await expect(await dialog.findByText(/^O ISS deste serviço no município é 2,00.%; a nota traz 3,00.%/)).toBeVisible();
  },
};

const byHand = checkOf({
  adapter: 'manual',
  city: { ibge: '3509502', name: 'Campinas', state: 'SP', parameter_id: 2 },
  cnae: '8630503',
});

/** A city's own layout (ABRASF), where an address has a 'Numero' too. */
const OFFICIAL = `<CompNfse xmlns="http://www.abrasf.org.br/nfse.xsd"><Nfse><InfNfse Id="n1"><Numero>202600000119</Numero>
<CodigoVerificacao>K7PQ</CodigoVerificacao><DataEmissao>2026-11-19T10:00:00</DataEmissao>
<PrestadorServico><Endereco><Numero>55</Numero></Endereco></PrestadorServico></InfNfse></Nfse></CompNfse>`;

const xmlOf = (text: string) => new File([text], 'nota.xml', { type: 'text/xml' });

/** What the city's page asks for is copied from here, and what its XML answers is filled in; the file goes along once the note is issued. */
export const FromXml: StoryObj = {
  ...opened(waiting({ national_tax_code: '040101' }), byHand),
  name: 'À mão, com o XML oficial',
  play: async () => {
    const dialog = await dialogCalled(TITLE);
    const sheet = within(await dialog.findByRole('region', { name: 'Para digitar no site da prefeitura' }));
    await expect(sheet.getByText('040101 · Medicina')).toBeInTheDocument();
    await expect(sheet.getByText('Campinas/SP')).toBeInTheDocument();
    await expect(sheet.getByRole('button', { name: 'Copiar Descrição do serviço' })).toBeInTheDocument();
    const file = dialog.getByLabelText('XML da nota');
    await userEvent.upload(file, xmlOf('<outra/>'));
    await expect(await dialog.findByText(/Não deu para ler o número e a data neste XML/)).toBeInTheDocument();
    await userEvent.upload(file, xmlOf(OFFICIAL));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /Número da NFS-e/ })).toHaveValue('202600000119'));
    await expect(dialog.getByRole('textbox', { name: /Código de verificação/ })).toHaveValue('K7PQ');
    await userEvent.click(dialog.getByRole('button', { name: 'Emitir nota' }));
    await waitFor(() => expect(attach).toHaveBeenCalledOnce());
    await expect(attach.mock.lastCall?.[0]).toMatchObject({ id: 7, file: expect.any(File) });
    await expect(issue).toHaveBeenCalledOnce();
    await expect(issue.mock.lastCall?.[0]).toMatchObject({ body: { number: '202600000119', issue_date: '2026-11-19', version: 4 } });
  },
};

export const ByHandOnAPhone: StoryObj = {
  ...opened(waiting({ national_tax_code: '040101' }), byHand),
  ...phone,
  name: 'À mão, no celular',
};

/** Nobody has decided how the city issues: whoever may is led to it. */
export const Undecided: StoryObj = {
  ...opened(waiting(), checkOf({ adapter: 'manual', city: { ibge: '3509502', name: 'Campinas', state: 'SP', parameter_id: null } })),
  name: 'Município sem parâmetros',
  play: async () => {
    const dialog = await dialogCalled(TITLE);
    await expect(await dialog.findByText(/O município ainda não tem parâmetros/)).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Parâmetros do município' })).toHaveAttribute('href', '/municipio');
  },
};

/** Sent, and authorised while one looks at it. */
export const Ready: StoryObj = {
  ...opened(waiting()),
  name: 'Pronta para transmitir',
  play: async () => {
    const dialog = await dialogCalled(TITLE);
    transmit.mockImplementation(() => {
      invoice = waiting({ ...nationalNote, status: 'authorized', issue_date: '2026-11-20', authorized_at: '2026-11-20T12:00:00.000Z' });
      return Promise.resolve(invoice);
    });
    await userEvent.click(await dialog.findByRole('button', { name: 'Transmitir' }));
    await expect(transmit.mock.lastCall?.[0]).toMatchObject({ id: 7, body: { version: 4 } });
  },
};

const frozen = { bar: { message: 'Essa empresa está congelada', with_reason: true } };
const WHY = 'O plantão foi feito antes da pausa.';

/** What was asked for before the company was frozen is issued with a reason. */
export const Frozen: StoryObj = {
  ...opened(waiting(), checkOf(frozen)),
  name: 'Empresa congelada',
  play: async () => {
    const dialog = await dialogCalled(TITLE);
    await expect(await dialog.findByText('Essa empresa está congelada.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Transmitir' }));
    const asking = await dialogCalled('Transmitir mesmo assim');
    await expect(transmit).not.toHaveBeenCalled();
    await userEvent.type(await asking.findByRole('textbox', { name: /Motivo/ }), WHY);
    await userEvent.click(asking.getByRole('button', { name: 'Transmitir' }));
    await waitFor(() => expect(transmit).toHaveBeenCalledOnce());
    await expect(transmit.mock.lastCall?.[0]).toMatchObject({ id: 7, body: { version: 4, reason: WHY } });
  },
};

export const FrozenByHand: StoryObj = {
  ...opened(waiting(), checkOf({ ...frozen, adapter: 'manual' })),
  name: 'Empresa congelada, à mão',
  play: async () => {
    const dialog = await dialogCalled(TITLE);
    await userEvent.type(await dialog.findByRole('textbox', { name: /Número da NFS-e/ }), '119');
    await userEvent.type(dialog.getByRole('textbox', { name: /Código de verificação/ }), 'K7PQ');
    await userEvent.type(dialog.getByRole('textbox', { name: /Motivo/ }), WHY);
    await userEvent.click(dialog.getByRole('button', { name: 'Emitir nota' }));
    await waitFor(() => expect(issue).toHaveBeenCalledOnce());
    await expect(issue.mock.lastCall?.[0]).toMatchObject({ body: { number: '119', reason: WHY } });
  },
};

export const ReadyOnAPhone: StoryObj = { ...opened(waiting()), ...phone, name: 'Pronta, no celular' };

/** Each with its code, its words and the way to where it is mended. */
export const ChecksFailed: StoryObj = {
  ...opened(waiting(), checkOf({ problems: [...problems] })),
  name: 'Com pendências',
  play: async () => {
    const dialog = await dialogCalled(TITLE);
    await expect(await dialog.findByText('Faltam 4 acertos para transmitir esta nota.')).toBeVisible();
    const own = within(dialog.getByRole('region', { name: 'Na nota' }));
    await expect(own.getByText('E0310')).toBeVisible();
    await expect(own.getByRole('link', { name: 'Corrigir Total aproximado dos tributos' })).toHaveAttribute(
      'href',
      '/editar#approx_tax_pct',
    );
    const ofClient = within(dialog.getByRole('region', { name: 'No cadastro do tomador' }));
    await expect(ofClient.getByRole('link', { name: /^Corrigir/ })).toHaveAttribute('href', '/tomador#address.city');
    await expect(dialog.getByRole('link', { name: 'Enviar certificado' })).toHaveAttribute('href', '/certificado');
    await expect(dialog.queryByRole('button', { name: 'Transmitir' })).toBeNull();
    check = checkOf();
    await userEvent.click(dialog.getByRole('button', { name: 'Conferir de novo' }));
    await expect(await dialog.findByRole('button', { name: 'Transmitir' })).toBeVisible();
  },
};

export const ChecksFailedOnAPhone: StoryObj = {
  ...opened(waiting(), checkOf({ problems: [...problems] })),
  ...phone,
  name: 'Com pendências, no celular',
};

/** Who may change neither clients nor certificates nor cities is told what is missing, and whom to ask. */
export const NoWay: StoryObj = {
  ...opened(waiting(), checkOf({ problems: [...problems] }), { ...places, client: null, certificate: null, municipality: null }),
  name: 'Com pendências, sem permissão',
  play: async () => {
    const dialog = await dialogCalled(TITLE);
    await dialog.findByText(/O certificado digital da empresa venceu/);
    await expect(dialog.queryByRole('link', { name: /certificado|município|Cidade/ })).toBeNull();
    for (const words of ['Peça a quem altera Tomadores.', 'Peça a quem cuida dos certificados.'])
      await expect(dialog.getByText(words)).toBeVisible();
  },
};

/** The call has not come back: nobody has to stay for it. */
export const Sending: StoryObj = {
  ...opened(waiting()),
  name: 'Transmitindo',
  play: async () => {
    transmit.mockImplementation(never);
    const dialog = await dialogCalled(TITLE);
    await userEvent.click(await dialog.findByRole('button', { name: 'Transmitir' }));
    await expect(await dialog.findByText('Enviando ao emissor nacional')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Fechar e acompanhar na lista' })).toBeEnabled();
  },
};

/** Another analyst sent it: the answer appears by itself. */
export const Answered: StoryObj = {
  ...opened(waiting({ status: 'sending' })),
  name: 'Enviando, até a resposta',
  play: async () => {
    const dialog = await dialogCalled(TITLE);
    await expect(await dialog.findByText('Enviando ao emissor nacional')).toBeVisible();
    invoice = waiting({ ...nationalNote, status: 'authorized', issue_date: '2026-11-20', authorized_at: '2026-11-20T12:00:00.000Z' });
    await expect(await dialog.findByText('Nota autorizada.')).toBeVisible();
    await expect(dialog.getByText('214')).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Ver nota' })).toHaveAttribute('href', '/detalhes');
  },
};

/** In words, with what to do, and free to be sent again. */
export const Rejected: StoryObj = {
  ...opened(
    waiting({
      status: 'rejected',
      last_rejection_code: 'E0310',
      last_rejection_message: 'O emissor nacional recusou: O código de tributação nacional não existe.',
    }),
  ),
  name: 'Rejeitada',
  play: async () => {
    const dialog = await dialogCalled(TITLE);
    await expect(await dialog.findByRole('alert')).toHaveTextContent('O emissor nacional rejeitou esta nota. (E0310)');
    await expect(dialog.getByRole('button', { name: 'Transmitir' })).toBeEnabled();
  },
};

export const RejectedCertificate: StoryObj = {
  ...opened(
    waiting({
      status: 'rejected',
      last_rejection_code: 'E0718',
      last_rejection_message:
        'O certificado que assinou não é desta empresa. Envie um certificado A1 válido da empresa em Certificado digital.',
    }),
  ),
  name: 'Rejeitada pelo certificado',
  play: async () => {
    const dialog = await dialogCalled(TITLE);
    await expect(await dialog.findByRole('link', { name: 'Enviar certificado' })).toHaveAttribute('href', '/certificado');
  },
};

/** Somebody was faster: what is said is what stands now. */
export const Refused: StoryObj = {
  ...opened(waiting()),
  name: 'Alguém foi mais rápido',
  play: async () => {
    transmit.mockRejectedValue(new StoryError(409, 'Marcos Lima alterou esta nota enquanto você conferia.'));
    const dialog = await dialogCalled(TITLE);
    await userEvent.click(await dialog.findByRole('button', { name: 'Transmitir' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Marcos Lima alterou esta nota');
    await userEvent.click(dialog.getByRole('button', { name: 'Transmitir' }));
    await waitFor(() => expect(transmit).toHaveBeenCalledTimes(2));
    const [first, second] = transmit.mock.calls.map(([{ idempotency_key }]) => idempotency_key);
    await expect(first).toBe(second);
  },
};

/** Where it stands it is not issued: why, and what is possible. */
export const NotNow: StoryObj = {
  ...opened(waiting({ status: 'requirement' })),
  name: 'Em exigência',
  play: async () => {
    const dialog = await dialogCalled(TITLE);
    await expect(await dialog.findByText(/A nota está em "Exigência"/)).toBeVisible();
  },
};
