import {
  Compass,
  EllipsisVertical,
  ExternalLink,
  type LucideIcon,
  Menu,
  MonitorDown,
  Plus,
  Share,
  Smartphone,
} from 'lucide-react';
import { usePhrases } from '../phrases/use-phrases.ts';
import type { GuideStep } from './guides.ts';

/** The icon to look for in each step. */
const ICONS: Readonly<Partial<Record<GuideStep, LucideIcon>>> = {
  dotsTop: EllipsisVertical,
  dotsBelow: EllipsisVertical,
  browserMenu: EllipsisVertical,
  appMenu: EllipsisVertical,
  linesBelow: Menu,
  compass: Compass,
  share: Share,
  shareTop: Share,
  shareInMenu: Share,
  openExternal: ExternalLink,
  openBrowser: ExternalLink,
  openSafari: Compass,
  openChrome: ExternalLink,
  openElsewhere: ExternalLink,
  addIos: Plus,
  addAndroid: Smartphone,
  addPage: Plus,
  addToPhone: Smartphone,
  addOpera: Plus,
  addToDock: MonitorDown,
  iconInAddress: MonitorDown,
  installThere: Smartphone,
};

/** Steps as a numbered list. */
export function GuideSteps({ steps }: { steps: readonly GuideStep[] }) {
  const say = usePhrases('installing');
  return (
    <ol className="grid gap-3">
      {steps.map((step, index) => {
        const Icon = ICONS[step];
        return (
          <li
            key={step}
            className="flex min-h-16 items-center gap-4 rounded-card bg-surface p-4 shadow-card dark:ring-1 dark:ring-inset dark:ring-line"
          >
            <span
              aria-hidden="true"
              className="grid size-10 shrink-0 place-items-center rounded-full bg-brand-soft font-bold text-brand-strong"
            >
              {index + 1}
            </span>
            <span className="min-w-0 flex-1 font-semibold">{say(step)}</span>
            {Icon && <Icon aria-hidden="true" className="size-6 shrink-0 text-ink-soft" />}
          </li>
        );
      })}
    </ol>
  );
}
