import type { contract } from '@esteto/contract/contract';
import type { Endpoint } from '@esteto/contract/endpoint';
import type { TestPerson } from './factories.ts';
import type { Scene } from './scene.ts';
import type { TestInput } from './test-calls.ts';

type Contract = typeof contract;

/** A good input of an endpoint, made fresh for each call. The scope (company_id, group_id) is added from the scene. */
export type Example<E> = (
  scene: Scene,
  caller: TestPerson,
) => (E extends Endpoint ? TestInput<E> : never) | Promise<E extends Endpoint ? TestInput<E> : never>;

/** Those of a noun, beside its module; an endpoint without one does not compile. */
export type Examples<Noun extends keyof Contract = keyof Contract> = {
  [N in Noun]: { [Name in keyof Contract[N]]: Example<Contract[N][Name]> };
};

export const idOf = ({ id }: { id: number }) => ({ id });
