import { brandColours } from '@weekbord/domain/organisations/brand-colours';
import { SAMPLE_DAILY_GOAL } from '@weekbord/domain/organisations/branding';
import { ProgressRing } from '@weekbord/ui/progress-ring/progress-ring';
import { Check } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useFormat } from '../../../shared/locale/format.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';

/** The kcal eaten on the sample day. */
const EATEN_KCAL = 860;
const MEAL_KCAL = 430;

interface BrandPreviewProps {
  name: string;
  /** The colour, as `#rrggbb`. */
  colour: string;
  logo: string | null;
}

/** A sample day in an organisation's branding, in the current light or dark theme. */
export function BrandPreview({ name, colour, logo }: BrandPreviewProps) {
  const say = usePhrases('branding');
  const format = useFormat();
  const { brand, onBrand, strongOnLight, strongOnDark } = brandColours(colour);
  const isDark = document.documentElement.dataset['theme'] === 'dark';
  const look = {
    '--brand': brand,
    '--on-brand': onBrand,
    '--brand-strong': isDark ? strongOnDark : strongOnLight,
    '--brand-soft': 'color-mix(in srgb, var(--brand) 15%, var(--surface))',
  } as CSSProperties;
  const left = format.number(SAMPLE_DAILY_GOAL - EATEN_KCAL);
  return (
    <div style={look} className="grid gap-4 rounded-card bg-ground p-4 ring-1 ring-line">
      <div className="flex h-10 items-center">
        {logo === null ? (
          <span className="truncate text-heading font-extrabold text-brand-strong">{name}</span>
        ) : (
          <img src={logo} alt={name} className="max-h-10 max-w-44 object-contain object-left" />
        )}
      </div>
      <div className="flex items-center gap-4 rounded-card bg-surface p-4">
        <ProgressRing label={say('sampleDay')} value={EATEN_KCAL} max={SAMPLE_DAILY_GOAL} size={72} thickness={8} />
        <div>
          <p className="text-heading font-bold">{say('sampleLeft', { kcal: left })}</p>
          <p className="text-small text-ink-soft">{say('sampleOf', { kcal: format.number(SAMPLE_DAILY_GOAL) })}</p>
        </div>
      </div>
      <div className="flex items-center gap-3 rounded-card bg-surface p-4">
        <div className="min-w-0 flex-1">
          <p className="font-bold">{say('sampleMeal')}</p>
          <p className="text-small text-ink-soft">{format.number(MEAL_KCAL)} kcal</p>
        </div>
        <span className="grid size-9 place-items-center rounded-full bg-brand text-on-brand">
          <Check aria-hidden="true" className="size-5" />
        </span>
      </div>
      <span className="rounded-control bg-brand px-5 py-3 text-center font-semibold text-on-brand">
        {say('sampleButton')}
      </span>
      <span className="text-center text-small font-semibold text-brand-strong">{say('sampleLink')}</span>
    </div>
  );
}
