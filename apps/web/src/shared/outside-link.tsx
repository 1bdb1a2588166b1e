import type { MouseEvent, ReactNode } from 'react';
import { appDisplay } from './app-display.ts';
import { showAlert } from './alerts/alerts.ts';
import { usePhrases } from './phrases/use-phrases.ts';
import { report } from './report.ts';

interface OutsideLinkProps {
  to: string;
  className?: string | undefined;
  children: ReactNode;
  /** Called as it is pressed. */
  onPress?: () => void;
  /** Does something in place of opening the site; answers whether it did. */
  instead?: () => boolean;
}

/** A link to another site, which opens in a tab of its own. */
export function OutsideLink({ to, className, children, onPress, instead }: OutsideLinkProps) {
  const say = usePhrases('shared');
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    onPress?.();
    if (instead?.()) return event.preventDefault();
    if (isLeftToBrowser(event)) return;
    event.preventDefault();
    const tab = window.open(to, '_blank');
    if (tab) {
      tab.opener = null;
      return;
    }
    report('The browser blocked a link');
    showAlert(say('linkFailed'), { tone: 'bad' });
  };
  return (
    <a href={to} target="_blank" rel="noreferrer" className={className} onClick={open}>
      {children}
      <span className="sr-only"> {say('opensInNewTab')}</span>
    </a>
  );
}

/** Clicks with a meaning of the browser's own, and apps on phones, which open a page but may not answer with a window. */
function isLeftToBrowser({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return (
    button !== 0 || metaKey || ctrlKey || shiftKey || altKey || 'standalone' in navigator || appDisplay() === 'native'
  );
}
