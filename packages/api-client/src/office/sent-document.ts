import { sentDocument } from '@esteto/contract/office/sent-document';
import { mutationsFor, queriesFor } from '../queries.ts';

export const sentDocumentQueries = queriesFor(sentDocument);
export const sentDocumentMutations = mutationsFor(sentDocument, { invalidates: [sentDocumentQueries] });
