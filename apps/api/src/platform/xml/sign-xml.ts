import { SignedXml } from 'xml-crypto';

/** A private key and its certificate, both PEM. */
export type Signer = { key: string; certificate: string };

const SHA256 = 'http://www.w3.org/2001/04/xmlenc#sha256';
const RSA_SHA256 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256';
const EXCLUSIVE = 'http://www.w3.org/2001/10/xml-exc-c14n#';
const ENVELOPED = 'http://www.w3.org/2000/09/xmldsig#enveloped-signature';

/**
 * The document with an enveloped XMLDSig signature over the element with that Id, as the last child of the root, without a prefix. The layout's
 * schema leaves the algorithms open; RSA with SHA-256 is what the national system takes.
 */
export const signXml = (xml: string, id: string, { key, certificate }: Signer): string => {
  const signed = new SignedXml({
    privateKey: key,
    publicCert: certificate,
    signatureAlgorithm: RSA_SHA256,
    canonicalizationAlgorithm: EXCLUSIVE,
  });
  signed.addReference({ xpath: `//*[@Id="${id}"]`, uri: `#${id}`, transforms: [ENVELOPED, EXCLUSIVE], digestAlgorithm: SHA256 });
  signed.computeSignature(xml, { location: { reference: '/*', action: 'append' } });
  return signed.getSignedXml();
};
