import type { Services } from '../modules/modules.ts';
import type { SessionActor } from '../platform/work/actor.ts';

const HOW_MANY = 6;

/** The official XML beside the latest sent invoices, as staff keeps it. */
export const attachOfficialDocuments = async ({ invoices }: Pick<Services, 'invoices'>, staff: SessionActor): Promise<void> => {
  const { items } = await invoices.list('every_company', { status: 'sent', sort: '-requested_at', limit: HOW_MANY });
  for (const { id, number, issue_date, net_amount } of items) {
    const xml = `<?xml version="1.0" encoding="UTF-8"?>
<NFSe xmlns="http://www.sped.fazenda.gov.br/nfse" versao="1.01">
  <infNFSe>
    <nNFSe>${number}</nNFSe>
    <dhProc>${issue_date}T18:00:00-03:00</dhProc>
    <valores><vLiq>${(net_amount / 100).toFixed(2)}</vLiq></valores>
  </infNFSe>
</NFSe>
`;
    await invoices.attach(staff, { id, file: { bytes: Buffer.from(xml), mime: 'application/xml', name: `nfse-${number}.xml` } });
  }
};
