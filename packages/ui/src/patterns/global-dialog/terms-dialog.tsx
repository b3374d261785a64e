import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Button } from '../../components/button/button.tsx';
import { Disclosure } from '../../components/card/disclosure.tsx';
import { ErrorState } from '../../components/states/error-state.tsx';
import { Loading } from '../../components/states/loading.tsx';
import { Problem } from '../../components/states/problem.tsx';
import { lazyComponent } from '../../system/query/lazy-component.ts';
import { asQuery, type QueryLike } from '../../system/query/query-like.ts';
import { DialogBody, DialogFooter, Modal } from '../dialog/modal.tsx';
import { useAction } from '../dialog/use-action.ts';

/** `former_text`: of the version before; what is new against it is shown first. */
type Terms = { id: number; text: string; what_changed?: string | null; former_text?: string | null };

type TermsDialogProps = {
  /** The version in force, as plain text. */
  terms: QueryLike<Terms>;
  /** Called with the version that was there to be read. */
  accept: (id: number) => Promise<unknown>;
  /** True once they are accepted, false when the person would rather leave. */
  onAnswer: (accepted: boolean) => void;
};

/** The terms of service, to be accepted before anything else. They can be accepted only once they are there to be read. */
export const TermsDialog = ({ terms, accept, onAnswer }: TermsDialogProps) => {
  const { data, error, refetch, isFetching } = useQuery(asQuery(terms));
  const { busy, problem, run } = useAction();
  const acceptNow = async () => {
    if (data && (await run(() => accept(data.id)))) onAnswer(true);
  };
  return (
    <Modal
      title="Termos de serviço"
      subtitle="Para continuar, leia e aceite os termos."
      busy={busy}
      blocking
      onClose={() => onAnswer(false)}
    >
      <DialogBody tabIndex={0} role="region" aria-label="Texto dos termos de serviço">
        {data?.former_text && data.what_changed && (
          <News>
            <chakra.h3 fontWeight="semibold">O que muda</chakra.h3>
            <chakra.p>{data.what_changed}</chakra.p>
            <Disclosure label="Ver as diferenças">
              <Suspense fallback={<Loading />}>
                <TextDifferences before={data.former_text} after={data.text} />
              </Suspense>
            </Disclosure>
          </News>
        )}
        {data && <chakra.div whiteSpace="pre-line">{data.text}</chakra.div>}
        {!data && error && <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} />}
        {!data && !error && <Loading />}
      </DialogBody>
      <DialogFooter>
        {problem && (
          <chakra.div flexBasis="full">
            <Problem problem={problem} />
          </chakra.div>
        )}
        <Button onClick={() => onAnswer(false)} disabled={busy}>
          Sair da conta
        </Button>
        <Button variant="primary" onClick={acceptNow} busy={busy} disabled={!data}>
          Aceitar os termos
        </Button>
      </DialogFooter>
    </Modal>
  );
};

const TextDifferences = lazyComponent(() =>
  import('../../components/display/text-differences.tsx').then(({ TextDifferences }) => TextDifferences),
);

const News = chakra('section', { base: { display: 'grid', gap: '2', mb: '5', p: '4', borderRadius: 'md', bg: 'bg.muted' } });
