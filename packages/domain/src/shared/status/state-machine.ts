// The one way in which a record moves from status to status. A machine is a table of actions; everything else is read from it.

/**
 * Statuses passed one after the other; the last is where the record ends. Where one action covers several steps, all are recorded. Empty only in
 * an action that goes back.
 */
type Path<Status extends string> = readonly Status[];

export type Action<Status extends string, Actor extends string, Event extends string> = {
  /** The verb on its button. */
  label: string;
  /** Which kinds of person may do it. */
  by: readonly Actor[];
  /** What it leaves in the history: a code of the noun's labels. */
  event: Event;
  paths: Readonly<Partial<Record<Status, Path<Status>>>>;
  /** The path goes on to the one of these that `before` names: where the record was, or belongs by now. To the first when that is none of them. */
  back_to?: readonly [Status, ...Status[]];
  /** Whoever does it says why. */
  asks_reason?: true;
};

/** `through` are the statuses passed on the way, in order, to be recorded; `to` is where the record ends. */
export type Transition<Status extends string, Name extends string, Event extends string> =
  | { ok: true; to: Status; through: Status[]; event: Event }
  | { ok: false; problem: 'illegal' | 'reason_missing'; legal: Name[]; message: string };

export type TransitionOptions<Status extends string, Actor extends string> = {
  /** Also asks whether this kind of person may do it. */
  by?: Actor;
  /** Where an action that goes back leads: mostly where the record was before its present status. */
  before?: Status | null;
  reason?: string | null;
};

export type StateMachine<
  Status extends string,
  Name extends string,
  Actor extends string,
  Event extends string,
  Field extends string = 'status',
> = ReturnType<typeof stateMachine<Status, Name, Actor, Event, Field>>;

type Definition<Status extends string, Name extends string, Actor extends string, Event extends string, Field extends string> = {
  /** The field of the record that holds the status. */
  field: Field;
  /** How a refusal names the record: 'A nota' and 'esta nota'. */
  names: { the: string; this: string };
  labels: Readonly<Record<Status, string>>;
  actions: Readonly<Record<Name, Action<Status, Actor, Event>>>;
};

// An app that only shows statuses takes no machine along.
/* @__NO_SIDE_EFFECTS__ */
export const stateMachine = <
  Status extends string,
  Name extends string,
  Actor extends string,
  Event extends string,
  Field extends string = 'status',
>({
  field,
  names,
  labels,
  actions,
}: Definition<Status, Name, Actor, Event, Field>) => {
  const allActions = Object.keys(actions) as Name[];

  /** Actions that are legal at `from`, in the order of the table; with `by`, only those that this kind of person may do. */
  const legalActions = (from: Status, by?: Actor): Name[] =>
    allActions.filter((name) => actions[name].paths[from] && (!by || actions[name].by.includes(by)));

  /** Statuses at which `action` is legal. */
  const statusesFor = (action: Name): Status[] => (Object.keys(labels) as Status[]).filter((status) => actions[action].paths[status]);

  /** What `action` does to a record that stands at `from`. Refuses with the actions that are legal there, named in Portuguese. Never throws. */
  const transition = (
    from: Status,
    action: Name,
    { by, before, reason }: TransitionOptions<Status, Actor> = {},
  ): Transition<Status, Name, Event> => {
    const { paths, back_to, event, asks_reason } = actions[action];
    const path = paths[from];
    if (!path || !legalActions(from, by).includes(action)) return illegal(from, action, by);
    if (asks_reason && !reason?.trim())
      return {
        ok: false,
        problem: 'reason_missing',
        legal: legalActions(from, by),
        message: `Conte o motivo de "${actions[action].label}".`,
      };
    const steps: Status[] = [...path, ...(back_to ? [back_to.find((status) => status === before) ?? back_to[0]] : [])];
    return { ok: true, to: steps.at(-1) ?? from, through: steps.slice(0, -1), event };
  };

  const illegal = (from: Status, action: Name, by?: Actor): Transition<Status, Name, Event> => {
    const legal = legalActions(from, by);
    const possible = legal.length
      ? `Agora é possível: ${legal.map((name) => actions[name].label).join(', ')}.`
      : `Nenhuma ação muda mais ${names.this}.`;
    return {
      ok: false,
      problem: 'illegal',
      legal,
      message: `${names.the} está em "${labels[from]}" e não aceita "${actions[action].label}". ${possible}`,
    };
  };

  return { field, actions, transition, legalActions, statusesFor };
};
