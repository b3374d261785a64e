import type { SignatureEvidence } from '@esteto/contract/identity/signature';

export const anasSignature: SignatureEvidence = {
  id: 5,
  title: 'Minuta do contrato social',
  sha256: '2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae',
  pdf_sha256: 'fcde2b2edba56bf408601fb721fe9b5c338d10ee429ea04fae5511b68fbf8fb9',
  name: 'Ana Souza',
  cpf: '52998224725',
  email: 'ana@exemplo.com',
  code_sent_at: '2026-11-06T12:00:00Z',
  signed_at: '2026-11-06T12:03:22Z',
  ip: '203.0.113.7',
  user_agent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)',
  request_id: 'req-7f3a',
};
