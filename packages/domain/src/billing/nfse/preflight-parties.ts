import { isValidCnpj } from '../../shared/document/cnpj.ts';
import { isValidCpf } from '../../shared/document/cpf.ts';
import { isValidEmail } from '../../shared/document/email.ts';
import { isSameFirm } from '../../shared/document/same-firm.ts';
import type { Dps, DpsPerson } from './dps.ts';
import { addressRules } from './preflight-address.ts';
import { broken, countGiven, hasLength, type Problem, type Rule, SCHEMA } from './problem.ts';

export const providerProblems = ({ prest, valores }: Dps): Problem[] => {
  const { CNPJ, CPF, regTrib } = prest;
  const { opSimpNac, regApTribSN, regEspTrib } = regTrib;
  const isTaxed = valores.trib.tribMun.tribISSQN === '1';
  const hasRegime = regEspTrib !== '0';
  return broken([
    [countGiven(CNPJ, CPF) !== 1, 'prest', SCHEMA, 'Informe o CNPJ ou o CPF do prestador, um só.'],
    [CNPJ !== undefined && !isBareCnpj(CNPJ), 'prest.CNPJ', 'E0080', 'O CNPJ do prestador não confere.'],
    [CPF !== undefined && !isBareCpf(CPF), 'prest.CPF', 'E0096', 'O CPF do prestador não confere.'],
    ...contactRules(prest, 'prest', 'prestador', 'E0148'),
    [!/^[123]$/.test(opSimpNac), 'prest.regTrib.opSimpNac', SCHEMA, 'Informe a situação no Simples Nacional.'],
    [CPF !== undefined && opSimpNac !== '1', 'prest.regTrib.opSimpNac', 'E0160', 'Pessoa física não pode ser optante do Simples Nacional.'],
    [
      opSimpNac !== '3' && regApTribSN !== undefined,
      'prest.regTrib.regApTribSN',
      'E0162',
      'O regime de apuração do Simples só vale para microempresa e empresa de pequeno porte.',
    ],
    [
      opSimpNac === '3' && regApTribSN === undefined,
      'prest.regTrib.regApTribSN',
      'E0166',
      'Informe o regime de apuração do Simples Nacional.',
    ],
    [
      regApTribSN !== undefined && !/^[123]$/.test(regApTribSN),
      'prest.regTrib.regApTribSN',
      SCHEMA,
      'O regime de apuração do Simples é 1, 2 ou 3.',
    ],
    [!/^[0-6]$/.test(regEspTrib), 'prest.regTrib.regEspTrib', SCHEMA, 'Informe o regime especial de tributação, ou nenhum.'],
    [
      hasRegime && !isTaxed,
      'prest.regTrib.regEspTrib',
      'E0172',
      'Não há regime especial em serviço imune, exportado ou sem incidência de ISS.',
    ],
    [hasRegime && opSimpNac === '2', 'prest.regTrib.regEspTrib', 'E0174', 'MEI não tem regime especial de tributação.'],
    [
      hasRegime && opSimpNac === '3' && regApTribSN === '1',
      'prest.regTrib.regEspTrib',
      'E0175',
      'Quem paga o ISS dentro do Simples Nacional não tem regime especial de tributação.',
    ],
  ]);
};

/** The official code of each rule, which differs from taker to intermediary. */
type PartyCodes = Record<
  'cnpj' | 'cpf' | 'noReason' | 'abroadNoNif' | 'nifNoAbroad' | 'country' | 'email' | 'document' | 'address',
  string
>;

export const takerProblems = ({ toma, prest, valores }: Dps): Problem[] => {
  const isSame = toma?.CNPJ !== undefined && toma.CNPJ === prest.CNPJ;
  return [
    ...broken([[isSame, 'toma.CNPJ', 'E0202', 'O tomador não pode ser o próprio prestador.']]),
    ...partyProblems(toma, 'toma', 'tomador', { provider: prest.CNPJ, withholds: valores.trib.tribMun.tpRetISSQN === '2' }, TAKER_CODES),
  ];
};

export const intermediaryProblems = ({ interm, prest, valores }: Dps): Problem[] => {
  const isSame = interm?.CNPJ !== undefined && prest.CNPJ !== undefined && isSameFirm(interm.CNPJ, prest.CNPJ);
  return [
    ...broken([[isSame, 'interm.CNPJ', 'E0262', 'O intermediário não pode ser da mesma empresa que o prestador.']]),
    ...partyProblems(
      interm,
      'interm',
      'intermediário',
      { provider: prest.CNPJ, withholds: valores.trib.tribMun.tpRetISSQN === '3' },
      INTERMEDIARY_CODES,
    ),
  ];
};

const TAKER_CODES: PartyCodes = {
  cnpj: 'E0188',
  cpf: 'E0206',
  noReason: 'E0226',
  abroadNoNif: 'E0223',
  nifNoAbroad: 'E0242',
  country: 'E0246',
  email: 'E0247',
  document: 'E0204',
  address: 'E0237',
};

const INTERMEDIARY_CODES: PartyCodes = {
  cnpj: 'E0248',
  cpf: 'E0266',
  noReason: 'E0286',
  abroadNoNif: 'E0281',
  nifNoAbroad: 'E0298',
  country: 'E0299',
  email: 'E0300',
  document: 'E0264',
  address: 'E0293',
};

const partyProblems = (
  person: DpsPerson | undefined,
  path: string,
  who: string,
  { provider, withholds }: { provider: string | undefined; withholds: boolean },
  codes: PartyCodes,
): Problem[] => {
  const { CNPJ, CPF, NIF, cNaoNIF, xNome = '', end } = person ?? {};
  const hasDocument = countGiven(CNPJ, CPF) > 0;
  const isAbroad = end?.endExt !== undefined;
  const withheld: Rule[] = [
    [withholds && !hasDocument, path, codes.document, `Quem retém o ISS precisa de CNPJ ou CPF: informe o do ${who}.`],
    [
      withholds && !end?.endNac,
      `${path}.end.endNac`,
      codes.address,
      `Quem retém o ISS precisa de endereço no Brasil: informe o do ${who}.`,
    ],
  ];
  if (!person) return broken(withheld);
  return broken([
    [
      countGiven(CNPJ, CPF, NIF, cNaoNIF) !== 1,
      path,
      SCHEMA,
      `Informe um só documento do ${who}: CNPJ, CPF, NIF ou o motivo de não ter NIF.`,
    ],
    [CNPJ !== undefined && !isBareCnpj(CNPJ), `${path}.CNPJ`, codes.cnpj, `O CNPJ do ${who} não confere.`],
    [CPF !== undefined && !isBareCpf(CPF), `${path}.CPF`, codes.cpf, `O CPF do ${who} não confere.`],
    [NIF !== undefined && !hasLength(NIF, 40), `${path}.NIF`, SCHEMA, `O NIF do ${who} tem de 1 a 40 caracteres.`],
    [cNaoNIF === '0', `${path}.cNaoNIF`, codes.noReason, `Escolha por que o ${who} não tem NIF: dispensado ou não exigido.`],
    [cNaoNIF !== undefined && !/^[012]$/.test(cNaoNIF), `${path}.cNaoNIF`, SCHEMA, `O motivo de o ${who} não ter NIF é 1 ou 2.`],
    ...withheld,
    [!hasLength(xNome, 300), `${path}.xNome`, SCHEMA, `O nome do ${who} tem de 1 a 300 caracteres.`],
    ...contactRules(person, path, who, codes.email),
    [
      isAbroad && countGiven(NIF, cNaoNIF) === 0,
      path,
      codes.abroadNoNif,
      `Com endereço no exterior, informe o NIF do ${who} ou o motivo de não ter.`,
    ],
    [
      NIF !== undefined && provider !== undefined && !isAbroad,
      `${path}.end.endExt`,
      codes.nifNoAbroad,
      `Com NIF, informe o endereço do ${who} no exterior.`,
    ],
    ...(end ? addressRules(end, `${path}.end`, who, codes.country) : []),
  ]);
};

type Contact = { IM?: string; fone?: string; email?: string };

const contactRules = ({ IM, fone, email }: Contact, path: string, who: string, code: string): Rule[] => [
  [IM !== undefined && !hasLength(IM, 15), `${path}.IM`, SCHEMA, `A inscrição municipal do ${who} tem de 1 a 15 caracteres.`],
  [fone !== undefined && !/^\d{6,20}$/.test(fone), `${path}.fone`, SCHEMA, `O telefone do ${who} tem de 6 a 20 números.`],
  [email !== undefined && !(isValidEmail(email) && email.length <= 80), `${path}.email`, code, `O e-mail do ${who} não é válido.`],
];

const isBareCnpj = (text: string): boolean => /^[0-9A-Z]{14}$/.test(text) && isValidCnpj(text);

const isBareCpf = (text: string): boolean => /^\d{11}$/.test(text) && isValidCpf(text);
