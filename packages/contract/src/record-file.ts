import { array, type InferType, number, object, string } from 'yup';

/** A file beside a record, under its opaque id. */
const recordFile = object({
  id: string().required(),
  name: string().required(),
  mime: string().required(),
  size: number().required(),
  created_at: string().required(),
});
export type RecordFile = InferType<typeof recordFile>;

export const recordFiles = array(recordFile.required()).required();
