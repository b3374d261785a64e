import { type Address, emptyAddress } from '@esteto/domain/shared/document/address';

type Place = {
  city: string;
  state: NonNullable<Address['state']>;
  ibge: string;
  area: string;
  cep: string;
  neighborhood: string;
  street: string;
};

const PLACES = {
  campinas: {
    city: 'Campinas',
    state: 'SP',
    ibge: '3509502',
    area: '19',
    cep: '13015',
    neighborhood: 'Centro',
    street: 'Rua Barão de Jaguara',
  },
  sao_paulo: {
    city: 'São Paulo',
    state: 'SP',
    ibge: '3550308',
    area: '11',
    cep: '01310',
    neighborhood: 'Bela Vista',
    street: 'Avenida Paulista',
  },
  ribeirao: {
    city: 'Ribeirão Preto',
    state: 'SP',
    ibge: '3543402',
    area: '16',
    cep: '14010',
    neighborhood: 'Centro',
    street: 'Rua Álvares Cabral',
  },
  santos: { city: 'Santos', state: 'SP', ibge: '3548500', area: '13', cep: '11060', neighborhood: 'Gonzaga', street: 'Avenida Ana Costa' },
  belo_horizonte: {
    city: 'Belo Horizonte',
    state: 'MG',
    ibge: '3106200',
    area: '31',
    cep: '30130',
    neighborhood: 'Funcionários',
    street: 'Avenida Afonso Pena',
  },
  curitiba: {
    city: 'Curitiba',
    state: 'PR',
    ibge: '4106902',
    area: '41',
    cep: '80010',
    neighborhood: 'Centro',
    street: 'Rua Marechal Deodoro',
  },
  porto_alegre: {
    city: 'Porto Alegre',
    state: 'RS',
    ibge: '4314902',
    area: '51',
    cep: '90010',
    neighborhood: 'Moinhos de Vento',
    street: 'Rua Ramiro Barcelos',
  },
  salvador: {
    city: 'Salvador',
    state: 'BA',
    ibge: '2927408',
    area: '71',
    cep: '40140',
    neighborhood: 'Barra',
    street: 'Avenida Sete de Setembro',
  },
  recife: {
    city: 'Recife',
    state: 'PE',
    ibge: '2611606',
    area: '81',
    cep: '50030',
    neighborhood: 'Ilha do Leite',
    street: 'Rua da Aurora',
  },
} as const satisfies Record<string, Place>;

export type PlaceName = keyof typeof PLACES;

export const addressIn = (name: PlaceName, number: number): Address => {
  const { area: _area, cep, ...place } = PLACES[name];
  return { ...emptyAddress, ...place, cep: `${cep}${String(number % 1000).padStart(3, '0')}`, number: String(number) };
};

export const phoneIn = (name: PlaceName, number: number): string => `${PLACES[name].area}3${String(2_000_000 + number * 7919).slice(-7)}`;
