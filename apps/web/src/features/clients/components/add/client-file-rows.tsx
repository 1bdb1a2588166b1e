import { classes } from '@weekbord/ui/classes';
import { IconButton } from '@weekbord/ui/icon-button/icon-button';
import { useMedia } from '@weekbord/ui/media/use-media';
import { Spinner } from '@weekbord/ui/spinner/spinner';
import { CircleAlert, CircleCheck, CircleDashed, CircleSlash, Clock, Pencil, Undo2, UserCheck, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { canChange, type ShownRow } from '../../model/imported-rows.ts';
import { useRowTexts } from '../../model/use-row-texts.ts';

interface ClientFileRowsProps {
  rows: readonly ShownRow[];
  /** The language to show for clients without one in the file. */
  language: string;
  /** Whether nothing can be changed, because invitations are being sent. */
  isFixed: boolean;
  onEdit: (line: number) => void;
  onLeaveOut: (line: number, isOut: boolean) => void;
}
type RowProps = Omit<ClientFileRowsProps, 'rows'> & { shown: ShownRow };

/** The minimum width for a table next to the navigation. */
const FITS_TABLE = '(width >= 64rem)';

const LOOKS = {
  READY: { Icon: CircleDashed, look: 'text-ink-soft' },
  FAULTY: { Icon: CircleAlert, look: 'text-danger' },
  KNOWN: { Icon: UserCheck, look: 'text-ink-soft' },
  OWN: { Icon: UserCheck, look: 'text-ink-soft' },
  LEFT_OUT: { Icon: CircleSlash, look: 'text-ink-soft' },
  WAITING: { Icon: Clock, look: 'text-ink-soft' },
  SENDING: { Icon: Spinner, look: 'text-ink-soft' },
  INVITED: { Icon: CircleCheck, look: 'text-brand-strong' },
  REFUSED: { Icon: CircleAlert, look: 'text-danger' },
} as const;

/** The rows of an imported file of clients, each with its errors or its outcome. */
export function ClientFileRows({ rows, ...others }: ClientFileRowsProps) {
  const say = usePhrases('clientImport');
  const sayIntake = usePhrases('clientIntake');
  const sayClients = usePhrases('clients');
  const fitsTable = useMedia(FITS_TABLE);
  if (!fitsTable) {
    return (
      <ul aria-label={say('rows')} className="-mx-5 border-t border-line">
        {rows.map((shown) => (
          <Lines key={shown.row.line} shown={shown} {...others} />
        ))}
      </ul>
    );
  }
  const headings = [
    say('columnLine'),
    sayIntake('firstName'),
    sayIntake('lastName'),
    sayIntake('email'),
    sayClients('language'),
    say('columnState'),
  ];
  return (
    <table className="w-full border-separate border-spacing-0">
      <caption className="sr-only">{say('rows')}</caption>
      <thead>
        <tr>
          {headings.map((heading) => (
            <th
              key={heading}
              scope="col"
              className="border-b border-line px-2 py-2 text-left text-tiny font-semibold whitespace-nowrap text-ink-soft"
            >
              {heading}
            </th>
          ))}
          <th scope="col" className="w-24 border-b border-line">
            <span className="sr-only">{sayClients('columnActions')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((shown) => (
          <Row key={shown.row.line} shown={shown} {...others} />
        ))}
      </tbody>
    </table>
  );
}

const CELL = 'px-2 py-1.5 text-small align-middle';

function Row({ shown, language, ...actions }: RowProps) {
  const { row, state } = shown;
  const { languageOf } = useRowTexts();
  const faults = state.kind === 'FAULTY' ? state.faults : {};
  const isOut = state.kind === 'LEFT_OUT';
  return (
    <tr className={classes('[&>*]:border-b [&>*]:border-line', isOut && 'text-ink-soft')}>
      <td className={classes(CELL, 'text-ink-soft tabular-nums')}>{row.line}</td>
      <Cell text={row.first_name} isFaulty={faults.first_name !== undefined} />
      <Cell text={row.last_name} isFaulty={faults.last_name !== undefined} />
      <Cell text={row.email} isFaulty={faults.email !== undefined} />
      <Cell text={languageOf(row) ?? language} isFaulty={faults.language !== undefined} isShort />
      <td className={classes(CELL, 'max-w-80')}>
        <State shown={shown} />
      </td>
      <td className="py-0 text-right whitespace-nowrap">
        <Actions shown={shown} {...actions} />
      </td>
    </tr>
  );
}

function Cell({ text, isFaulty, isShort = false }: { text: string; isFaulty: boolean; isShort?: boolean }) {
  return (
    <td
      className={classes(CELL, isShort ? 'wrap-break-word' : 'wrap-anywhere', isFaulty && 'font-semibold text-danger')}
    >
      {text || '–'}
    </td>
  );
}

/** A row on a narrow screen: the name, the address and language, and the state if it is unusual. */
function Lines({ shown, language, ...actions }: RowProps) {
  const say = usePhrases('clientImport');
  const { row, state } = shown;
  const { languageOf } = useRowTexts();
  const { Icon, look } = LOOKS[state.kind];
  const isOut = state.kind === 'LEFT_OUT';
  const name = `${row.first_name} ${row.last_name}`.trim();
  return (
    <li className="flex items-start gap-3 border-b border-line py-2 pr-2 pl-5">
      <span className={classes('mt-0.5 grid size-5 shrink-0 place-items-center', look)}>
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <div className={classes('min-w-0 flex-1', isOut && 'text-ink-soft')}>
        <p className="font-semibold wrap-anywhere">{name || say('noName')}</p>
        <p className="text-small text-ink-soft wrap-anywhere">
          {row.email || say('noEmail')} · {languageOf(row) ?? language}
        </p>
        <State shown={shown} isBelow />
      </div>
      <Actions shown={shown} {...actions} />
    </li>
  );
}

/**
 * The state of a row and the reasons for it, or only the reasons if an icon next to the name already shows the state.
 */
function State({ shown: { row, state }, isBelow = false }: { shown: ShownRow; isBelow?: boolean }) {
  const say = usePhrases('clientImport');
  const { reasonsOf } = useRowTexts();
  const { Icon, look } = LOOKS[state.kind];
  const reasons = reasonsOf(row, state);
  const name = say(`state${state.kind}`);
  const lines: ReactNode = reasons.map((reason) => (
    <p key={reason} className={classes('text-small wrap-anywhere', state.kind === 'FAULTY' ? look : 'text-ink-soft')}>
      {reason}
    </p>
  ));
  // The name of the state is omitted if a list of errors already implies that the row needs correcting.
  const isNameHidden = state.kind === 'FAULTY' || (isBelow && state.kind === 'READY');
  if (isBelow) {
    return (
      <>
        <p className={isNameHidden ? 'sr-only' : classes('text-small font-semibold', look)}>{name}</p>
        {lines}
      </>
    );
  }
  return (
    <div className="flex items-start gap-2">
      <span className={classes('grid size-5 shrink-0 place-items-center', look)}>
        <Icon aria-hidden="true" className="size-4.5" />
      </span>
      <div className="min-w-0">
        <p
          className={isNameHidden ? 'sr-only' : classes('text-small', look, state.kind !== 'READY' && 'font-semibold')}
        >
          {name}
        </p>
        {lines}
      </div>
    </div>
  );
}

function Actions({
  shown: { row, state },
  isFixed,
  onEdit,
  onLeaveOut,
}: Pick<RowProps, 'shown' | 'isFixed' | 'onEdit' | 'onLeaveOut'>) {
  const say = usePhrases('clientImport');
  const { nameOf } = useRowTexts();
  const isOut = state.kind === 'LEFT_OUT';
  if (isFixed || !(isOut || canChange(state))) return null;
  const name = nameOf(row);
  const Icon = isOut ? Undo2 : X;
  return (
    <span className="inline-flex shrink-0">
      {!isOut && (
        <IconButton
          label={say('edit', { name })}
          icon={<Pencil aria-hidden="true" className="size-4.5" />}
          onClick={() => onEdit(row.line)}
        />
      )}
      <IconButton
        // Keyed, so that the button stays the same element and keeps the focus.
        key="out"
        label={say(isOut ? 'putBack' : 'leaveOut', { name })}
        icon={<Icon aria-hidden="true" className="size-4.5" />}
        onClick={() => onLeaveOut(row.line, !isOut)}
      />
    </span>
  );
}
