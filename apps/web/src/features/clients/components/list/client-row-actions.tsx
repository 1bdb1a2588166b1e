import { classes } from '@weekbord/ui/classes';
import { MessageCirclePlus, SlidersHorizontal } from 'lucide-react';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import type { ClientFigures } from '../../api/client-figures.ts';
import { clientName } from '../../model/client-name.ts';

/** A coach's actions on a client in a list, without opening the client. */
export interface ClientActions {
  readonly onWrite: (client: ClientFigures) => void;
  readonly onChangePlan: (client: ClientFigures) => void;
}

interface ClientRowActionsProps extends ClientActions {
  client: ClientFigures;
  /** Buttons no taller than their row, for a mouse. */
  isDense: boolean;
}

/** Buttons to write a note or change a number of the plan. A client who has not accepted yet cannot be sent a note. */
export function ClientRowActions({ client, isDense, onWrite, onChangePlan }: ClientRowActionsProps) {
  const say = usePhrases('clients');
  const name = clientName(client);
  const actions = [
    { label: say('writeNote'), Icon: MessageCirclePlus, isThere: !client.is_invited, onPress: onWrite },
    { label: say('changePlan'), Icon: SlidersHorizontal, isThere: true, onPress: onChangePlan },
  ];
  return (
    <span className="relative z-10 flex justify-end">
      {actions.map(
        ({ label, Icon, isThere, onPress }) =>
          isThere && (
            <button
              key={label}
              type="button"
              aria-label={say('needAction', { label, name })}
              aria-haspopup="dialog"
              title={label}
              onClick={(event) => {
                event.currentTarget.focus({ preventScroll: true });
                onPress(client);
              }}
              className={classes(
                'inline-grid shrink-0 place-items-center rounded-full text-ink-soft transition hover:bg-sunken hover:text-ink',
                isDense ? 'size-8' : 'size-11',
              )}
            >
              <Icon aria-hidden="true" className={isDense ? 'size-4.5' : 'size-5'} />
            </button>
          ),
      )}
    </span>
  );
}
