import { Link } from '@tanstack/react-router';
import { classes } from '@weekbord/ui/classes';
import { CalendarCheck, Egg, Flame, type LucideIcon, Scale } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import type { ClientFigures } from '../../api/client-figures.ts';
import { clientName } from '../../model/client-name.ts';
import { useFigureTexts } from '../../model/use-figure-texts.ts';
import type { Selection } from '../../model/use-selection.ts';
import { ClientNews } from './client-news.tsx';
import { type ClientActions, ClientRowActions } from './client-row-actions.tsx';
import { OffPlan, WeightChange } from './clients-table.tsx';
import { SelectClientBox } from './select-boxes.tsx';

interface Shown extends ClientActions {
  /** Present while clients are being selected. */
  selection: Selection | undefined;
}

/** A coach's clients on a narrow screen, two lines each. */
export function ClientsRows({ clients, ...others }: Shown & { clients: readonly ClientFigures[] }) {
  const say = usePhrases('clients');
  return (
    <ul aria-label={say('tableCaption')} className="-mx-5 border-t border-line">
      {clients.map((client) => (
        <li key={client.id} className="border-b border-line">
          <Row client={client} {...others} />
        </li>
      ))}
    </ul>
  );
}

function Row({ client, selection, ...actions }: Shown & { client: ClientFigures }) {
  const say = usePhrases('clients');
  const textsOf = useFigureTexts();
  const texts = textsOf(client);
  return (
    <div
      className={classes(
        'relative flex items-center gap-1 py-1.5 pr-2',
        selection ? 'pl-2' : 'pl-5',
        selection?.has(client.id) && 'bg-brand-soft',
      )}
    >
      {selection && <SelectClientBox client={client} selection={selection} isDense={false} />}
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
          <Link
            to="/clients/$clientId"
            params={{ clientId: String(client.id) }}
            search={client.is_invited ? {} : { part: 'week' }}
            className="min-w-0 font-semibold wrap-break-word after:absolute after:inset-0"
          >
            {clientName(client)}
          </Link>
          <ClientNews news={client.news} />
        </p>
        {texts.reasons.length > 0 && <p className="sr-only">{texts.reasons.join('. ')}</p>}
        {texts.reasonForNone !== null && (
          <p aria-hidden="true" className="mt-0.5 text-tiny font-semibold text-warning">
            {texts.reasonForNone}
          </p>
        )}
        {client.adherence !== null && texts.reasonForNone === null && (
          <dl className="mt-0.5 flex flex-wrap gap-x-3 text-tiny text-ink-soft">
            <Figure label={say('columnLoggedTitle')} Icon={CalendarCheck}>
              {texts.logged}
            </Figure>
            {texts.energy !== null && (
              <Figure label={say('columnEnergyTitle')} Icon={Flame}>
                <OffPlan text={texts.energy} isOff={texts.isEnergyOff} />
              </Figure>
            )}
            {texts.protein !== null && (
              <Figure label={say('columnProteinTitle')} Icon={Egg}>
                <OffPlan text={texts.protein} isOff={texts.isProteinOff} />
              </Figure>
            )}
            {texts.weight !== null && (
              <Figure label={say('columnWeightTitle')} Icon={Scale}>
                <WeightChange text={texts.weight} course={client.weight?.course ?? null} />
              </Figure>
            )}
          </dl>
        )}
      </div>
      {!selection && <ClientRowActions client={client} isDense={false} {...actions} />}
    </div>
  );
}

function Figure({ label, Icon, children }: { label: string; Icon: LucideIcon; children: ReactNode }) {
  return (
    <div className="inline-flex items-center gap-1 whitespace-nowrap">
      <dt>
        <Icon aria-hidden="true" className="size-3.5" />
        <span className="sr-only">{label}</span>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
