import { type FormEvent, useEffect, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { fieldMessage } from '../alerts/failure-text.ts';
import type { ApiFailure } from '../http/api-failure.ts';

type Texts<Name extends string> = Readonly<Partial<Record<Name, string | undefined>>>;

export interface FormOptions<Name extends string> {
  /** The id of the form, where a button outside sends it. */
  id?: string;
  /** What is wrong with the fields as they stand, in words; without any the form can be sent. */
  faults: Texts<Name>;
  /**
   * A fault first shows as it is typed, when its field is left, or when the form is to be sent. From then on it follows
   * the field.
   */
  showsFaultsOn?: 'typing' | 'blur' | 'submit';
  /** What the server refused of what was sent last. */
  failure?: ApiFailure | undefined;
  /** The fields that the server may refuse, by the path that it names them with. */
  serverPaths?: Texts<Name>;
}

export interface Form<Name extends string> {
  /** The id of the element around all fields: the focus goes to the first faulty one in it. */
  readonly id: string;
  /** The fault of a field that is to be shown now. */
  readonly errorOf: (name: Name) => string | undefined;
  /** To be called with each change of a field: what the server refused of it counts no more. */
  readonly changed: (name: Name) => void;
  /** To be called when a field is left. */
  readonly left: (name: Name) => void;
  /** Shows every fault and goes to the first, also of a field with faults of its own; whether the form can be sent. */
  readonly check: () => boolean;
  /** Takes the place of the browser's own sending: sends where nothing is wrong. */
  readonly submit: (send: () => void) => (event: FormEvent) => void;
  /** Whether the form could be sent as it stands. */
  readonly isRight: boolean;
  /** What failed that no field of the form shows. */
  readonly generalFailure: ApiFailure | undefined;
}

/**
 * The faults of a form: when each shows, where the focus goes, and what the server adds to them. What stands in the
 * fields stays with the form's owner, so that neither a failed save nor a way back loses it.
 */
export function useForm<Name extends string>({
  id: givenId,
  faults,
  showsFaultsOn = 'submit',
  failure,
  serverPaths,
}: FormOptions<Name>): Form<Name> {
  const ownId = useId();
  const id = givenId ?? ownId;
  const [wasSent, setSent] = useState(false);
  const [leftFields, setLeftFields] = useState<readonly Name[]>([]);
  /** The refusal that counts no more, since the form was sent again. */
  const [past, setPast] = useState<ApiFailure>();
  /** The fields that were changed since the server refused what was sent. */
  const [corrected, setCorrected] = useState<Readonly<{ of: ApiFailure | undefined; names: readonly Name[] }>>();
  const correctedNames = corrected && corrected.of === failure ? corrected.names : [];

  const refusalOf = (name: Name): string | undefined => {
    const path = serverPaths?.[name];
    return path === undefined ? undefined : fieldMessage(failure, path);
  };
  const hasRefusals = (Object.keys(serverPaths ?? {}) as Name[]).some((name) => refusalOf(name) !== undefined);
  const refused = hasRefusals ? failure : undefined;
  useEffect(() => {
    if (refused) firstFault(id)?.focus();
  }, [id, refused]);

  const isRight = Object.values(faults).every((fault) => fault === undefined);
  const check = () => {
    // The messages must stand there before the first of their fields can be found.
    flushSync(() => {
      setSent(true);
      setPast(failure);
    });
    const faulty = firstFault(id);
    faulty?.focus();
    return isRight && !faulty;
  };
  return {
    id,
    errorOf: (name) => {
      const isShown = wasSent || showsFaultsOn === 'typing' || (showsFaultsOn === 'blur' && leftFields.includes(name));
      const isPast = past === failure || correctedNames.includes(name);
      return (isShown ? faults[name] : undefined) ?? (isPast ? undefined : refusalOf(name));
    },
    changed: (name) => setCorrected({ of: failure, names: [...correctedNames, name] }),
    left: (name) => setLeftFields((known) => (known.includes(name) ? known : [...known, name])),
    check,
    submit: (send) => (event) => {
      event.preventDefault();
      if (check()) send();
    },
    isRight,
    generalFailure: hasRefusals ? undefined : failure,
  };
}

function firstFault(id: string): HTMLElement | undefined {
  return document.getElementById(id)?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? undefined;
}
