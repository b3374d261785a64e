import Fastify, { type FastifyInstance } from 'fastify';

// The public services as they answer, on this machine: tests and journeys need no internet. Some keys are answered wrongly, each in its own way.

export const KNOWN_CEP = '01310100';
export const KNOWN_POSTAL_CODE = '1000-139';

/** CEPs that are answered badly. */
export const BAD_CEP = {
  unknown: '00000000',
  failing: '99999500',
  silent: '99999408',
  garbage: '99999001',
  empty: '99999002',
  other: '99999003',
  elsewhere: '99999004',
  huge: '99999005',
  redirected: '99999302',
  cut: '99999006',
} as const;

/** A CNPJ that the registry does not know; of any other it makes a company. */
export const UNKNOWN_CNPJ = '00000000000191';

export type PlayedServices = {
  url: string;
  /** What was asked, oldest first: the paths. */
  asked: string[];
  /** Services that answer what nobody can use, until they are taken out again. */
  broken: Set<'cities' | 'banks' | 'registry' | 'places'>;
  close(): Promise<void>;
};

export const playPublicServices = async (port = 0): Promise<PlayedServices> => {
  const app = Fastify({ forceCloseConnections: true });
  const asked: string[] = [];
  const broken: PlayedServices['broken'] = new Set();
  app.addHook('onRequest', async (request) => void asked.push(decodeURIComponent(request.url)));
  app.get('/', async () => 'ok');
  playCep(app);
  playLists(app, broken);
  app.get<{ Params: { country: string; code: string } }>('/places/:country/:code', async ({ params }, reply) => {
    if (broken.has('places')) return { places: [{}] };
    if (params.code !== KNOWN_POSTAL_CODE) return reply.code(404).send({});
    return { 'post code': params.code, places: [{ 'place name': 'Lisboa', state: 'Lisboa', longitude: '-9.1', latitude: '38.7' }] };
  });
  app.get<{ Params: { cnpj: string } }>('/registry/:cnpj', async ({ params: { cnpj } }) => {
    if (broken.has('registry')) return { status: 'OK', cnpj, nome: '********' };
    if (cnpj === UNKNOWN_CNPJ) return { status: 'ERROR', message: 'CNPJ rejeitado pela Receita Federal' };
    return company(cnpj);
  });
  await app.listen({ host: '127.0.0.1', port });
  const address = app.server.address();
  const url = typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '';
  return { url, asked, broken, close: () => app.close() };
};

/** The settings of a server that asks here. */
export const serviceSettings = (url: string): Record<string, string> => ({
  CEP_URL: `${url}/cep`,
  CITIES_URL: `${url}/ibge`,
  BANKS_URL: `${url}/banks`,
  POSTAL_CODE_URL: `${url}/places`,
  CNPJ_URL: `${url}/registry`,
});

const paulista = {
  cep: '01310-100',
  logradouro: 'Avenida Paulista',
  complemento: 'de 612 a 1510 - lado par',
  bairro: 'Bela Vista',
  localidade: 'São Paulo',
  uf: 'SP',
  estado: 'São Paulo',
  ibge: '3550308',
  ddd: '11',
};

const playCep = (app: FastifyInstance): void => {
  app.get<{ Params: { cep: string } }>('/cep/:cep/json/', (request, reply) => {
    const { cep } = request.params;
    const masked = `${cep.slice(0, 5)}-${cep.slice(5)}`;
    switch (cep) {
      case BAD_CEP.unknown:
        return reply.send({ erro: 'true' });
      case BAD_CEP.failing:
        return reply.code(500).send({ message: 'Internal Server Error' });
      case BAD_CEP.silent:
        return reply.hijack();
      case BAD_CEP.garbage:
        return reply.type('text/html').send('<h1>Bad Request</h1>');
      case BAD_CEP.empty:
        return reply.send({ cep: masked, localidade: '', uf: 'SP', ibge: '' });
      case BAD_CEP.other:
        return reply.send(paulista);
      case BAD_CEP.elsewhere:
        return reply.send({ ...paulista, cep: masked, uf: 'PE' });
      case BAD_CEP.huge:
        return reply.send({ ...paulista, cep: masked, complemento: 'x'.repeat(3_000_000) });
      case BAD_CEP.redirected:
        return reply.redirect(`/cep/${KNOWN_CEP}/json/`);
      case BAD_CEP.cut:
        reply.hijack();
        reply.raw.writeHead(200, { 'content-length': '1000' });
        reply.raw.write('{"cep":', () => reply.raw.destroy());
        return;
      default:
        return reply.send({ ...paulista, cep: masked });
    }
  });
  app.get<{ Params: { street: string } }>('/cep/:state/:city/:street/json/', async ({ params }) =>
    params.street === 'Rua Que Não Existe' ? [] : [paulista, { ...paulista, cep: '01310-200', complemento: 'lado ímpar' }],
  );
};

const playLists = (app: FastifyInstance, broken: PlayedServices['broken']): void => {
  app.get<{ Params: { state: string } }>('/ibge/estados/:state/municipios', async ({ params: { state } }) => {
    if (broken.has('cities')) return [];
    // One state is small enough to be told whole.
    return state === 'DF' ? [{ id: 5_300_108, nome: 'Brasília, a nova', microrregiao: {} }] : [];
  });
  app.get('/banks', async () => {
    if (broken.has('banks')) return [{ ispb: 'x' }];
    const made = Array.from({ length: 500 }, (_none, code) => ({ ispb: String(code).padStart(8, '0'), code, name: `"BCO ${code}"` }));
    return [
      ...made.map((bank) => ({ ...bank, fullName: `Banco "${bank.code}" S.A.` })),
      { ispb: '99999999', code: null, name: 'Sem código' },
    ];
  });
};

const company = (cnpj: string) => ({
  status: 'OK',
  cnpj,
  tipo: 'MATRIZ',
  nome: 'HOSPITAL SANTA ISABEL S.A.',
  fantasia: 'HOSPITAL SANTA ISABEL',
  situacao: 'ATIVA',
  abertura: '05/03/1999',
  email: 'fiscal@santaisabel.test',
  telefone: '(81) 3000-0000',
  capital_social: '1000000.00',
  simples: { optante: true },
  qsa: [
    { nome: 'HELENA DUARTE', qual: '49-Sócio-Administrador' },
    { nome: 'PAULO DAS NEVES', qual: '22-Sócio' },
  ],
  logradouro: 'AV RIO BRANCO',
  numero: '240',
  complemento: '********',
  bairro: 'RECIFE',
  municipio: 'RECIFE',
  uf: 'PE',
  cep: '50.030-230',
});
