import type { MouseEvent, ReactNode } from 'react';
import { appDisplay } from './app-display.ts';
import { showAlert } from './alerts/alerts.ts';
import { usePhrases } from './phrases/use-phrases.ts';
import { report } from './report.ts';

interface OutsideLinkProps {
  to: string;
  className?: string | undefined;
  children: ReactNode;
  /** Called when the link is pressed. */
  onPress?: () => void;
  /** Called instead of opening the site; returns whether it handled the press. */
  instead?: () => boolean;
}

/** A link to another site, which opens in a new tab. */
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

/**
 * Whether a click is left to the browser, because it has a special meaning there, or because this is a phone app, which
 * opens the page but may not return a window.
 */
function isLeftToBrowser({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return (
    button !== 0 || metaKey || ctrlKey || shiftKey || altKey || 'standalone' in navigator || appDisplay() === 'native'
  );
}
