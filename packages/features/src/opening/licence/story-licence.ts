import type { LicenceRecord } from '@esteto/contract/opening/licence-record';

/** A city hall's permit in force, with its paper; other licences of stories are made of it. */
export const storyPermit: LicenceRecord = {
  id: 11,
  version: 2,
  kind: 'city_hall',
  name: null,
  status: 'concluded',
  observation: null,
  valid_until: '2030-12-20',
  number: '118/2026',
  issued_by: null,
  renewal: 'first',
  renews_id: null,
  moved_on: '2026-02-10',
  answered_at: null,
  papers: [
    {
      id: 1,
      version: 1,
      kind: 'city_permit',
      name: 'alvara.pdf',
      mime: 'application/pdf',
      request_id: null,
      from_client: false,
      created_at: '2026-02-10T12:00:00Z',
    },
  ],
  requests: [],
};

/** Its renewal, about which something is asked. */
export const storyAsked: LicenceRecord = {
  ...storyPermit,
  id: 12,
  version: 3,
  status: 'awaiting_client',
  observation: 'Envie o IPTU deste ano.',
  valid_until: null,
  number: null,
  renewal: 'running',
  renews_id: 11,
  moved_on: '2026-11-18',
  papers: [],
  requests: [
    {
      id: 5,
      status: 'open',
      told: 'awaiting_client',
      text: 'Envie o IPTU deste ano.',
      created_at: '2026-11-18T12:00:00Z',
      answer: null,
      answered_at: null,
      answered_by_name: null,
    },
  ],
};

/** One that its agency refused. */
export const storyRefused: LicenceRecord = {
  ...storyPermit,
  id: 13,
  kind: 'firefighter',
  status: 'hindered',
  observation: 'O prédio não tem AVCB.',
  valid_until: null,
  number: null,
  papers: [],
  requests: [],
};
