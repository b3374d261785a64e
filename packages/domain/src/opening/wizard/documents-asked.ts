import type { CompanyType } from '../../company/company/company-kinds.ts';
import {
  type DocumentGroup,
  type DocumentKind,
  type DocumentNeed,
  documentGroups,
  documentNeeds,
  missingDocuments,
} from '../registration/registration-documents.ts';
import type { WizardDocumentStatus } from './wizard-document-life.ts';

export type SentPaper = { kind: DocumentKind; status: WizardDocumentStatus };

/** A need of a group, what was sent for it, and whether it still lacks: what was returned counts for nothing until it is sent anew. */
export type AskedDocument<Paper extends SentPaper> = DocumentNeed & { papers: Paper[]; lacks: boolean };

/** Papers that are asked for later: a new company's papers of its place, once it is open and licensed; they may come now. */
export const isAskedLater = (type: CompanyType, group: DocumentGroup): boolean => type === 'new_company' && group === 'licensing';

/** Everything an account is asked for, by group, with what was sent. */
export const documentsAsked = <Paper extends SentPaper>(
  type: CompanyType,
  papers: readonly Paper[],
): { group: DocumentGroup; is_later: boolean; needs: AskedDocument<Paper>[] }[] =>
  documentGroups[type].map((group) => {
    const is_later = isAskedLater(type, group);
    const needs = documentNeeds[group].map((need) => {
      const own = papers.filter(({ kind }) => need.any_of.includes(kind));
      const lacks = need.required && !is_later && own.every(({ status }) => status === 'returned');
      return { ...need, papers: own, lacks };
    });
    return { group, is_later, needs };
  });

/** The required papers that lack before the owner may go on. */
export const lackingPapers = (type: CompanyType, papers: readonly SentPaper[]): DocumentNeed[] => {
  const sent = papers.filter(({ status }) => status !== 'returned').map(({ kind }) => kind);
  return documentGroups[type].filter((group) => !isAskedLater(type, group)).flatMap((group) => missingDocuments(group, sent));
};
