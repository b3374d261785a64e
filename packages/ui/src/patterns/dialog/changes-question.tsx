import { chakra } from '@chakra-ui/react';
import { changeList, readChanges } from '@esteto/domain/shared/event/change-list';
import type { ReactNode } from 'react';
import type { Schema } from 'yup';
import { ChangeTable } from './change-table.tsx';
import type { Question } from './question.ts';

/** Asks whether what changed may be saved, named by the schema's labels (docs/rules/dialogs.md); null when nothing changed. */
export const changesQuestion = (schema: Schema, before: unknown, after: unknown, ignore: readonly string[] = []): Question | null => {
  const changes = readChanges(schema, changeList(before, after, ignore));
  if (changes.length === 0) return null;
  return {
    ...SAVE,
    message: (
      <>
        <p>Revise abaixo os dados que foram alterados. Tem certeza que deseja editar essas informações?</p>
        <chakra.div role="group" aria-label="Dados alterados" tabIndex={0} color="fg.default">
          <ChangeTable changes={changes} />
        </chakra.div>
      </>
    ),
  };
};

/** The same question with what saving changes elsewhere; that alone, with the form's own verb, where the form asks for nothing else. */
export const effectsQuestion = (effects: ReactNode, changes: Question | undefined, submitLabel: string): Question => ({
  ...SAVE,
  ...(!changes && { title: 'Confirmar', confirmLabel: submitLabel }),
  message: (
    <>
      {changes?.message}
      {effects}
    </>
  ),
});

const SAVE = { title: 'Confirmar Alterações', cancelLabel: 'Fechar', confirmLabel: 'Salvar', size: 'md' } as const;
