import { searchKey } from '../../shared/text/text.ts';
import type { DocumentKind } from '../registration/registration-documents.ts';

// By the names that people and phones give to files. The first that fits: 'crm empresa' before 'crm'.
const WORDS: readonly (readonly [DocumentKind, readonly string[]])[] = [
  ['driving_licence', ['cnh', 'habilitacao', 'carteira de motorista']],
  ['income_tax_receipt', ['recibo ir', 'irpf', 'imposto de renda', 'recibo de entrega']],
  ['voter_title', ['titulo', 'eleitor']],
  ['medical_residence_proof', ['residencia medica', 'declaracao de residencia', 'coreme']],
  ['company_crm', ['crm pj', 'crm empresa', 'crm da empresa']],
  ['personal_crm', ['crm', 'carteira medica']],
  [
    'proof_of_residence',
    ['comprovante de endereco', 'comprovante de residencia', 'conta de luz', 'conta de agua', 'enel', 'residencia', 'endereco'],
  ],
  ['marriage_certificate', ['casamento', 'certidao']],
  ['contract_amendments', ['alteracao contratual', 'alteracao']],
  ['articles_of_association', ['contrato social', 'ato constitutivo']],
  ['cnpj_card', ['cartao cnpj', 'cnpj']],
  ['cpf_card', ['cpf']],
  ['identity', ['identidade', 'rg']],
  ['city_permit', ['alvara prefeitura', 'alvara de funcionamento', 'alvara']],
  ['health_permit', ['vigilancia', 'sanitaria']],
  ['fire_permit', ['bombeiro', 'avcb', 'clcb']],
  ['property_tax', ['iptu']],
  ['lease_contract', ['locacao', 'aluguel', 'cessao']],
  ['floor_plan', ['planta']],
];

/** What a file is, by its name; null where nothing in it says so. */
export const guessDocument = (file_name: string): DocumentKind | null => {
  const name = ` ${searchKey(file_name.replace(/\.[a-z0-9]+$/i, ''))
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()} `;
  return (
    WORDS.find(([, words]) => words.some((word) => name.includes(` ${word} `) || (word.length > 4 && name.includes(word))))?.[0] ?? null
  );
};
