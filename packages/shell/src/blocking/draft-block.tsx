import { MINUTA_TO_JUDGE } from '@esteto/contract/wire-error';
import { Suspense } from 'react';
import type { BlockingDialogProps } from './block-actions.ts';
import { PlainBlock } from './plain-block.tsx';

/** 'Você precisa aprovar ou rejeitar a minuta antes de continuar.' */
export const DraftBlock = ({ actions: { minuta: Minuta }, onAnswer }: BlockingDialogProps) => {
  const plain = <PlainBlock message={MINUTA_TO_JUDGE} onAnswer={onAnswer} />;
  if (!Minuta) return plain;
  return (
    <Suspense>
      <Minuta onAnswer={onAnswer} fallback={plain} />
    </Suspense>
  );
};
