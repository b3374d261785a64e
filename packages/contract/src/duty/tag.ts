import { tagFilters, tagForm } from '@esteto/domain/duty/tag/tag-form';
import { TAG_COLORS, TAG_SCOPES } from '@esteto/domain/duty/tag/tag-kinds';
import { type InferType, string } from 'yup';
import { tags } from '../access.ts';
import { del, get, post, put } from '../endpoint.ts';
import { listQuery, page } from '../list.ts';
import { recordFields, versioned } from '../record.ts';

const codes = { scope: string().oneOf(TAG_SCOPES).required(), color: string().oneOf(TAG_COLORS).required() };

export const tagRow = tagForm.shape({ ...recordFields, ...codes });
export type TagRow = InferType<typeof tagRow>;

export const tag = {
  list: get('admin/manager/tags', {
    summary: 'Tags do grupo.',
    who: tags.view,
    query: listQuery(['name', 'created_at'], tagFilters),
    answer: page(tagRow),
  }),
  detail: get('admin/manager/tags/:id', { summary: 'Uma tag.', who: tags.view, answer: tagRow }),
  create: post('admin/manager/tags', { summary: 'Cria uma tag.', who: tags.edit, body: tagForm, answer: tagRow }),
  update: put('admin/manager/tags/:id', { summary: 'Altera uma tag.', who: tags.edit, body: versioned(tagForm), answer: tagRow }),
  remove: del('admin/manager/tags/:id', { summary: 'Exclui uma tag.', who: tags.edit }),
};
