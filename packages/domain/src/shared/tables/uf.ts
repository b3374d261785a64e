// The 26 states and the Federal District, with their IBGE codes (Tabela de códigos de UF do IBGE).

export const STATES = [
  { id: 11, uf: 'RO', name: 'Rondônia' },
  { id: 12, uf: 'AC', name: 'Acre' },
  { id: 13, uf: 'AM', name: 'Amazonas' },
  { id: 14, uf: 'RR', name: 'Roraima' },
  { id: 15, uf: 'PA', name: 'Pará' },
  { id: 16, uf: 'AP', name: 'Amapá' },
  { id: 17, uf: 'TO', name: 'Tocantins' },
  { id: 21, uf: 'MA', name: 'Maranhão' },
  { id: 22, uf: 'PI', name: 'Piauí' },
  { id: 23, uf: 'CE', name: 'Ceará' },
  { id: 24, uf: 'RN', name: 'Rio Grande do Norte' },
  { id: 25, uf: 'PB', name: 'Paraíba' },
  { id: 26, uf: 'PE', name: 'Pernambuco' },
  { id: 27, uf: 'AL', name: 'Alagoas' },
  { id: 28, uf: 'SE', name: 'Sergipe' },
  { id: 29, uf: 'BA', name: 'Bahia' },
  { id: 31, uf: 'MG', name: 'Minas Gerais' },
  { id: 32, uf: 'ES', name: 'Espírito Santo' },
  { id: 33, uf: 'RJ', name: 'Rio de Janeiro' },
  { id: 35, uf: 'SP', name: 'São Paulo' },
  { id: 41, uf: 'PR', name: 'Paraná' },
  { id: 42, uf: 'SC', name: 'Santa Catarina' },
  { id: 43, uf: 'RS', name: 'Rio Grande do Sul' },
  { id: 50, uf: 'MS', name: 'Mato Grosso do Sul' },
  { id: 51, uf: 'MT', name: 'Mato Grosso' },
  { id: 52, uf: 'GO', name: 'Goiás' },
  { id: 53, uf: 'DF', name: 'Distrito Federal' },
] as const;

export type Uf = (typeof STATES)[number]['uf'];

/** By the alphabet, as one looks for one. */
export const UFS: readonly Uf[] = STATES.map(({ uf }) => uf).toSorted();

export const ufLabel = Object.fromEntries(STATES.map(({ uf, name }) => [uf, name])) as Record<Uf, string>;

/** The state of a city's IBGE code, which begins with the state's; null for what is none. */
export const ufOfIbge = (code: string): Uf | null => STATES.find(({ id }) => code.startsWith(String(id)))?.uf ?? null;
