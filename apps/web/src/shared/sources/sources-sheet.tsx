import { publicationsOf, SOURCE_TOPICS, type SourceTopic } from '@weekbord/domain/sources/number-sources';
import { Dialog } from '@weekbord/ui/dialog/dialog';
import { Notice } from '@weekbord/ui/notice/notice';
import { OutsideLink } from '../outside-link.tsx';
import { usePhrases } from '../phrases/use-phrases.ts';

interface SourcesSheetProps {
  topic: SourceTopic;
  onClose: () => void;
}

/** How a screen's values are calculated, with the publications on which they are based. */
export function SourcesSheet({ topic, onClose }: SourcesSheetProps) {
  const say = usePhrases('sources');
  const sayShared = usePhrases('shared');
  return (
    <Dialog isOpen onClose={onClose} title={say('title')} closeLabel={sayShared('close')}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <p className="text-small text-ink-soft">{say('intro')}</p>
        <Notice tone="plain">
          <strong className="block">{say('caution')}</strong>
          <span>{say('cautionText')}</span>
        </Notice>
        {SOURCE_TOPICS[topic].map((number) => (
          <section key={number} className="grid gap-1.5">
            <h3 className="font-bold">{say(`${number}_title`)}</h3>
            <p className="text-small">{say(`${number}_text`)}</p>
            <ul className="grid gap-1.5">
              {publicationsOf(number).map(({ text, address }) => (
                <li key={address} className="text-small">
                  <OutsideLink
                    to={address}
                    className="inline-block py-1 wrap-break-word text-brand-strong underline underline-offset-3"
                  >
                    <span lang="en">{text}</span>
                  </OutsideLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
