import { boolean, object, string } from 'yup';

export const permissionEntry = object({
  name: string().required(),
  view: boolean().required(),
  edit: boolean().required(),
  delete: boolean().required(),
});
