import { Card } from '@weekbord/ui/card/card';
import { useId } from 'react';
import type { PlanVersion } from '../api/plan-versions.ts';
import { isWithheld } from '../model/is-withheld.ts';
import { useVersionTexts, type VersionReader } from '../model/use-version-texts.ts';
import { AnswerVersion } from './answer-version.tsx';
import { ChangedDays } from './changed-days.tsx';
import { RestoreVersion } from './restore-version.tsx';

interface PlanVersionCardProps {
  version: PlanVersion;
  reader: VersionReader;
  /** Identifies the current state of the plan. */
  state: string;
}

/** One change to a plan: who made it, why, its effect, and the person's response or the buttons to respond. */
export function PlanVersionCard({ version, reader, state }: PlanVersionCardProps) {
  const texts = useVersionTexts(reader);
  const title = useId();
  const answer = texts.answer(version);
  const offer = texts.offer(version);
  const effect = texts.effect(version);
  // The heading is one level lower on a client's screen, where the list has a heading of its own.
  const Heading = reader.kind === 'owner' ? 'h2' : 'h3';
  const isOpen = version.who !== 'PERSON' && (version.answer === null || version.answer === 'ASKED');
  const isOffer = version.is_offer && version.who !== 'PERSON' && version.answer !== 'ACCEPTED';
  // Only the plan's owner can switch to an offered plan.
  const sides = version.restorable.filter((side) => !isOffer || (side === 'AFTER' && reader.kind === 'owner'));
  const restoring = sides.map((side) => (
    <RestoreVersion key={side} version={version} side={side} reader={reader} state={state} />
  ));
  return (
    <Card as="section" labelledBy={title} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div>
        <Heading id={title} className="text-heading font-bold wrap-break-word">
          {texts.title(version)}
        </Heading>
        <p className="text-small text-ink-soft">{texts.date(version)}</p>
      </div>
      {offer !== null && <p>{offer}</p>}
      {version.reason !== null && <Quote>{version.reason}</Quote>}
      {effect !== null && <p>{effect}</p>}
      {version.changes.map((change) => (
        <ChangedDays key={change.days.join()} change={change} isOffer={version.is_offer} />
      ))}
      {answer !== null && (
        <div className="border-t border-line pt-3 text-small">
          <p className="font-semibold wrap-break-word">{answer}</p>
          {version.question !== null && <Quote>{version.question}</Quote>}
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        {reader.kind === 'owner' && isOpen && (
          <AnswerVersion
            id={version.id}
            isOffer={version.is_offer}
            isWithheld={isWithheld(version)}
            hasAsked={version.answer === 'ASKED'}
          >
            {isOffer && restoring}
          </AnswerVersion>
        )}
        {!(isOpen && isOffer) && restoring}
      </div>
    </Card>
  );
}

function Quote({ children }: { children: string }) {
  return (
    <blockquote className="border-l-4 border-brand pl-3 whitespace-pre-line wrap-break-word">{children}</blockquote>
  );
}
