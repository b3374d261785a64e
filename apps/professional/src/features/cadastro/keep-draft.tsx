import { wizardMutations, wizardQueries } from '@esteto/api-client/opening/wizard';
import { useFormStore } from '@esteto/ui/components/field/binding/form-context.tsx';
import { useReadError } from '@esteto/ui/system/context/read-error.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useCompanyScope } from '../empresa/use-company-scope.ts';
import type { OwnerStep } from './wizard-steps.ts';

const PAUSE_MS = 800;

type KeepDraftProps = {
  step: OwnerStep;
  /** When the draft was typed with which the form began; null where there was none. */
  seen: string | null;
};

/** Keeps what is typed in the form around with the registration, so that it is found again on another device. Says when it failed, and when it is kept. */
export const KeepDraft = ({ step, seen }: KeepDraftProps) => {
  const store = useFormStore();
  const { company_id } = useCompanyScope();
  const client = useQueryClient();
  const readError = useReadError();
  const values = JSON.stringify(useSyncExternalStore(store.subscribe, () => store.read().values));
  const { mutate, status } = useMutation({
    mutationFn: wizardMutations.keepDraft.mutationFn,
    mutationKey: wizardMutations.keepDraft.mutationKey,
    onError: (error) => {
      // Our team filled the step in meanwhile: that is what is shown from now on.
      if (readError(error).status === 409) void client.invalidateQueries({ queryKey: wizardQueries.state({ company_id }).queryKey });
    },
  });
  const kept = useRef(values);
  useEffect(() => {
    if (values === kept.current) return;
    const timer = setTimeout(() => {
      kept.current = values;
      mutate({ company_id, body: { step, values, seen } });
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [values, company_id, step, seen, mutate]);
  return <Said status={status} />;
};

const Said = ({ status }: { status: 'idle' | 'pending' | 'success' | 'error' }) => <small role="status">{WORDS[status]}</small>;

const WORDS = {
  idle: '',
  pending: 'Guardando o que você digitou…',
  success: 'O que você digitou está guardado.',
  error: 'Não foi possível guardar o que você digitou. Não feche esta página antes de continuar.',
} as const;
