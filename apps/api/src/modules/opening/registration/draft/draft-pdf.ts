import { draftStatusLabel } from '@esteto/domain/opening/draft/draft-life';
import { DRAFT_TITLE, draftText } from '@esteto/domain/opening/draft/draft-text';
import type { FileBytes } from '../../../../platform/http/bind.ts';
import { readApart } from '../../../../platform/parsing/apart.ts';
import type { Draft } from './draft.repository.ts';

/** A version as it stands, drawn when it is asked for, apart from the server's own thread. What was signed has a PDF of its own, with the evidence. */
export const draftPdf = async (company: string, draft: Draft): Promise<FileBytes> => {
  const drawn = {
    title: DRAFT_TITLE,
    subtitle: `Versão ${draft.number} · ${draftStatusLabel[draft.status]}`,
    text: draftText(company, draft.clauses),
    evidence: null,
    foot: `${company} · ${DRAFT_TITLE}, versão ${draft.number}. Sem assinatura.`,
    date: draft.created_at,
  };
  const bytes = await readApart('signedText', drawn, { of: null });
  return { bytes, mime: 'application/pdf', name: `minuta-versao-${draft.number}.pdf` };
};
