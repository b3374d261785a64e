import type { InvoiceStatus } from '@esteto/domain/billing/invoice/invoice-status';
import { encode } from 'uqr';
import { notFound } from '../../../../platform/http/app-error.ts';
import type { FileBytes } from '../../../../platform/http/bind.ts';
import type { XmlReader } from '../../../../platform/xml/read-xml.ts';
import { createDanfsePage, type DanfsePage } from './danfse-page.ts';
import * as words from './danfse-words.ts';
import { type Note, readNote } from './note.ts';

/** Where anybody may look a note up; the code leads there (NT 008, 2.4.3). */
const PUBLIC_QUERY = 'https://www.nfse.gov.br/ConsultaPublica/?tpc=1&chave=';

const AUTHENTICITY =
  'A autenticidade desta NFS-e pode ser verificada pela leitura deste código QR ou pela consulta da chave de acesso no portal nacional da NFS-e';

/** The most that the service's description and the further information may take of the one page, in points. */
const MOST = { description: 150, information: 70 };

/**
 * The DANFSe of a note, drawn from its XML and from nothing else (NT 008, 2.1); the same note gives the same bytes. `status` tells what became
 * of it since, which the XML cannot know. 404 when the XML is no note.
 */
export const danfsePdf = async (xml: string, status: InvoiceStatus): Promise<FileBytes> => {
  const note = readNote(xml);
  const dps = note?.inside.at('DPS/infDPS');
  if (!note || !dps) throw notFound();
  const page = createDanfsePage({ title: `DANFSe ${note.number}`, date: new Date(note.processed_at) });
  const isTrial = dps.text('tpAmb') === '2';
  page.header({
    left: 'NFS-e',
    title: ['DANFSe v2.0', 'Documento Auxiliar da NFS-e'],
    warning: isTrial ? 'NFS-e SEM VALIDADE JURÍDICA' : null,
    right: [
      `Município: ${note.inside.text('xLocEmi') ?? words.NOTHING}`,
      `Ambiente gerador: ${note.inside.text('ambGer') === '1' ? 'Sistema do município' : 'Sefin Nacional'}`,
      `Tipo de ambiente: ${isTrial ? 'Homologação' : 'Produção'}`,
    ],
  });
  const { data } = encode(PUBLIC_QUERY + note.access_key, { ecc: 'M', border: 0 });
  page.qrCode(data, AUTHENTICITY);
  identify(page, note, dps, status);
  provider(page, note, dps);
  party(page, 'Tomador / Adquirente', dps.at('toma'), 'Tomador/adquirente da operação não identificado na NFS-e');
  page.note('O destinatário é o próprio tomador/adquirente da operação');
  party(page, 'Intermediário da operação', dps.at('interm'), 'Intermediário da operação não identificado na NFS-e');
  service(page, note, dps);
  municipal(page, note, dps);
  federal(page, dps);
  totals(page, note, dps);
  page.block('Informações complementares', []);
  page.text('', information(dps), MOST.information);
  if (status === 'cancelled') page.watermark('CANCELADA');
  if (status === 'replaced') page.watermark('SUBSTITUÍDA');
  return { bytes: await page.finish(), mime: 'application/pdf', name: `danfse-${note.number}.pdf` };
};

const identify = (page: DanfsePage, note: Note, dps: XmlReader, status: InvoiceStatus): void => {
  const situation = status === 'cancelled' ? 'Cancelada' : status === 'replaced' ? 'Substituída' : 'Gerada';
  page.block(
    'Dados de identificação da NFS-e',
    [
      [{ label: 'CHAVE DE ACESSO DA NFS-E', value: note.access_key }],
      [
        { label: 'NÚMERO DA NFS-E', value: note.number },
        { label: 'COMPETÊNCIA DA NFS-E', value: words.date(dps.text('dCompet')) },
        { label: 'DATA E HORA DA EMISSÃO DA NFS-E', value: words.instant(note.processed_at) },
      ],
      [
        { label: 'NÚMERO DA DPS', value: dps.text('nDPS') ?? '' },
        { label: 'SÉRIE DA DPS', value: dps.text('serie') ?? '' },
        { label: 'DATA E HORA DA EMISSÃO DA DPS', value: words.instant(dps.text('dhEmi')) },
      ],
      [
        { label: 'EMITENTE DA NFS-E', value: 'Prestador do Serviço', shaded: true },
        { label: 'SITUAÇÃO DA NFS-E', value: situation },
        { label: 'FINALIDADE', value: dps.text('IBSCBS/finNFSe') === '0' ? 'NFS-e regular' : '' },
      ],
    ],
    { beside: true },
  );
};

const provider = (page: DanfsePage, { inside }: Note, dps: XmlReader): void => {
  const emit = inside.at('emit');
  const where = emit?.at('enderNac') ?? null;
  page.block('Prestador / Fornecedor', [
    [
      { label: 'CNPJ / CPF / NIF', value: words.document(emit?.text('CNPJ') ?? emit?.text('CPF') ?? null) },
      { label: 'Indicador Municipal (Inscrição)', value: emit?.text('IM') ?? dps.text('prest/IM') ?? '' },
      { label: 'Telefone', value: words.phone(emit?.text('fone') ?? null) },
    ],
    [
      { label: 'Nome / Nome Empresarial', value: emit?.text('xNome') ?? '', span: 6 },
      { label: 'Município / Sigla UF', value: together([inside.text('xLocEmi'), where?.text('UF')], ' / '), span: 3 },
      { label: 'Código IBGE / CEP', value: together([where?.text('cMun'), words.cep(where?.text('CEP') ?? null)], ' / '), span: 3 },
    ],
    [
      { label: 'Endereço', value: addressOf(where), span: 8 },
      { label: 'E-mail', value: emit?.text('email') ?? '', span: 4 },
    ],
    [
      { label: 'Simples Nacional na Data de Competência', value: words.simplesOption(dps.text('prest/regTrib/opSimpNac')), span: 5 },
      { label: 'Regime de Apuração Tributária pelo SN', value: words.simplesApuration(dps.text('prest/regTrib/regApTribSN')), span: 7 },
    ],
  ]);
};

const party = (page: DanfsePage, title: string, person: XmlReader | null, unknown: string): void => {
  if (!person) return page.note(unknown);
  const where = person.at('end');
  page.block(title, [
    [
      { label: 'CNPJ / CPF / NIF', value: words.document(person.text('CNPJ') ?? person.text('CPF') ?? person.text('NIF')) },
      { label: 'Indicador Municipal (Inscrição)', value: person.text('IM') ?? '' },
      { label: 'Telefone', value: words.phone(person.text('fone')) },
    ],
    [
      { label: 'Nome / Nome Empresarial', value: person.text('xNome') ?? '', span: 8 },
      {
        label: 'Código IBGE / CEP',
        value: together([where?.text('endNac/cMun'), where?.text('endNac/CEP') && words.cep(where.text('endNac/CEP'))], ' / '),
        span: 4,
      },
    ],
    [
      { label: 'Endereço', value: addressOf(where), span: 8 },
      { label: 'E-mail', value: person.text('email') ?? '', span: 4 },
    ],
  ]);
};

const service = (page: DanfsePage, { inside }: Note, dps: XmlReader): void => {
  page.block('Serviço prestado', [
    [
      {
        label: 'Código de Tributação Nacional / Municipal',
        value: together([words.serviceCode(dps.text('serv/cServ/cTribNac')), dps.text('serv/cServ/cTribMun')], ' / '),
      },
      { label: 'Código da NBS', value: dps.text('serv/cServ/cNBS') ?? '' },
      { label: 'Local da Prestação', value: inside.text('xLocPrestacao') ?? '' },
    ],
    [{ label: 'Descrição do Código de Tributação', value: inside.text('xTribNac') ?? '' }],
  ]);
  page.text('Descrição do Serviço', dps.text('serv/cServ/xDescServ') ?? '', MOST.description);
};

const municipal = (page: DanfsePage, { inside }: Note, dps: XmlReader): void => {
  const iss = dps.at('valores/trib/tribMun');
  if (!iss || iss.text('tribISSQN') === '4') return page.note('Tributação municipal (ISSQN) - operação não sujeita ao ISSQN');
  page.block('Tributação municipal (ISSQN)', [
    [
      { label: 'Tipo de Tributação do ISSQN', value: words.issKind(iss.text('tribISSQN')) },
      { label: 'Município de Incidência', value: inside.text('xLocIncid') ?? '' },
      { label: 'Regime Especial de Tributação', value: words.specialRegime(dps.text('prest/regTrib/regEspTrib')) },
      { label: 'Tipo de Imunidade', value: words.immunity(iss.text('tpImunidade')) },
    ],
    [
      { label: 'Suspensão da Exigibilidade', value: words.suspension(iss.text('exigSusp/tpSusp')) },
      { label: 'Nº do Processo da Suspensão', value: iss.text('exigSusp/nProcesso') ?? '' },
      { label: 'Benefício Municipal', value: iss.text('BM/nBM') ?? '' },
      { label: 'Total de Deduções/Reduções', value: words.money(dps.text('valores/vDedRed/vDR')) },
    ],
    [
      { label: 'Base de Cálculo do ISSQN', value: words.money(inside.text('valores/vBC')) },
      { label: 'Alíquota Aplicada', value: words.percentage(inside.text('valores/pAliqAplic')) },
      { label: 'Retenção do ISSQN', value: words.issWithholding(iss.text('tpRetISSQN')) },
      { label: 'ISSQN Apurado', value: words.money(inside.text('valores/vISSQN')) },
    ],
  ]);
};

const federal = (page: DanfsePage, dps: XmlReader): void => {
  const taxes = dps.at('valores/trib/tribFed');
  const amount = (path: string): string => words.money(taxes?.text(path) ?? null);
  page.block('Tributação federal (exceto CBS)', [
    [
      { label: 'IRRF', value: amount('vRetIRRF') },
      { label: 'Contribuição Previdenciária Retida', value: amount('vRetCP') },
      { label: 'Contribuições Sociais Retidas', value: amount('vRetCSLL') },
      { label: 'PIS - Débito Apuração Própria', value: amount('piscofins/vPis') },
      { label: 'COFINS - Débito Apuração Própria', value: amount('piscofins/vCofins') },
    ],
  ]);
};

const totals = (page: DanfsePage, { inside }: Note, dps: XmlReader): void => {
  page.block('Valor total da NFS-e', [
    [
      { label: 'Valor da Operação/Serviço', value: words.money(dps.text('valores/vServPrest/vServ')) },
      { label: 'Desconto Incondicionado', value: words.money(dps.text('valores/vDescCondIncond/vDescIncond')) },
      { label: 'Desconto Condicionado', value: words.money(dps.text('valores/vDescCondIncond/vDescCond')) },
    ],
    [
      { label: 'Total das Retenções (ISSQN/Federais)', value: words.money(inside.text('valores/vTotalRet')) },
      { label: 'Valor Líquido da NFS-e', value: words.money(inside.text('valores/vLiq')) },
      { label: 'Valor Líquido da NFS-e + IBS/CBS', value: words.money(inside.text('valores/vLiq')), shaded: true },
    ],
  ]);
};

/** Lei 12.741/2012 asks for the share of taxes on every note. */
const information = (dps: XmlReader): string => {
  const taxTotals = dps.at('valores/trib/totTrib');
  const part = (name: string): string => {
    const amount = taxTotals?.text(`vTotTrib/vTotTrib${name}`);
    return amount ? words.money(amount) : words.percentage(taxTotals?.text(`pTotTrib/pTotTrib${name}`) ?? null);
  };
  const inSimples = taxTotals?.text('pTotTribSN');
  const shares = inSimples
    ? `Simples Nacional: ${words.percentage(inSimples)}`
    : `Federais: ${part('Fed')}; Estaduais: ${part('Est')}; Municipais: ${part('Mun')}`;
  const replaced = dps.text('subst/chSubstda');
  return together(
    [
      replaced && `NFS-e Subst.: ${replaced}`,
      dps.text('serv/infoCompl/xInfComp'),
      `Totais Aproximados dos Tributos cfe. Lei nº 12.741/2012: ${shares}`,
    ],
    ' | ',
  );
};

const addressOf = (where: XmlReader | null): string =>
  together([where?.text('xLgr'), where?.text('nro'), where?.text('xCpl'), where?.text('xBairro')], ', ');

const together = (parts: readonly (string | null | undefined)[], separator: string): string => parts.filter(Boolean).join(separator);
