import { type ClientForm, clientForm } from '@esteto/domain/billing/client/client-form';
import type { TakerKind } from '@esteto/domain/billing/client/client-kinds';
import type { ServiceName } from '../modules/billing/invoice/demo/services.ts';
import { demoCnpj, demoCpf } from './demo-documents.ts';
import { addressIn, type PlaceName, phoneIn } from './demo-places.ts';
import { DEMO_GROUPS } from './demo-units.ts';

/** A taker as this page lists it: name, known as, kind, place, what is done for it, and in how many days it pays. */
type Taker = readonly [name: string, fantasy: string | null, kind: TakerKind, place: PlaceName, service: ServiceName, term: number | null];

/** The 40 takers by the company that serves them. */
export const DEMO_TAKERS = {
  souza: [
    ['Associação Hospitalar São Lucas de Campinas', 'Hospital São Lucas', 'hospital', 'campinas', 'emergency', 30],
    ['Rede Hospitalar Vale Verde', 'Hospital Vale Verde', 'hospital', 'campinas', 'icu', 45],
    ['Irmandade Santa Casa do Bom Caminho', 'Santa Casa do Bom Caminho', 'hospital', 'campinas', 'emergency', 60],
    ['Instituto Paulista de Terapia Intensiva Ltda.', 'IPTI', 'hospital', 'sao_paulo', 'icu', 30],
    ['Maternidade Jardim das Acácias Ltda.', 'Maternidade das Acácias', 'hospital', 'campinas', 'pediatric', 30],
    ['Vitalis Operadora de Planos de Saúde S.A.', 'Vitalis Saúde', 'health_insurer', 'sao_paulo', 'network', 45],
    ['Amplamed Assistência Médica S.A.', 'Amplamed', 'health_insurer', 'sao_paulo', 'network', 40],
    ['Município de Ribeirão das Flores', 'Prefeitura de Ribeirão das Flores', 'city_hall', 'campinas', 'emergency', 30],
    ['Município de Santa Clara do Monte', 'Prefeitura de Santa Clara do Monte', 'city_hall', 'campinas', 'clinic', 60],
    ['Cooperativa de Trabalho Médico do Leste Paulista', 'Coopmed Leste', 'cooperative', 'campinas', 'icu', 20],
    ['Clínica Integrada Bosque Ltda.', 'Clínica Bosque', 'other', 'campinas', 'clinic', 15],
    ['Telecardio Laudos Médicos Ltda.', 'Telecardio', 'other', 'sao_paulo', 'reports', 30],
    ['Centro Médico Nova Aurora Ltda.', 'Nova Aurora', 'other', 'campinas', 'direction', 10],
    ['Lar Sênior Primavera Ltda.', 'Lar Primavera', 'other', 'campinas', 'home_visit', 15],
  ],
  ana: [
    ['Teresa Cristina Moura', null, 'person', 'campinas', 'home_visit', 10],
    ['João Batista de Figueiredo', null, 'person', 'campinas', 'home_visit', 10],
    ['Helena Vasconcelos Prado', null, 'person', 'campinas', 'home_visit', null],
    ['Otávio Meireles Sampaio', null, 'person', 'campinas', 'home_visit', 10],
    ['Residencial Sênior Monte Verde Ltda.', 'Monte Verde', 'other', 'campinas', 'home_visit', 30],
  ],
  plantoes: [
    ['Fundação Hospitalar Serra Azul', 'Hospital Serra Azul', 'hospital', 'ribeirao', 'emergency', 30],
    ['Município de Águas de São Roque', 'Prefeitura de Águas de São Roque', 'city_hall', 'ribeirao', 'emergency', 45],
    ['Pronto Atendimento Vida Plena Ltda.', 'Vida Plena', 'hospital', 'ribeirao', 'pediatric', 30],
    ['Gestora de Saúde Planalto Ltda.', 'Saúde Planalto', 'other', 'ribeirao', 'emergency', 30],
  ],
  alves: [
    ['Hospital Ortopédico Mangabeiras S.A.', 'Hospital Mangabeiras', 'hospital', 'belo_horizonte', 'surgery', 30],
    ['Hospital e Maternidade Santa Inês Ltda.', 'Hospital Santa Inês', 'hospital', 'belo_horizonte', 'on_call', 45],
    ['Casa de Saúde Lagoa Dourada Ltda.', 'Casa de Saúde Lagoa Dourada', 'hospital', 'belo_horizonte', 'surgery', 60],
    ['Fundação de Saúde Pampulha', 'Hospital da Pampulha', 'hospital', 'belo_horizonte', 'emergency', 30],
    ['Minas Vida Operadora de Saúde S.A.', 'Minas Vida', 'health_insurer', 'belo_horizonte', 'surgery', 45],
    ['Seguradora Horizonte Saúde S.A.', 'Horizonte Saúde', 'health_insurer', 'sao_paulo', 'network', 35],
    ['Município de Pedra Branca de Minas', 'Prefeitura de Pedra Branca', 'city_hall', 'belo_horizonte', 'on_call', 60],
    ['Cooperativa Médica do Planalto', 'Coopmed Planalto', 'cooperative', 'belo_horizonte', 'surgery', 20],
    ['Clínica do Esporte Savassi Ltda.', 'Clínica do Esporte', 'other', 'belo_horizonte', 'clinic', 15],
    ['Instituto Mineiro de Reabilitação Ltda.', 'IMR', 'other', 'belo_horizonte', 'clinic', 30],
    ['Atlético Serra Clube', 'Serra Clube', 'other', 'belo_horizonte', 'direction', 10],
    ['Renato Queiroz Drummond', null, 'person', 'belo_horizonte', 'surgery', 10],
  ],
  prado: [
    ['Hospital Moinho Alto Ltda.', 'Hospital Moinho Alto', 'hospital', 'porto_alegre', 'anesthesia', 30],
    ['Centro Cirúrgico Guaíba Ltda.', 'Centro Cirúrgico Guaíba', 'hospital', 'porto_alegre', 'anesthesia', 20],
    ['Sul Bem Operadora de Saúde S.A.', 'Sul Bem', 'health_insurer', 'curitiba', 'anesthesia', 45],
    ['Rede Hospitalar Vale Verde', 'Hospital Vale Verde', 'hospital', 'campinas', 'anesthesia', 30],
    ['Clínica de Imagem Farol da Barra Ltda.', 'Farol Imagem', 'other', 'salvador', 'anesthesia', 30],
  ],
} as const satisfies Record<string, readonly Taker[]>;

export type DemoCompanyName = keyof typeof DEMO_TAKERS;

/** The form that a doctor fills in for a taker; `number` makes its documents and addresses its own. */
export const takerForm = ([name, fantasy_name, taker_kind, place, , payment_term_days]: Taker, number: number): ClientForm => {
  const person = taker_kind === 'person';
  const domain = `${slug(fantasy_name ?? name)}.test`;
  const payer = taker_kind === 'hospital' || taker_kind === 'health_insurer';
  return {
    ...clientForm.getDefault(),
    person_type: person ? 'PF' : 'PJ',
    document: person ? demoCpf(number) : (groupCalled(name)?.cnpj ?? demoCnpj(number)),
    name,
    fantasy_name,
    taker_kind,
    payment_term_days,
    email: person ? `${slug(name)}@correio.test` : `financeiro@${domain}`,
    phone: phoneIn(place, number),
    address: { ...addressIn(place, 100 + number * 37), zip_code: null },
    contacts: person
      ? []
      : [{ name: CONTACTS[number % CONTACTS.length] ?? '', cpf: null, email: `contas@${domain}`, phone: null, receives_invoice: true }],
    withholds_iss: taker_kind === 'city_hall',
    withholds_irrf: payer,
    withholds_csrf: payer,
    default_service_code: '040101',
    contract_number: taker_kind === 'city_hall' ? `${100 + number}/2024` : null,
    public_notes: taker_kind === 'city_hall' ? 'Citar o número do contrato na discriminação.' : null,
  };
};

/** Some takers are the groups that the manager runs. */
const groupCalled = (name: string) => DEMO_GROUPS.find((group) => group.name === name);

const CONTACTS = ['Juliana Ramos', 'Marcelo Pontes', 'Patrícia Leal', 'Eduardo Tavares', 'Sônia Barreto', 'Fábio Moreira'];

const slug = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '')
    .slice(0, 24);
