import { array, type InferType, number, object, string } from 'yup';

/** A word of the team on a record, newest first. */
export const comments = array(
  object({
    id: number().required(),
    text: string().required(),
    author_id: number().required(),
    author_name: string().required(),
    created_at: string().required(),
  }).required(),
).required();
export type Comment = InferType<typeof comments>[number];
