import { Link } from '@tanstack/react-router';
import { Button } from '@weekbord/ui/button/button';
import { Card } from '@weekbord/ui/card/card';
import { classes } from '@weekbord/ui/classes';
import {
  CalendarClock,
  CalendarX,
  CircleHelp,
  ClipboardList,
  Egg,
  Flame,
  type LucideIcon,
  Mail,
  MessageCircle,
  Scale,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Initials } from '../../../../shared/initials.tsx';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import type { Need, NeedyClient as Needy } from '../../api/client-needs.ts';
import type { ClientPart } from '../../model/client-address.ts';
import { clientName } from '../../model/client-name.ts';
import { useNeedText } from '../../model/use-need-text.ts';

const ICONS: Readonly<Record<Need['kind'], LucideIcon>> = {
  NOTE: MessageCircle,
  QUESTION: CircleHelp,
  NOT_LOGGED: CalendarX,
  WEIGHT: Scale,
  NO_PLAN: ClipboardList,
  ENERGY: Flame,
  PROTEIN: Egg,
  WEEK_ENDS: CalendarClock,
  INVITATION: Mail,
};

/** The part on which a client's screen opens, depending on their most urgent need. */
const PART_OF: Readonly<Partial<Record<Need['kind'], ClientPart>>> = {
  QUESTION: 'plan',
  NO_PLAN: 'plan',
  WEIGHT: 'progress',
  NOTE: 'notes',
  NOT_LOGGED: 'week',
  ENERGY: 'week',
  PROTEIN: 'week',
};

/** A client who needs attention, with the reasons; pressing anywhere outside its buttons opens the client. */
export function NeedyClient({ client, actions }: { client: Needy; actions: ReactNode }) {
  const textOf = useNeedText();
  const name = clientName(client);
  const [first] = client.needs;
  const part = first && PART_OF[first.kind];
  return (
    <Card isFlush className="relative grid gap-3 p-4 transition hover:bg-sunken sm:flex sm:items-center">
      <div className="flex min-w-0 flex-1 gap-3.5">
        <Initials name={name} />
        <div className="min-w-0 flex-1">
          <Link
            to="/clients/$clientId"
            params={{ clientId: String(client.id) }}
            search={part === undefined ? {} : { part }}
            className="font-bold wrap-break-word after:absolute after:inset-0 after:rounded-card"
          >
            {name}
          </Link>
          <ul className="mt-1 grid gap-1">
            {client.needs.map((need, index) => {
              const Icon = ICONS[need.kind];
              return (
                <li key={need.kind} className={classes('flex gap-2 text-small', index > 0 && 'text-ink-soft')}>
                  <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
                  <span className="min-w-0 wrap-break-word">{textOf(need)}</span>
                </li>
              );
            })}
          </ul>
        </div>
      </div>
      <div className="relative z-10 flex flex-wrap gap-2 sm:shrink-0">{actions}</div>
    </Card>
  );
}

interface NeedActionProps {
  label: string;
  /** The client's name, for screen readers. */
  name: string;
  icon: ReactNode;
  onPress: () => void;
  isBusy?: boolean;
  opensDialog?: boolean;
}

/** An action on one of several clients; screen readers also announce the client's name. */
export function NeedAction({ label, name, icon, onPress, isBusy = false, opensDialog = false }: NeedActionProps) {
  const say = usePhrases('clients');
  return (
    <Button
      tone="secondary"
      size="small"
      icon={icon}
      isBusy={isBusy}
      aria-label={say('needAction', { label, name })}
      aria-haspopup={opensDialog ? 'dialog' : undefined}
      onClick={onPress}
    >
      {label}
    </Button>
  );
}
