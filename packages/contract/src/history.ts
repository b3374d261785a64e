import { array, type InferType, number, object, string } from 'yup';

/** A field that changed, in a person's words. */
export const changeInWords = object({
  path: string().required(),
  label: string().required(),
  old: string().required(),
  new: string().required(),
}).required();

/**
 * One event as the history dialogs show it, newest first; labels and values are already in a person's words. A path may come more than once:
 * 'Emitir' takes a requested invoice through 'Em preparação' and 'Pronta', and each step is a change of its own.
 */
export const historyEvent = object({
  id: number().required(),
  actor_name: string().nullable().defined(),
  action: string().required(),
  label: string().required(),
  reason: string().nullable().defined(),
  created_at: string().required(),
  changes: array(changeInWords).required(),
});
export type HistoryEvent = InferType<typeof historyEvent>;

export const history = array(historyEvent).required();
