// Legal natures that a medical company is opened with, by the codes of the national table of legal natures (CONCLA). EIRELI is extinct (Lei
// 14.195/2021, art. 41), and an intellectual profession makes nobody a sole entrepreneur (Código Civil, art. 966, parágrafo único).

export const LEGAL_NATURES = ['single_limited', 'limited', 'simple_limited', 'simple_pure'] as const;
export type LegalNature = (typeof LEGAL_NATURES)[number];

export const legalNatureLabel: Record<LegalNature, string> = {
  single_limited: 'Sociedade Limitada Unipessoal (SLU)',
  limited: 'Sociedade Empresária Limitada (LTDA)',
  simple_limited: 'Sociedade Simples Limitada',
  simple_pure: 'Sociedade Simples Pura',
};

type NatureFacts = {
  code: string;
  /** Fewest and most partners that it may have. */
  partners: { least: number; most: number | null };
  /** Where it is registered: the trade board, or the notary of legal persons. */
  registry: 'board' | 'notary';
  words: string;
};

export const legalNatureFacts: Record<LegalNature, NatureFacts> = {
  single_limited: {
    code: '206-2',
    partners: { least: 1, most: 1 },
    registry: 'board',
    words: 'Para quem vai trabalhar sem sócios. O seu patrimônio fica separado do da empresa. Registro na Junta Comercial.',
  },
  limited: {
    code: '206-2',
    partners: { least: 2, most: null },
    registry: 'board',
    words:
      'Para dois ou mais sócios. Cada um responde até o valor das suas quotas. Registro na Junta Comercial; é a que pode pedir a equiparação hospitalar.',
  },
  simple_limited: {
    code: '224-0',
    partners: { least: 2, most: null },
    registry: 'notary',
    words:
      'Para dois ou mais sócios que atendem pessoalmente. Responde até o valor das quotas. Registro em cartório; não pode pedir a equiparação hospitalar.',
  },
  simple_pure: {
    code: '223-2',
    partners: { least: 2, most: null },
    registry: 'notary',
    words: 'Para dois ou mais sócios que atendem pessoalmente e aceitam responder também com o próprio patrimônio. Registro em cartório.',
  },
};

/** Null when a company of this nature may have so many partners; else what to tell the person. */
export const natureProblem = (nature: LegalNature, partners: number): string | null => {
  const { least, most } = legalNatureFacts[nature].partners;
  if (partners < least)
    return `${legalNatureLabel[nature]} pede pelo menos ${least} sócios. Inclua quem falta ou troque o tipo da empresa.`;
  if (most !== null && partners > most)
    return `${legalNatureLabel[nature]} tem um sócio só. Para mais sócios, volte a Tipo de Empresa e escolha outro.`;
  return null;
};
