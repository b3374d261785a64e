import { MINUTA_TO_JUDGE } from '@esteto/contract/wire-error';
import { DraftDialog } from '@esteto/ui/patterns/global-dialog/draft-dialog.tsx';
import { asQuery } from '@esteto/ui/system/query/query-like';
import { useQuery } from '@tanstack/react-query';
import type { BlockActions, BlockingDialogProps } from './block-actions.ts';
import { PlainBlock } from './plain-block.tsx';

/** 'Você precisa aprovar ou rejeitar a minuta antes de continuar.' */
export const DraftBlock = ({ actions: { minuta }, onAnswer }: BlockingDialogProps) =>
  minuta ? <PendingDraft {...minuta} onAnswer={onAnswer} /> : <PlainBlock message={MINUTA_TO_JUDGE} onAnswer={onAnswer} />;

type PendingDraftProps = NonNullable<BlockActions['minuta']> & Pick<BlockingDialogProps, 'onAnswer'>;

const PendingDraft = ({ draft, approve, reject, onAnswer }: PendingDraftProps) => {
  const { data, error } = useQuery(asQuery(draft));
  if (data) return <DraftDialog company={data.company} draft={data.file} approve={approve} reject={reject} onAnswer={onAnswer} />;
  return error && <PlainBlock message={MINUTA_TO_JUDGE} onAnswer={onAnswer} />;
};
