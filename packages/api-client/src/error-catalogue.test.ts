import { client } from '@esteto/contract/billing/client';
import { codedError, codedMessage } from '@esteto/contract/coded-error';
import type { Endpoint } from '@esteto/contract/endpoint';
import { session } from '@esteto/contract/identity/session';
import { type WireError } from '@esteto/contract/wire-error';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { call, startApi } from './api.ts';
import { type Effect, ERROR_CATALOGUE, effectOf, rowOf } from './error-catalogue.ts';
import { ApiFailure } from './failure.ts';
import { readFailure } from './read-error.ts';
import { type Answer, recordingServer } from './testing/recording-server.ts';

// docs/rules/errors.md, letter by letter, on the wire: the server answers what is said here, and this is what the person is told.

const INVALID = 'Dados inválidos. Por favor, reveja seus dados e tente novamente.';
const MAY_NOT = 'Você não possui permissões suficientes para realizar essa ação.';
const SLOW_DOWN = 'Você está realizando muitas ações em um curto período de tempo. Tente novamente mais tarde.';
const INTERNAL = 'Um erro interno ocorreu. Favor contatar a equipe de TI.';
const EXPIRED = 'Sua sessão expirou, por favor faça novamente o login.';
const TERMS = 'Você não aceitou os termos de serviço';
const VERIFY = 'Seu E-mail não foi verificado.';
const SECOND_FACTOR = 'Você precisa ativar a autenticação em dois fatores antes de continuar.';
const MINUTA = 'Você precisa aprovar ou rejeitar a minuta antes de continuar.';
const POSTAL = 'Não foi encontrado nenhum dado para este código postal';

type Case = { told: string; effect?: Effect; tone?: 'warning'; at?: Endpoint; admin?: boolean };

const refusals: [status: number, body: WireError, expected: Case][] = [
  [
    400,
    { message: 'RECAPTCHA_ERROR: score' },
    { told: 'Não foi possível validar a integridade do seu acesso. Por favor, tente novamente.' },
  ],
  [400, { message: 'x', mensagem: 'Escolha outra data.' }, { told: 'Escolha outra data.' }],
  [400, { message: '' }, { told: INVALID }],
  [400, { message: 'FST_ERR_CTP_INVALID' }, { told: INVALID }],

  [401, { message: '' }, { told: EXPIRED, effect: 'end_session', tone: 'warning' }],
  [401, { message: 'jwt expired' }, { told: EXPIRED, effect: 'end_session', tone: 'warning' }],
  [401, { message: 'E-mail ou senha incorretos.' }, { at: session.login, told: 'E-mail ou senha incorretos.' }],
  [
    401,
    { message: 'Acesso não autorizado, e-mail não verificado.' },
    { at: session.login, told: 'Acesso não autorizado, e-mail não verificado.', effect: 'verify_email' },
  ],
  [
    401,
    { message: 'Digite o código de autenticação em dois fatores.' },
    { at: session.login, told: 'Digite o código de autenticação em dois fatores.', effect: 'ask_second_factor' },
  ],
  [401, { message: 'Acesso não autorizado, e-mail não verificado.' }, { told: EXPIRED, effect: 'end_session', tone: 'warning' }],

  [403, { message: TERMS }, { told: TERMS, effect: 'block_terms' }],
  [403, { message: VERIFY }, { told: VERIFY, effect: 'block_email' }],
  [403, { message: SECOND_FACTOR }, { told: SECOND_FACTOR, effect: 'block_two_factor' }],
  [403, { message: MINUTA }, { told: MINUTA, effect: 'block_minuta' }],
  [403, { message: 'Você não tem permissão para acessar esse módulo' }, { told: MAY_NOT, effect: 'sign_out' }],
  [403, { message: 'Essa empresa está congelada', code: 'read_only' }, { told: 'Essa empresa está congelada' }],
  [403, { message: '' }, { told: MAY_NOT }],

  [404, { message: 'Nota não encontrada.' }, { told: 'Nota não encontrada.' }],
  [404, { message: '' }, { told: 'Recurso não encontrado.' }],

  [422, { message: 'm', errors: { name: ['Primeiro.', 'Segundo.'], code: ['Terceiro.'] } }, { told: 'Primeiro.' }],
  [422, { message: 'Só a mensagem.' }, { told: 'Só a mensagem.' }],
  [422, { message: 'Só a mensagem.', errors: {} }, { told: 'Só a mensagem.' }],
  [422, { message: 'Da lista vazia.', errors: { name: [] } }, { told: 'Da lista vazia.' }],
  [422, { message: '' }, { told: 'Dados inválidos.' }],
  [
    422,
    { message: 'Há senhas nestes campos.', fields_with_credentials: ['company.nf_credentials'] },
    { told: 'Há senhas nestes campos.', effect: 'confirm_credentials' },
  ],
  [422, { message: 'Só a mensagem.', fields_with_credentials: [] }, { told: 'Só a mensagem.' }],

  [429, { message: 'too many' }, { told: SLOW_DOWN, tone: 'warning' }],
  [
    429,
    codedError('busy'),
    { told: 'Há muitos pedidos ao mesmo tempo neste momento. Nada se perdeu: espere alguns segundos e tente de novo.', tone: 'warning' },
  ],

  [500, { message: 'stack trace' }, { admin: true, told: INTERNAL }],
  [500, { message: 'stack trace' }, { told: SLOW_DOWN, tone: 'warning' }],
  [502, { message: '' }, { admin: true, told: INTERNAL }],
  [504, { message: '' }, { told: SLOW_DOWN, tone: 'warning' }],
  [503, { message: '' }, { told: 'Nós estamos em manutenção. Desculpe-nos pelo transtorno.', effect: 'maintenance', tone: 'warning' }],

  [422, codedError('cep_invalid'), { told: 'CEP inválido' }],
  [502, codedError('cep_failed'), { told: 'Ocorreu um erro ao buscar o CEP.' }],
  [404, codedError('cep_not_found'), { told: 'Não foi encontrado nenhum dado para este CEP' }],
  [404, codedError('postal_code_not_found'), { told: `${POSTAL}.` }],
  [404, codedError('postal_code_not_found', 'Portugal'), { told: `${POSTAL} no país informado (Portugal).` }],
  [502, codedError('postal_code_failed'), { told: 'Não foi possível buscar este código postal. Preencha o endereço.' }],
  [404, codedError('company_not_found'), { told: 'Não foi encontrada nenhuma empresa com este CNPJ.' }],
  [502, codedError('company_failed'), { told: 'Não foi possível consultar o CNPJ. Preencha os dados.' }],
  [502, codedError('states_failed'), { told: 'Não foi possível carregar a listagem de estados.' }],
  [502, codedError('cities_failed'), { told: 'Não foi possível carregar a listagem de cidades.' }],
  [502, codedError('countries_failed'), { told: 'Não foi possível carregar a listagem de países.' }],
  [502, codedError('banks_failed'), { told: 'Não foi possível carregar a listagem de bancos.' }],
  [500, codedError('configurations_failed'), { told: 'Não foi possível realizar esta ação no momento. Tente novamente mais tarde.' }],
  [403, codedError('nps_already_answered'), { told: 'Sua resposta à essa pesquisa já foi enviada.' }],
  [422, codedError('nps_without_score'), { told: 'Nenhuma pontuação foi selecionada.' }],
  [409, codedError('nps_not_running'), { told: 'Esta pesquisa não está recebendo respostas.' }],
  [409, codedError('terms_changed'), { told: 'Os termos mudaram enquanto você os lia. Leia a nova versão antes de aceitar.' }],
  [
    404,
    codedError('terms_missing'),
    { told: 'Ainda não dá para criar conta: o escritório não publicou os termos de serviço. Fale com ele ou tente mais tarde.' },
  ],
  [422, codedError('code_invalid'), { told: 'Insira um código válido.' }],
  [
    507,
    codedError('storage_full'),
    { told: 'Não há espaço no servidor para guardar isto. Nada foi salvo; avise o suporte e tente mais tarde.' },
  ],
  [422, codedError('recovery_link_invalid'), { told: 'Este link não vale mais: já foi usado ou venceu. Peça outro.' }],
  [422, codedError('connect_off'), { told: 'A entrada pela conta corporativa não está ligada. Entre com o seu e-mail e a senha.' }],
  [422, codedError('connect_invalid'), { told: 'Não foi possível confirmar a sua conta corporativa. Comece de novo.' }],
  [
    422,
    codedError('connect_unknown'),
    { told: 'Esta conta corporativa não é de ninguém da equipe. Entre com o seu e-mail e a senha ou fale com o administrador.' },
  ],
  [
    502,
    codedError('connect_failed'),
    { told: 'A conta corporativa não responde. Tente de novo em alguns minutos ou entre com o seu e-mail e a senha.' },
  ],
  [422, codedError('nps_link_invalid'), { told: 'Este link não vale mais: a pesquisa terminou ou você já respondeu.' }],
  [
    422,
    codedError('invite_invalid'),
    { told: 'Este convite não vale mais: já foi aceito, venceu ou foi retirado. Peça outro a quem convidou.' },
  ],
  [
    422,
    codedError('partner_link_invalid'),
    { told: 'Este link não vale mais: venceu ou foi trocado por outro. Peça um novo a quem convidou você.' },
  ],
  [
    422,
    codedError('proposal_link_invalid'),
    { told: 'Este link não é de nenhuma proposta. Confira se o copiou inteiro ou peça outro a quem a enviou.' },
  ],
  [409, codedError('partner_link_used'), { told: 'Este link já foi usado: os seus dados já foram enviados.' }],
  [409, codedError('invite_used'), { told: 'Este convite já foi aceito.' }],
  [
    403,
    codedError('invite_needs_other'),
    {
      told: 'A entrada é confirmada por outra pessoa: quem convidou ou copiou o link não a confirma, e a de um funcionário cabe à empresa.',
    },
  ],
  [409, codedError('sealed'), { told: 'Este registro já foi assinado, emitido, entregue ou pago e fica como está.' }],
  [409, codedError('invite_for_account'), { told: 'Este e-mail já tem uma conta. Entre com ela para aceitar o convite.' }],
  [
    422,
    codedError('invite_for_doctor'),
    { told: 'Esta conta não é de um médico sócio, e só ele se credencia. Peça ao grupo um convite para outro e-mail.' },
  ],
  [403, codedError('invite_for_other'), { told: 'Este convite é de outro e-mail. Saia e entre com a conta que o recebeu.' }],
  [403, codedError('member_is_owner'), { told: 'O acesso do responsável pela empresa não pode ser retirado.' }],
  [403, codedError('member_is_partner'), { told: 'Um sócio pode tudo na empresa: não há permissões a mudar.' }],
  [403, codedError('member_is_self'), { told: 'Ninguém retira o próprio acesso. Peça a outro sócio.' }],
  [422, codedError('sort_invalid'), { told: 'Modo de ordenação inválido' }],
  [422, codedError('first_date_invalid'), { told: 'Data 1 não é válida' }],
  [422, codedError('second_date_invalid'), { told: 'Data 2 não é válida' }],

  [409, { message: 'Outra pessoa salvou este registro.' }, { told: 'Outra pessoa salvou este registro.' }],
  [413, { message: 'O conteúdo enviado é grande demais.' }, { told: 'O conteúdo enviado é grande demais.' }],
  [418, { message: '', code: 'toString' }, { told: INVALID }],
];

const server = await recordingServer();
const met = new Set<unknown>();
const onFailure = vi.fn<(failure: ApiFailure) => void>();

beforeAll(() => startApi({ origin: server.origin, token: () => 'the-token', onFailure }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
afterAll(() => server.close());

/** The failure of a call that the server answers so. */
const failureOf = async (answer: Answer, at: Endpoint = client.list): Promise<ApiFailure> => {
  server.answerWith(answer);
  const error: unknown = await call(at, { company_id: 1 } as never).catch((reason: unknown) => reason);
  if (!(error instanceof ApiFailure)) throw new Error('it did not fail');
  return error;
};

const expectRow = (failure: ApiFailure, { told, effect = 'show', tone, admin = false }: Case) => {
  const { message, tone: toldTone } = readFailure(failure, admin);
  expect({ message, tone: toldTone, effect: effectOf(failure) }).toEqual({ message: told, tone, effect });
  met.add(rowOf(failure, admin));
};

describe('what the server answers', () => {
  test.each(refusals)('%i %j', async (status, body, expected) => {
    const failure = await failureOf({ status, body }, expected.at);
    expectRow(failure, expected);
    expect(onFailure).toHaveBeenLastCalledWith(failure);
  });
});

describe('when nothing is answered', () => {
  test('the browser has no connection', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    startApi({ origin: 'http://127.0.0.1:1', token: () => null, onFailure });
    expectRow(await failureOf({}), { told: 'Sem conexão com a internet.' });
  });

  test('the server cannot be reached', async () => {
    startApi({ origin: 'http://127.0.0.1:1', token: () => null, onFailure });
    expectRow(await failureOf({}), { told: 'Problemas de conexão, por favor tente mais tarde.' });
  });

  test('the server is silent for 180 seconds', async () => {
    startApi({ origin: server.origin, token: () => null, onFailure });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const silent = failureOf(null);
    await vi.advanceTimersByTimeAsync(180_000);
    expectRow(await silent, { told: 'Problemas de conexão, por favor tente mais tarde.' });
  });
});

test('every row of the catalogue was met above', () => {
  expect(ERROR_CATALOGUE.filter((row) => !met.has(row))).toEqual([]);
});

test('every coded message was told above', () => {
  const told = refusals.map(([, { code }]) => code);
  expect(Object.keys(codedMessage).filter((code) => !told.includes(code))).toEqual([]);
});
