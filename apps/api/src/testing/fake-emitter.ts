import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { TLSSocket } from 'node:tls';
import { gunzipSync, gzipSync } from 'node:zlib';
import { buildAccessKey } from '@esteto/domain/billing/nfse/access-key';
import { DOMParser } from '@xmldom/xmldom';
import { SignedXml } from 'xml-crypto';
import type { MadeAuthority } from '../demo/made-certificates.ts';
import { readXml } from '../platform/xml/read-xml.ts';

/** How the emitter takes the next document; then it is itself again. */
export type Mood =
  /** Takes it and loses its own answer. */
  | 'lose the answer'
  /** Takes it only when `release` is called; who sent it has given up by then. */
  | 'take its time'
  /** Takes it and says nothing until it is let go. */
  | 'hold the answer'
  /** Is down, and takes nothing. */
  | 'be down'
  | { refuse: { codigo: string; descricao: string; complemento?: string }[] };

/** The national emitter as far as we speak to it, with mutual TLS. It takes a DPS once, and checks what it is given. */
export type FakeEmitter = {
  url: string;
  /** 'POST /nfse', in order. */
  calls: string[];
  /** Notes by DPS id, and the keys of those that were cancelled. */
  notes: Map<string, { key: string; xml: string }>;
  cancelled: Set<string>;
  next(mood: Mood): void;
  release(): void;
  close(): Promise<void>;
};

/** At a port of its own choice unless one is given. */
export const startFakeEmitter = async (authority: MadeAuthority, port = 0): Promise<FakeEmitter> => {
  const own = authority.issue({ name: 'sefin.teste', ip: '127.0.0.1' });
  const moods: Mood[] = [];
  const waiting: (() => void)[] = [];
  const calls: string[] = [];
  const notes: FakeEmitter['notes'] = new Map();
  const cancelled: FakeEmitter['cancelled'] = new Set();
  let last = 0;

  const server = createServer(
    { key: own.key, cert: own.certificate, ca: authority.certificate, requestCert: true, rejectUnauthorized: true },
    (request, response) => void answer(request, response),
  );

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = (request.url ?? '').replace('/SefinNacional', '');
    calls.push(`${request.method} ${path}`);
    const [, noun = '', id = '', part] = path.split('/');
    if (request.method === 'POST') {
      const subject = subjectOf(request);
      const body = JSON.parse(await textOf(request)) as Record<string, string>;
      const mood = moods.shift();
      if (mood === 'be down') return send(response, 503, { mensagem: 'Indisponível' });
      if (typeof mood === 'object') return send(response, 400, { erros: mood.refuse });
      if (mood === 'take its time') {
        request.socket.destroy();
        await new Promise<void>((done) => waiting.push(done));
      }
      const reply =
        part === 'eventos' ? register(id, unpack(body['pedidoRegistroEventoXmlGZipB64'])) : take(unpack(body['dpsXmlGZipB64']), subject);
      if (mood === 'hold the answer') await new Promise<void>((done) => waiting.push(done));
      if (mood === 'lose the answer') request.socket.destroy();
      return send(response, reply.status, reply.body);
    }
    if (noun === 'dps') {
      const note = notes.get(id);
      return note ? send(response, 200, { idDps: id, chaveAcesso: note.key }) : send(response, 404, {});
    }
    if (part === 'eventos')
      return cancelled.has(id) ? send(response, 200, { eventoXmlGZipB64: pack('<evento/>') }) : send(response, 404, {});
    const note = [...notes.values()].find(({ key }) => key === id);
    return note ? send(response, 200, { chaveAcesso: id, nfseXmlGZipB64: pack(note.xml) }) : send(response, 404, {});
  };

  const take = (dps: string, subject: string): Taken => {
    const declared = readXml(dps)?.at('infDPS');
    const id = declared?.attribute('Id') ?? '';
    if (!declared || !isSigned(dps)) return refused('E0714', 'Arquivo enviado com erro na assinatura');
    const cnpj = declared.text('prest/CNPJ') ?? '';
    if (!subject.endsWith(cnpj)) return refused('E0718', 'Certificado difere do emitente');
    if (notes.has(id)) return refused('E0014', 'Conjunto de série, número, código do município e inscrição já existe');
    last += 1;
    const number = last;
    const issued = declared.text('dCompet')?.slice(0, 7) ?? '';
    const key = buildAccessKey({
      city: declared.text('cLocEmi') ?? '',
      environment: '2',
      document: cnpj,
      number,
      issued,
      code: String(100_000_000 + number),
    });
    const xml = noteXml(key, number, dps);
    notes.set(id, { key, xml });
    const replaced = declared.text('subst/chSubstda');
    if (replaced) cancelled.add(replaced);
    return { status: 201, body: { idDps: id, chaveAcesso: key, nfseXmlGZipB64: pack(xml) } };
  };

  const register = (key: string, event: string): Taken => {
    const asked = readXml(event)?.at('infPedReg');
    if (!asked || !isSigned(event)) return refused('E1980', 'Assinatura inválida');
    if (asked.attribute('Id') !== `PRE${key}101101`) return refused('E1827', 'Identificador difere da concatenação');
    if (cancelled.has(key)) return refused('E0840', 'A NFS-e já possui evento de cancelamento');
    cancelled.add(key);
    return { status: 201, body: { eventoXmlGZipB64: pack('<evento/>') } };
  };

  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  return {
    url: `https://127.0.0.1:${(server.address() as AddressInfo).port}/SefinNacional`,
    calls,
    notes,
    cancelled,
    next: (mood) => void moods.push(mood),
    release: () => {
      for (const done of waiting.splice(0)) done();
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
};

type Taken = { status: number; body: object };

const refused = (codigo: string, descricao: string): Taken => ({ status: 400, body: { erros: [{ codigo, descricao }] } });

const noteXml = (key: string, number: number, dps: string): string =>
  '<?xml version="1.0" encoding="utf-8"?><NFSe versao="1.01" xmlns="http://www.sped.fazenda.gov.br/nfse">' +
  `<infNFSe Id="NFS${key}"><xLocEmi>Recife</xLocEmi><xLocPrestacao>Recife</xLocPrestacao><nNFSe>${number}</nNFSe><cLocIncid>2611606</cLocIncid>` +
  '<xLocIncid>Recife</xLocIncid><xTribNac>Medicina e biomedicina.</xTribNac><verAplic>SefinNac_1.5.0</verAplic><ambGer>2</ambGer><tpEmis>1</tpEmis>' +
  '<procEmi>1</procEmi><cStat>100</cStat><dhProc>2026-11-20T12:00:01-03:00</dhProc><nDFSe>77</nDFSe>' +
  '<emit><CNPJ>11222333000181</CNPJ><xNome>CLINICA TESTE LTDA</xNome><enderNac><xLgr>Avenida Rio Branco</xLgr><nro>240</nro>' +
  '<xBairro>Recife</xBairro><cMun>2611606</cMun><UF>PE</UF><CEP>50030230</CEP></enderNac></emit>' +
  '<valores><vBC>15000.00</vBC><pAliqAplic>2.01</pAliqAplic><vISSQN>301.50</vISSQN><vLiq>15000.00</vLiq></valores>' +
  `${dps.replace(/^<\?xml[^>]*\?>/, '')}</infNFSe></NFSe>`;

const isSigned = (xml: string): boolean => {
  const signature = new DOMParser().parseFromString(xml, 'text/xml').getElementsByTagName('Signature')[0];
  const certificate = /<X509Certificate>([^<]+)/.exec(xml)?.[1];
  if (!signature || !certificate) return false;
  const check = new SignedXml({
    publicCert: `-----BEGIN CERTIFICATE-----\n${certificate.replaceAll(/\s/g, '').replaceAll(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----`,
  });
  check.loadSignature(signature as never);
  try {
    return check.checkSignature(xml);
  } catch {
    return false;
  }
};

const subjectOf = (request: IncomingMessage): string => String((request.socket as TLSSocket).getPeerCertificate().subject.CN);

const pack = (xml: string): string => gzipSync(xml).toString('base64');
const unpack = (text = ''): string => gunzipSync(Buffer.from(text, 'base64')).toString('utf8');

const textOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
};

const send = (response: ServerResponse, status: number, body: object): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};
