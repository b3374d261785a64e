import type { OfxBlocks } from './ofx-content.ts';
import { OfxReader } from './ofx-reader.ts';

// The tags of an OFX file, read in one pass and without a tree: banks leave leaf tags open, mix closed and open ones, and cut files anywhere. What
// counts is which block a value stands in. XML (2.x), SGML (1.x) and the older OFC have the same tags or nearly.

export const readOfxBlocks = (text: string): OfxBlocks => {
  const reader = new OfxReader();
  const tags = /<(\/?)([A-Za-z][A-Za-z0-9._]{0,31})\s{0,8}\/?>/g;
  let leaf = '';
  let from = 0;
  let hasCdata = true;
  for (let tag = tags.exec(text); tag; tag = tags.exec(text)) {
    const [, slash = '', written = ''] = tag;
    const name = written.toUpperCase();
    // A person's name in <> inside a description is text.
    if ((leaf === 'MEMO' || leaf === 'NAME') && !ENDS_TEXT.has(name) && !name.includes('.')) continue;
    if (leaf) reader.value(leaf, text.slice(from, tag.index));
    leaf = slash ? '' : name;
    from = tags.lastIndex;
    if (slash) reader.close(name);
    else reader.open(name);
    if (hasCdata && text.startsWith('<![CDATA[', from)) {
      const end = text.indexOf(']]>', from);
      hasCdata = end !== -1;
      if (hasCdata) tags.lastIndex = end;
    }
  }
  if (leaf) reader.value(leaf, text.slice(from));
  return reader.finish();
};

/** Tags that may follow a description inside a movement, or end it. */
const ENDS_TEXT: ReadonlySet<string> = new Set(
  (
    'TRNTYPE DTPOSTED DTUSER DTAVAIL TRNAMT FITID CORRECTFITID CORRECTACTION SRVRTID CHECKNUM CHKNUM REFNUM SIC PAYEEID NAME EXTDNAME PAYEE MEMO ' +
    'BANKACCTTO CCACCTTO BANKID BRANCHID ACCTID ACCTTYPE IMAGEDATA CURRENCY ORIGCURRENCY CURRATE CURSYM INV401KSOURCE STMTTRN GENTRN BANKTRANLIST ' +
    'STMTRS CCSTMTRS ACCTSTMT STMTTRNRS CCSTMTTRNRS BANKMSGSRSV1 CREDITCARDMSGSRSV1 LEDGERBAL LEDGER AVAILBAL BALAMT DTASOF BALLIST BAL MKTGINFO OFX OFC ' +
    'ADDR1 ADDR2 ADDR3 CITY STATE POSTALCODE COUNTRY PHONE'
  ).split(' '),
);
