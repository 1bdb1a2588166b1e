import { type FormEvent, useEffect, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { fieldMessage } from '../alerts/failure-text.ts';
import type { ApiFailure } from '../http/api-failure.ts';

type Texts<Name extends string> = Readonly<Partial<Record<Name, string | undefined>>>;

export interface FormOptions<Name extends string> {
  /** The id of the form, for a button outside the form that submits it. */
  id?: string;
  /** The validation errors of the current fields, in words; the form can be sent if there are none. */
  faults: Texts<Name>;
  /**
   * When a validation error is first shown: while typing, when its field is left, or on submission. From then on it is
   * kept up to date while the person types.
   */
  showsFaultsOn?: 'typing' | 'blur' | 'submit';
  /** The server's response if it refused the last submission. */
  failure?: ApiFailure | undefined;
  /** The fields that the server may refuse, keyed by the server's path. */
  serverPaths?: Texts<Name>;
}

export interface Form<Name extends string> {
  /** The id of the element that contains all fields; the focus goes to the first invalid field in it. */
  readonly id: string;
  /** Returns the validation error that a field currently shows. */
  readonly errorOf: (name: Name) => string | undefined;
  /** Must be called on each change of a field, because the server's refusal of the field then no longer applies. */
  readonly changed: (name: Name) => void;
  /** Must be called when a field is left. */
  readonly left: (name: Name) => void;
  /**
   * Shows every validation error and focuses the first invalid field, including fields that show errors by themselves.
   * Returns whether the form can be sent.
   */
  readonly check: () => boolean;
  /** Replaces the browser's own submission: calls `send` if there are no errors. */
  readonly submit: (send: () => void) => (event: FormEvent) => void;
  /** Whether the form can be sent in its current state. */
  readonly isRight: boolean;
  /** A failure that no field of the form shows. */
  readonly generalFailure: ApiFailure | undefined;
}

/**
 * The validation errors of a form: when each is shown, where the focus goes, and what the server adds. The field values
 * stay with the form's owner, so that neither a failed save nor going back loses them.
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
  /** The refusal that no longer applies, because the form was sent again. */
  const [past, setPast] = useState<ApiFailure>();
  /** The fields that were changed since the server refused the form. */
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
    // Flushed, because the messages must be rendered before the first invalid field can be found.
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
