import type { SwapReason } from '@weekbord/domain/recipes/swap-reasons';
import { classes } from '@weekbord/ui/classes';
import { Suspense } from 'react';
import { usePhrases } from '../phrases/use-phrases.ts';
import { versionText } from './swap-texts.ts';

interface VersionLabelProps {
  /** What the version was made for; null if nothing that the name promises was swapped. */
  version: SwapReason | null;
  className: string;
}

/** Says next to the name of a recipe that what the name promises was replaced. */
export function VersionLabel({ version, className }: VersionLabelProps) {
  if (version === null) return null;
  return (
    <Suspense>
      <span className={classes('block font-semibold text-brand-strong first-letter:uppercase', className)}>
        <Text version={version} />
      </span>
    </Suspense>
  );
}

function Text({ version }: { version: SwapReason }) {
  return versionText(version, usePhrases('versions'));
}
