import { chakra } from '@chakra-ui/react';
import { formatInstant } from '@esteto/domain/shared/date/date';
import { changeList, readChanges } from '@esteto/domain/shared/event/change-list';
import type { ReactNode } from 'react';
import type { Schema } from 'yup';
import { Banner } from '../../components/states/banner.tsx';
import { today } from '../../system/context/today.ts';
import { ChangeTable } from './change-table.tsx';
import type { Question } from './question.ts';

/** How the form around names a chosen record, and the paths of its fields as they stand on the page. */
type FormWords = { nameOf?: (path: string, id: unknown) => string | null; order?: readonly string[] };

/** Asks whether what changed may be saved, named by the schema's labels (docs/rules/dialogs.md), in the form's order; null when nothing changed. */
export const changesQuestion = (
  schema: Schema,
  before: unknown,
  after: unknown,
  ignore: readonly string[] = [],
  { nameOf, order = [] }: FormWords = {},
): Question | null => {
  const touched = changeList(before, after, ignore).filter(({ old, new: next }) => !(isOff(old) && isOff(next)));
  const changes = readChanges(schema, touched, nameOf).toSorted((a, b) => placeIn(order, a.path) - placeIn(order, b.path));
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

type SavedMeanwhileProps = {
  schema: Schema;
  before: unknown;
  after: unknown;
  saved: { by: string | null; at: string | null };
  nameOf: FormWords['nameOf'];
};

/** What somebody else saved while a form was filled in, which keeps what was typed: who, when, and from what to what. */
export const SavedMeanwhile = ({ schema, before, after, saved: { by, at }, nameOf }: SavedMeanwhileProps) => {
  const changes = readChanges(schema, changeList(before, after), nameOf);
  return (
    <chakra.div mb="5">
      <Banner tone="running">
        {by ?? 'Outra pessoa'} salvou este cadastro enquanto você editava
        {at && ` (${formatInstant(at, today())})`}.{' '}
        {changes.length > 0 ? 'Isto mudou; abaixo está o que você digitou.' : 'Nada do que está nesta parte mudou.'}
        {changes.length > 0 && <ChangeTable changes={changes} />}
      </Banner>
    </chakra.div>
  );
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

/** A switch that nobody touched is off, whether the record says so or says nothing. */
const isOff = (value: unknown): boolean => value === null || value === undefined || value === false;

/** Where its field stands, or the first field of what it is a part of; what has none comes last. */
const placeIn = (order: readonly string[], path: string): number => {
  const at = order.findIndex((field) => isWithin(field, path) || isWithin(path, field));
  return at < 0 ? order.length : at;
};

const isWithin = (path: string, whole: string): boolean => path === whole || path.startsWith(`${whole}.`) || path.startsWith(`${whole}[`);

const SAVE = { title: 'Confirmar Alterações', cancelLabel: 'Fechar', confirmLabel: 'Salvar', size: 'md' } as const;
