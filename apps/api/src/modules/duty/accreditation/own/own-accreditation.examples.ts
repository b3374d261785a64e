import type { AccreditationRecord } from '@esteto/contract/duty/accreditation-record';
import type { Examples } from '../../../../testing/example.ts';
import { idOf } from '../../../../testing/example.ts';
import {
  accepted,
  addPaper,
  approved,
  elsewhere,
  expired,
  filledForm,
  filledIn,
  invited,
  openWallet,
  paperFile,
} from '../accreditation.examples.ts';

const diploma = { kind: 'diploma' as const, number: '123', issued_on: '2015-03-10' };
const seen = ({ id, version }: AccreditationRecord) => ({ id, body: { version } });

export const ownAccreditationExamples: Examples<'ownAccreditation'> = {
  ownAccreditation: {
    dossier: async (scene) => {
      await openWallet(scene);
      return {};
    },
    addDocument: async (scene) => {
      await openWallet(scene);
      return { body: diploma, file: paperFile };
    },
    replaceDocument: async (scene) => ({ ...idOf(await addPaper(scene, diploma)), body: diploma, file: paperFile }),
    removeDocument: async (scene) => idOf(await addPaper(scene, diploma)),
    documentFile: async (scene) => idOf(await addPaper(scene, diploma)),
    list: async (scene) => {
      await openWallet(scene);
      return {};
    },
    detail: async (scene) => idOf(await invited(await elsewhere(scene))),
    payers: async (scene) => {
      await openWallet(scene);
      return {};
    },
    groups: async (scene) => {
      await openWallet(scene);
      return {};
    },
    apply: async (scene) => {
      await openWallet(scene);
      return { body: { group: (await scene.api.make.group()).id } };
    },
    accept: async (scene) => seen(await invited(await elsewhere(scene))),
    decline: async (scene) => seen(await invited(await elsewhere(scene))),
    fill: async (scene) => {
      const { id, version } = await accepted(await elsewhere(scene));
      return { id, body: { ...filledForm(scene.company.id), version } };
    },
    share: async (scene) => {
      const { id, version, lines } = await accepted(await elsewhere(scene));
      const line = lines.find(({ kind }) => kind === 'diploma');
      const { id: document_id } = await addPaper(scene, diploma);
      return { id, body: { version, line_id: line?.id ?? 0, document_id } };
    },
    withdraw: async (scene) => seen(await filledIn(await elsewhere(scene))),
    submit: async (scene) => seen(await filledIn(await elsewhere(scene))),
    renew: async (scene) => seen(await expired(await elsewhere(scene))),
    leave: async (scene) => {
      const { id, version } = await approved(await elsewhere(scene));
      return { id, body: { version, reason: 'Mudei de cidade.' } };
    },
  },
};
