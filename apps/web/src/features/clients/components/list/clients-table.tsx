import { Link } from '@tanstack/react-router';
import type { ClientOrder } from '@weekbord/domain/clients/client-list';
import { classes } from '@weekbord/ui/classes';
import { ArrowDown, ArrowUp, Check, TriangleAlert } from 'lucide-react';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import type { ClientFigures } from '../../api/client-figures.ts';
import { clientName, cutName } from '../../model/client-name.ts';
import type { ClientsSearch } from '../../model/clients-address.ts';
import { useCoachUnit } from '../../model/coach-unit.ts';
import { useFigureTexts } from '../../model/use-figure-texts.ts';
import type { Selection } from '../../model/use-selection.ts';
import { ClientNews } from './client-news.tsx';
import { type ClientActions, ClientRowActions } from './client-row-actions.tsx';
import { SelectAllBox, SelectClientBox } from './select-boxes.tsx';

interface ClientsTableProps extends ClientActions {
  clients: readonly ClientFigures[];
  selection: Selection;
  search: Pick<ClientsSearch, 'order' | 'isReversed'>;
  onSort: (order: ClientOrder) => void;
}

interface Column {
  readonly order: ClientOrder;
  readonly label: string;
  /** The full name of the column, if its heading is abbreviated. */
  readonly title?: string;
  readonly isNumber: boolean;
}

const CELL = 'px-2 py-0.5 text-small whitespace-nowrap';
const NUMBER = `${CELL} text-right tabular-nums`;

/** A coach's clients with their figures, one row each; sortable by any column. */
export function ClientsTable({ clients, selection, search, onSort, ...actions }: ClientsTableProps) {
  const say = usePhrases('clients');
  const unit = useCoachUnit();
  const columns: readonly Column[] = [
    { order: 'NAME', label: say('columnName'), isNumber: false },
    { order: 'NEEDS', label: say('columnNeeds'), isNumber: false },
    { order: 'LOGGED', label: say('columnLogged'), title: say('columnLoggedTitle'), isNumber: true },
    { order: 'ENERGY', label: say('columnEnergy'), title: say('columnEnergyTitle'), isNumber: true },
    { order: 'PROTEIN', label: say('columnProtein'), title: say('columnProteinTitle'), isNumber: true },
    {
      order: 'WEIGHT',
      label: say(unit === 'POUNDS' ? 'columnPounds' : 'columnKilograms'),
      title: say('columnWeightTitle'),
      isNumber: true,
    },
    { order: 'LAST_SEEN', label: say('columnLastSeen'), title: say('columnLastSeenTitle'), isNumber: true },
  ];
  return (
    <div className="-mx-2 overflow-x-auto">
      <table className="w-full border-separate border-spacing-0">
        <caption className="sr-only">{say('tableCaption')}</caption>
        <thead>
          <tr>
            <td className="w-8 border-b border-line p-0">
              <SelectAllBox clients={clients} selection={selection} isDense />
            </td>
            {columns.map((column) => (
              <Heading key={column.order} column={column} search={search} onSort={onSort} />
            ))}
            <th scope="col" className={`${CELL} border-b border-line`}>
              <span className="sr-only">{say('columnActions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {clients.map((client) => (
            <Row key={client.id} client={client} selection={selection} {...actions} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface HeadingProps extends Pick<ClientsTableProps, 'search' | 'onSort'> {
  column: Column;
}

function Heading({ column: { order, label, title, isNumber }, search, onSort }: HeadingProps) {
  const isSorted = search.order === order;
  // The order "most urgent first" counts as descending.
  const isDescending = (order === 'NEEDS') !== search.isReversed;
  const Arrow = isDescending ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (isDescending ? 'descending' : 'ascending') : undefined}
      className={classes('border-b border-line px-0 py-0', isNumber ? 'text-right' : 'text-left')}
    >
      <button
        type="button"
        title={title}
        onClick={() => onSort(order)}
        className={classes(
          'inline-flex min-h-9 items-center gap-0.5 rounded-lg px-2 text-tiny font-semibold whitespace-nowrap transition hover:bg-sunken hover:text-ink',
          isSorted ? 'text-ink' : 'text-ink-soft',
          // The arrow is to the left of the heading, so that the numbers stay aligned with the heading's text.
          isNumber && 'flex-row-reverse',
        )}
      >
        {label}
        <Arrow aria-hidden="true" className={classes('size-3.5', !isSorted && 'invisible')} />
      </button>
    </th>
  );
}

function Row({ client, selection, ...actions }: ClientActions & { client: ClientFigures; selection: Selection }) {
  const say = usePhrases('clients');
  const textsOf = useFigureTexts();
  const texts = textsOf(client);
  const name = clientName(client);
  const shown = cutName(name);
  const others = texts.reasons.length - 1;
  return (
    <tr
      className={classes(
        'relative transition [&>*]:border-b [&>*]:border-line',
        selection.has(client.id) ? 'bg-brand-soft' : 'hover:bg-sunken/60',
      )}
    >
      <td className="w-8 p-0">
        <SelectClientBox client={client} selection={selection} isDense />
      </td>
      <th scope="row" className={`${CELL} text-left font-semibold`}>
        <Link
          to="/clients/$clientId"
          params={{ clientId: String(client.id) }}
          search={client.is_invited ? {} : { part: 'week' }}
          title={shown === name ? undefined : name}
          className="after:absolute after:inset-0"
        >
          {shown === name ? (
            name
          ) : (
            <>
              <span aria-hidden="true">{shown}</span>
              <span className="sr-only">{name}</span>
            </>
          )}
        </Link>
      </th>
      <td className={CELL}>
        <span className="flex items-center gap-2">
          <ClientNews news={client.news} />
          {texts.reason !== null && (
            <span title={texts.reasons.join('\n')} className="relative z-10">
              <span aria-hidden="true">{texts.reason}</span>
              {others > 0 && (
                <span aria-hidden="true" className="ml-1.5 text-tiny font-semibold text-ink-soft">
                  +{others}
                </span>
              )}
              <span className="sr-only">{texts.reasons.join('. ')}</span>
            </span>
          )}
        </span>
      </td>
      <td className={NUMBER}>{texts.logged ?? <Unknown />}</td>
      <td className={NUMBER}>
        <OffPlan text={texts.energy} isOff={texts.isEnergyOff} />
      </td>
      <td className={NUMBER}>
        <OffPlan text={texts.protein} isOff={texts.isProteinOff} />
      </td>
      <td className={NUMBER}>
        <WeightChange text={texts.weight} course={client.weight?.course ?? null} />
      </td>
      <td className={`${NUMBER} text-ink-soft`}>{texts.lastSeen ?? say('neverSeen')}</td>
      <td className="w-18 py-0">
        <ClientRowActions client={client} isDense {...actions} />
      </td>
    </tr>
  );
}

/** Placeholder for an unknown figure. */
function Unknown() {
  const say = usePhrases('clients');
  return (
    <>
      <span aria-hidden="true" className="text-ink-soft">
        –
      </span>
      <span className="sr-only">{say('unknown')}</span>
    </>
  );
}

/** A percentage of the plan, marked if it is off target. */
export function OffPlan({ text, isOff }: { text: string | null; isOff: boolean }) {
  const say = usePhrases('clients');
  if (text === null) return <Unknown />;
  return (
    <span className={classes(isOff && 'font-semibold text-warning')}>
      {isOff && <TriangleAlert aria-hidden="true" className="mr-1 mb-0.5 inline size-3.5" />}
      {text}
      {isOff && <span className="sr-only">, {say('offPlan')}</span>}
    </span>
  );
}

/** A weight change per week, marked if it goes towards or away from the goal. */
export function WeightChange({ text, course }: { text: string | null; course: 'TOWARDS' | 'AGAINST' | null }) {
  const say = usePhrases('clients');
  if (text === null) return <Unknown />;
  if (course === null) return text;
  const isGood = course === 'TOWARDS';
  const Icon = isGood ? Check : TriangleAlert;
  return (
    <span className={classes('font-semibold', isGood ? 'text-brand-strong' : 'text-warning')}>
      <Icon aria-hidden="true" className="mr-1 mb-0.5 inline size-3.5" />
      {text}
      <span className="sr-only">, {say(isGood ? 'towardsGoal' : 'againstGoal')}</span>
    </span>
  );
}
