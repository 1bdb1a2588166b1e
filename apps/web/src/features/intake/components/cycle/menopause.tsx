import { Card } from '@weekbord/ui/card/card';
import { Bone, Dumbbell, Droplet, type LucideIcon } from 'lucide-react';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { NumberSources } from '../../../../shared/sources/number-sources.tsx';

/** How menopause changes nutritional needs. */
export function Menopause() {
  const say = usePhrases('cycle');
  const points: readonly (readonly [LucideIcon, 'bones' | 'muscles' | 'iron'])[] = [
    [Bone, 'bones'],
    [Dumbbell, 'muscles'],
    [Droplet, 'iron'],
  ];
  return (
    <div className="grid gap-4">
      <ul className="grid gap-3">
        {points.map(([Icon, name]) => (
          <Card as="li" key={name} className="flex items-start gap-4">
            <span className="grid size-11 shrink-0 place-items-center rounded-full bg-brand-soft text-brand-strong">
              <Icon aria-hidden="true" className="size-5.5" />
            </span>
            <div className="min-w-0">
              <h2 className="font-bold">{say(`${name}Title`)}</h2>
              <p className="mt-1 text-small text-ink-soft">{say(`${name}Text`)}</p>
            </div>
          </Card>
        ))}
      </ul>
      <p className="px-1 text-small text-ink-soft">{say('menopauseSource')}</p>
      <NumberSources topic="MENOPAUSE" />
    </div>
  );
}
