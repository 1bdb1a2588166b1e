import { Card } from '@weekbord/ui/card/card';
import { Switch } from '@weekbord/ui/switch/switch';
import { type ReactNode, useId } from 'react';

interface ReminderCardProps {
  title: string;
  hint: string;
  isOn: boolean;
  onSwitch: (isOn: boolean) => void;
  /** The reminder's settings, shown while it is on, if it has any. */
  children?: ReactNode;
}

/** A reminder with a switch, and its settings below. */
export function ReminderCard({ title, hint, isOn, onSwitch, children }: ReminderCardProps) {
  const id = useId();
  return (
    <Card as="section" labelledBy={id} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Switch isOn={isOn} onChange={onSwitch}>
        <span id={id} className="block text-heading font-bold">
          {title}
        </span>
        <span className="block text-small text-ink-soft">{hint}</span>
      </Switch>
      {isOn && children}
    </Card>
  );
}
