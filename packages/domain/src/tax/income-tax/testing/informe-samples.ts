// Texts as PDFs give them, of statements made up for the tests: no payer and no person of them exists.

export const SAMPLE_CPF = '12345678909';
export const SAMPLE_YEAR = 2025;

/** What is to be read: cents. */
type Expected = {
  payer_cnpj: string;
  payer_name: string;
  income: number;
  social_security: number;
  tax: number;
  thirteenth: number;
  thirteenth_tax: number;
};

const TITLE = `MINISTÉRIO DA FAZENDA
Secretaria Especial da Receita Federal do Brasil
Imposto sobre a Renda da Pessoa Física
Exercício de 2026
Comprovante de Rendimentos Pagos e de Imposto sobre a Renda Retido na Fonte
Ano-calendário de 2025
Verifique as condições e o prazo para a apresentação da Declaração do Imposto sobre a Renda da Pessoa Física.`;

const PERSON = `2. PESSOA FÍSICA BENEFICIÁRIA DOS RENDIMENTOS
CPF: 123.456.789-09 Nome Completo: MARINA ALVES
Natureza do Rendimento: Rendimento do trabalho assalariado`;

const LATER = `6. RENDIMENTOS RECEBIDOS ACUMULADAMENTE - Art. 12-A da Lei nº 7.713, de 1988
1. Total dos rendimentos tributáveis 0,00
5. Imposto sobre a renda retido na fonte 0,00
7. INFORMAÇÕES COMPLEMENTARES
8. RESPONSÁVEL PELAS INFORMAÇÕES
Nome: JOSE LIMA Data: 20/02/2026`;

/** As the instruction draws it, figures at the end of the lines. */
const official = (payer: string, [income, inss, tax, thirteenth, thirteenthTax]: readonly string[]) => `${TITLE}
1. FONTE PAGADORA PESSOA JURÍDICA OU PESSOA FÍSICA
${payer}
${PERSON}
3. RENDIMENTOS TRIBUTÁVEIS, DEDUÇÕES E IMPOSTO SOBRE A RENDA RETIDO NA FONTE
VALORES EM REAIS
1. Total dos rendimentos (inclusive férias) ${income}
2. Contribuição previdenciária oficial ${inss}
3. Contribuição a entidades de previdência complementar, pública ou privada, e a FAPI 0,00
4. Pensão alimentícia (preencher também o quadro 7) 0,00
5. Imposto sobre a renda retido na fonte ${tax}
4. RENDIMENTOS ISENTOS E NÃO TRIBUTÁVEIS
6. Lucros e dividendos, apurados a partir de 1996, pagos por pessoa jurídica 50.000,00
5. RENDIMENTOS SUJEITOS À TRIBUTAÇÃO EXCLUSIVA (rendimento líquido)
1. Décimo terceiro salário ${thirteenth}
2. Imposto sobre a renda retido na fonte sobre 13º salário ${thirteenthTax}
3. Outros 0,00
${LATER}`;

/** All labels of a part, then all of its figures. */
const inColumns = (payer: string, [income, inss, tax, thirteenth, thirteenthTax]: readonly string[]) => `${TITLE}
1. FONTE PAGADORA PESSOA JURÍDICA
${payer}
${PERSON}
3. RENDIMENTOS TRIBUTÁVEIS, DEDUÇÕES E IMPOSTO SOBRE A RENDA RETIDO NA FONTE
1. Total dos rendimentos (inclusive férias)
2. Contribuição previdenciária oficial
3. Contribuição a entidades de previdência complementar
4. Pensão alimentícia
5. Imposto sobre a renda retido na fonte
${income}
${inss}
0,00
0,00
${tax}
5. RENDIMENTOS SUJEITOS À TRIBUTAÇÃO EXCLUSIVA
1. Décimo terceiro salário
2. Imposto sobre a renda retido na fonte sobre 13º salário
3. Outros
${thirteenth}
${thirteenthTax}
0,00
${LATER}`;

/** A program of its own, each figure below its label. */
const below = (payer: string, [income, inss, tax, thirteenth, thirteenthTax]: readonly string[]) => `COMPROVANTE ANUAL DE RENDIMENTOS PAGOS
ANO BASE: 2025
DADOS DA FONTE PAGADORA
${payer}
DADOS DO BENEFICIÁRIO
NOME: MARINA ALVES
CPF: 12345678909
TOTAL DE RENDIMENTOS
R$ ${income}
PREVIDÊNCIA OFICIAL
R$ ${inss}
IMPOSTO DE RENDA RETIDO NA FONTE
R$ ${tax}
13º SALÁRIO
R$ ${thirteenth}
IMPOSTO DE RENDA SOBRE 13º SALÁRIO
R$ ${thirteenthTax}`;

/** Dots lead to the figures, and a long label is broken. */
const dotted = (
  payer: string,
  [income, inss, tax, thirteenth, thirteenthTax]: readonly string[],
) => `COMPROVANTE DE RENDIMENTOS PAGOS E DE RETENÇÃO NA FONTE
ANO-CALENDÁRIO: 2025    EXERCÍCIO: 2026
FONTE PAGADORA
${payer}
BENEFICIÁRIO: MARINA ALVES - CPF 123.456.789-09
01 - TOTAL DOS RENDIMENTOS
(INCLUSIVE PRODUÇÃO COOPERADA) ........ ${income}
02 - CONTRIBUIÇÃO PREVIDENCIÁRIA OFICIAL ........ ${inss}
05 - IMPOSTO SOBRE A RENDA RETIDO NA FONTE ........ ${tax}
DÉCIMO TERCEIRO SALÁRIO ........ ${thirteenth}
IMPOSTO SOBRE A RENDA DO DÉCIMO TERCEIRO SALÁRIO ........ ${thirteenthTax}`;

const bank = (payer: string, [income, , tax]: readonly string[]) => `INFORME DE RENDIMENTOS FINANCEIROS
Ano-calendário de 2025
Imposto de Renda - Pessoa Física
1. INSTITUIÇÃO FINANCEIRA
${payer}
2. TITULAR
Nome: MARINA ALVES
CPF: 123.456.789-09
3. RENDIMENTOS ISENTOS E NÃO TRIBUTÁVEIS
Poupança 1.200,00
Total dos rendimentos 1.200,00
4. RENDIMENTOS SUJEITOS À TRIBUTAÇÃO EXCLUSIVA
CDB 3.000,00
Total dos rendimentos ${income}
Imposto sobre a renda retido na fonte ${tax}
7. INFORMAÇÕES COMPLEMENTARES
Saldo em 31/12/2025 90.000,00`;

const cents = (text: string): number => Number(text.replace(/\D/g, ''));

const sample = (
  name: string,
  layout: (payer: string, figures: readonly string[]) => string,
  [payer, payer_cnpj, payer_name]: readonly [string, string, string],
  figures: readonly [string, string, string, string, string],
): { name: string; text: string; expected: Expected } => {
  const [income, social_security, tax, thirteenth, thirteenth_tax] = figures.map(cents) as [number, number, number, number, number];
  const amounts = { income, social_security, tax, thirteenth, thirteenth_tax };
  return { name, text: layout(payer, figures), expected: { payer_cnpj, payer_name, ...amounts } };
};

const ALFA = '11.222.333/0001-81';
const BETA = '11.444.777/0001-61';
const LETTERS = '12.ABC.345/01DE-35';

export const INFORMES = [
  sample(
    'hospital',
    official,
    [`CNPJ/CPF: ${ALFA} Nome Empresarial/Nome Completo: HOSPITAL SANTA CLARA S.A.`, '11222333000181', 'HOSPITAL SANTA CLARA S.A.'],
    ['240.000,00', '11.187,72', '48.000,00', '18.000,00', '4.000,00'],
  ),
  sample(
    'city',
    official,
    [`CNPJ/CPF\n${BETA}\nNome Empresarial/Nome Completo\nMUNICÍPIO DE VILA NOVA`, '11444777000161', 'MUNICIPIO DE VILA NOVA'],
    ['96.123,45', '9.876,54', '12.345,67', '7.654,32', '987,65'],
  ),
  sample(
    'state, in columns',
    inColumns,
    [`CNPJ: ${BETA}\nNome: SECRETARIA DE ESTADO DA SAÚDE`, '11444777000161', 'SECRETARIA DE ESTADO DA SAUDE'],
    ['180.000,01', '25.200,00', '31.000,99', '13.500,00', '2.100,00'],
  ),
  sample(
    'university, in columns',
    inColumns,
    [`CNPJ/CPF Nome Empresarial/Nome Completo\n${ALFA} UNIVERSIDADE DO PLANALTO`, '11222333000181', 'UNIVERSIDADE DO PLANALTO'],
    ['60.000,00', '7.000,00', '4.500,00', '5.000,00', '300,00'],
  ),
  sample(
    'a clinic’s pró-labore',
    below,
    [`CNPJ: ${ALFA}\nRAZÃO SOCIAL: CLÍNICA ALFA LTDA`, '11222333000181', 'CLINICA ALFA LTDA'],
    ['18.216,00', '2.003,76', '0,00', '0,00', '0,00'],
  ),
  sample(
    'a payer with letters in its CNPJ',
    below,
    [`CNPJ: ${LETTERS}\nRAZÃO SOCIAL: LABORATÓRIO NOVO LTDA`, '12ABC34501DE35', 'LABORATORIO NOVO LTDA'],
    ['120.000,00', '11.187,72', '20.000,00', '0,00', '0,00'],
  ),
  sample(
    'cooperative',
    dotted,
    [`${BETA} - COOPERATIVA DE TRABALHO MÉDICO DO VALE`, '11444777000161', 'COOPERATIVA DE TRABALHO MEDICO DO VALE'],
    ['310.000,00', '11.187,72', '72.000,00', '0,00', '0,00'],
  ),
  sample(
    'health plan',
    dotted,
    [`CNPJ ${ALFA}\nPLANO VIDA OPERADORA DE SAÚDE`, '11222333000181', 'PLANO VIDA OPERADORA DE SAUDE'],
    ['1.234.567,89', '11.187,72', '300.000,00', '0,00', '0,00'],
  ),
  sample(
    'a small payment',
    official,
    [`CNPJ/CPF: ${BETA} Nome Empresarial/Nome Completo: CURSO PREPARATÓRIO`, '11444777000161', 'CURSO PREPARATORIO'],
    ['850,00', '93,50', '0,00', '0,00', '0,00'],
  ),
  sample(
    'bank',
    bank,
    [`CNPJ: ${ALFA}\nNome: BANCO DO LITORAL S.A.`, '11222333000181', 'BANCO DO LITORAL S.A.'],
    ['3.000,00', '0,00', '450,00', '0,00', '0,00'],
  ),
  sample(
    'broker',
    bank,
    [`RAZÃO SOCIAL: CORRETORA SERRANA\nCNPJ: ${BETA}`, '11444777000161', 'CORRETORA SERRANA'],
    ['75.321,00', '0,00', '11.298,15', '0,00', '0,00'],
  ),
  sample(
    'lines of another system',
    (payer, figures) => official(payer, figures).replaceAll('\n', '  \r\n\t'),
    [`CNPJ/CPF: ${ALFA} Nome Empresarial/Nome Completo: FUNDAÇÃO SÃO JOÃO`, '11222333000181', 'FUNDACAO SAO JOAO'],
    ['132.000,00', '11.187,72', '22.222,22', '11.000,00', '1.500,00'],
  ),
] as const;
