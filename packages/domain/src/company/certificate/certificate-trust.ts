/** Who stands behind a certificate: ICP-Brasil, which the law and the emitters ask for (MP 2.200-2/2001), another authority, or nobody but itself. */
export const CERTIFICATE_TRUSTS = ['icp_brasil', 'foreign', 'self_signed'] as const;
export type CertificateTrust = (typeof CERTIFICATE_TRUSTS)[number];

/** What the person who sends it must know: it is kept all the same, for a trial, and nothing that it signs is taken. */
export const certificateTrustProblem: Record<CertificateTrust, string | null> = {
  icp_brasil: null,
  foreign: 'Este certificado não é da ICP-Brasil: o emissor nacional recusa as notas que ele assina.',
  self_signed: 'Este certificado foi assinado por ele mesmo, e não pela ICP-Brasil: o emissor nacional recusa as notas que ele assina.',
};
