import { type DocumentKind, documentKindLabel } from '../registration/registration-documents.ts';
import { guessDocument } from '../wizard/document-guess.ts';
import type { RenewalStatus } from './licence-life.ts';
import { type LicensingItemStatus, licensingItemStatusLabel } from './licensing-item-status.ts';
import { isInForce, type LicensingKind } from './licensing-kind.ts';

// The papers of a licence: those that its agency asks for, all of them required (docs/rules/documents.md), and the licence itself once it is issued.

/** Papers that the registration of a company knows too, and those that only a licence has. */
const SHARED = [
  'property_tax',
  'lease_contract',
  'floor_plan',
  'fire_project',
  'technical_responsibility',
  'articles_of_association',
  'city_permit',
  'fire_permit',
  'health_permit',
  'company_crm',
] as const satisfies readonly DocumentKind[];

export const LICENCE_DOCUMENT_KINDS = [...SHARED, 'cnes_record', 'issued_licence', 'other'] as const;
export type LicenceDocumentKind = (typeof LICENCE_DOCUMENT_KINDS)[number];

export const licenceDocumentLabel: Record<LicenceDocumentKind, string> = {
  ...(Object.fromEntries(SHARED.map((kind) => [kind, documentKindLabel[kind]])) as Record<(typeof SHARED)[number], string>),
  cnes_record: 'Ficha do CNES',
  issued_licence: 'Licença emitida',
  other: 'Outro documento',
};

/** Which paper the licence of a kind is, once it is issued. */
export const permitOf: Record<LicensingKind, LicenceDocumentKind> = {
  city_hall: 'city_permit',
  firefighter: 'fire_permit',
  health_surveillance: 'health_permit',
  crm: 'company_crm',
  cnes: 'cnes_record',
  others: 'issued_licence',
};

/**
 * What each agency asks for. The CNES takes a place only with its city's permit (Portaria de Consolidação GM/MS 1/2017, arts. 358 to 370), the CRM only
 * with a technical director (Res. CFM 1.980/2011).
 */
export const licenceNeeds: Record<LicensingKind, readonly LicenceDocumentKind[]> = {
  city_hall: ['property_tax', 'lease_contract'],
  firefighter: ['floor_plan', 'fire_project'],
  health_surveillance: ['floor_plan', 'technical_responsibility'],
  crm: ['articles_of_association', 'technical_responsibility'],
  cnes: ['city_permit', 'technical_responsibility'],
  others: [],
};

/** What a paper beside a licence of this kind may be, the asked first. */
export const licenceDocumentKinds = (kind: LicensingKind): LicenceDocumentKind[] => [
  ...new Set([...licenceNeeds[kind], permitOf[kind], 'other' as const]),
];

type Beside = {
  id: number;
  kind: LicensingKind;
  status: LicensingItemStatus;
  renewal: RenewalStatus;
  papers: readonly { kind: LicenceDocumentKind }[];
};

/** What its agency asks for and is not there, in order: neither beside the licence nor as the permit that the company holds of another agency. */
export const lackingLicencePapers = ({ id, kind, papers }: Beside, all: readonly Beside[]): LicenceDocumentKind[] => {
  const others = all.filter((other) => other.id !== id && other.kind !== kind && other.renewal !== 'undone' && isInForce(other.status));
  const permits = others.flatMap((other) => other.papers.filter((paper) => paper.kind === permitOf[other.kind]));
  const there = new Set([...papers, ...permits].map((paper) => paper.kind));
  return licenceNeeds[kind].filter((need) => !there.has(need));
};

/** Whether the licence itself is beside it. */
export const hasPermit = ({ kind, papers }: Pick<Beside, 'kind' | 'papers'>): boolean =>
  papers.some((paper) => paper.kind === permitOf[kind]);

/** Why a licence cannot come to a status without its papers; null when it can. */
export const papersProblem = (licence: Beside, all: readonly Beside[], to: LicensingItemStatus): string | null => {
  const before = `Antes de "${licensingItemStatusLabel[to]}" falta`;
  if (to === 'awaiting_agency') {
    const lacking = lackingLicencePapers(licence, all);
    return lacking.length > 0 ? `${before}: ${lacking.map((one) => licenceDocumentLabel[one]).join('; ')}.` : null;
  }
  if (!isInForce(to) || isInForce(licence.status) || hasPermit(licence)) return null;
  return `${before} o arquivo: ${licenceDocumentLabel[permitOf[licence.kind]]}.`;
};

/** What a file beside a licence is, by its name: one of what its kind has, else the first that lacks, else another paper. */
export const guessLicencePaper = (kind: LicensingKind, file_name: string, lacking: readonly LicenceDocumentKind[]): LicenceDocumentKind => {
  const guess = guessDocument(file_name);
  return licenceDocumentKinds(kind).find((one) => one === guess) ?? lacking[0] ?? 'other';
};

/** More than anybody sends for one licence. */
export const MOST_LICENCE_PAPERS = 30;
