import { searchKey } from '../../shared/text/text.ts';

/**
 * Why a registry would refuse a name for a limited or simple company (Instrução Normativa DREI 81/2020, anexo IV, and Código Civil, arts. 1.155 to
 * 1.168); null where nothing speaks against it. Whether another company has it is found out by the registry alone.
 */
export const companyNameProblem = (name: string): string | null => {
  const key = searchKey(name);
  const words = key.split(/[^a-z0-9&]+/).filter(Boolean);
  if (!/[a-z]{2}/.test(key)) return 'O nome precisa ter letras: a Junta não aceita só números ou símbolos.';
  if (/[^\p{L}\p{N}\s.,&'’()/-]/u.test(name)) return "Use só letras, números e os sinais . , & - / ' e parênteses.";
  const size = words.find((word) => SIZES.includes(word));
  if (size) return `Tire “${size.toUpperCase()}” do nome: o porte não faz mais parte dele (Lei Complementar 155/2016).`;
  const kind = words.find((word) => KINDS.includes(word)) ?? (/\bs\.?\s?\/?\s?a\.?$/.test(key) ? 's/a' : undefined);
  if (kind) return `Tire “${kind.toUpperCase()}” do nome: é outro tipo de empresa.`;
  if (PUBLIC.some((public_name) => ` ${words.join(' ')} `.includes(` ${public_name} `)))
    return 'O nome lembra um órgão público, e a Junta o recusa. Escolha outro.';
  if (words.every((word) => TOO_COMMON.includes(word)))
    return 'O nome só tem palavras comuns da área. Inclua o que distingue a empresa, como um sobrenome.';
  return null;
};

const SIZES = ['me', 'epp', 'mei'];
const KINDS = ['eireli', 'cooperativa', 'associacao', 'fundacao'];
const PUBLIC = [
  'sus',
  'ministerio',
  'secretaria',
  'prefeitura',
  'receita federal',
  'anvisa',
  'conselho regional',
  'conselho federal',
  'governo',
];
const TOO_COMMON = [
  'servico',
  'servicos',
  'medico',
  'medicos',
  'medica',
  'medicas',
  'medicina',
  'clinica',
  'consultorio',
  'saude',
  'atendimento',
  'ltda',
  'limitada',
  'e',
  'de',
  'em',
  'da',
  'do',
];
