import { contract } from '@esteto/contract/contract';
import { type Endpoint, scopeParam } from '@esteto/contract/endpoint';
import { everyExample } from './every-example.ts';
import type { TestPerson } from './factories.ts';
import { atWork, type Scene } from './scene.ts';

// The access matrix, the fuzz and the statement budget start from a good input of every endpoint.

export type NamedEndpoint = { name: string; endpoint: Endpoint };

/** Every endpoint of the contract under the name that a test shows: 'unit.list'. */
export const namedEndpoints: NamedEndpoint[] = Object.entries(contract).flatMap(([noun, endpoints]) =>
  Object.entries(endpoints).map(([name, endpoint]): NamedEndpoint => ({ name: `${noun}.${name}`, endpoint })),
);

/** Those of some nouns, dealt to so many test files: several workers share what would be the longest file of all. */
export const dealtByNoun = (endpoints: readonly NamedEndpoint[], part: number, files: number): NamedEndpoint[] => {
  const nouns = [...new Set(endpoints.map(nounOf))];
  const dealt = endpoints.filter((named) => nouns.indexOf(nounOf(named)) % files === part);
  return [...dealt.filter((named) => !changesPeople(named)), ...dealt.filter(changesPeople)];
};

/** Its calls give people another password and another e-mail: whoever comes after them would find others than the scene says. */
const changesPeople = (named: NamedEndpoint): boolean => nounOf(named) === 'account';

const nounOf = ({ name }: NamedEndpoint): string => name.slice(0, name.indexOf('.'));

export type AnyInput = Record<string, unknown> & { body?: Record<string, unknown>; file?: { name: string; bytes: Uint8Array } };

/** A good input of that endpoint in the scene, with the scope it asks for; `caller` sends it, where what is sent is the caller's own. */
export const goodInput = async (
  { name, endpoint }: NamedEndpoint,
  scene: Scene,
  caller: TestPerson = rightfulCaller({ name, endpoint }, scene),
): Promise<AnyInput> => {
  const scope = { company_id: scene.company.id, group_id: scene.group.id };
  const param = scopeParam(endpoint.who);
  // A draft that an earlier example left waiting would hold every write of its company's owner.
  await scene.api.sql("update registration_drafts set status = 'withdrawn' where status = 'waiting'");
  // Terms that an earlier call published would be owed by everybody of the scene.
  await scene.api.sql("update terms_of_service set published_at = '2020-01-01T12:00:00Z' where published_at > '2020-01-02T12:00:00Z'");
  // Letters that earlier examples sent would count, until nobody may send another.
  await scene.api.sql('delete from guesses');
  // One of the wizard leads its company there.
  await atWork(scene);
  return { ...((await exampleOf(name)?.(scene, caller)) as object), ...(param && { [param]: scope[param] }) };
};

/** Whether another caller sends something else: what is the caller's own. */
export const isCallersOwn = ({ name }: NamedEndpoint): boolean => (exampleOf(name)?.length ?? 0) > 1;

type Example = (scene: Scene, caller: TestPerson) => unknown;

const exampleOf = (name: string): Example | undefined => {
  const [noun, key] = name.split('.') as [string, string];
  return (everyExample as Record<string, Record<string, Example>>)[noun]?.[key];
};

/** Somebody of the scene whom the endpoint lets in. */
export const rightfulCaller = ({ endpoint: { who } }: NamedEndpoint, { partner, manager, master }: Scene): TestPerson => {
  if (who.kind === 'staff' || who.kind === 'master') return master;
  return who.kind === 'manager' || who.kind === 'manager_person' ? manager : partner;
};
