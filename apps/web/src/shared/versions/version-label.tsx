import type { SwapReason } from '@weekbord/domain/recipes/swaps/swap-reasons';
import { classes } from '@weekbord/ui/classes';
import { Suspense } from 'react';
import { usePhrases } from '../phrases/use-phrases.ts';
import { versionText } from './swap-texts.ts';

interface VersionLabelProps {
  /** The reason for the version; null if no food in the recipe's name was swapped. */
  version: SwapReason | null;
  className: string;
}

/** Says next to a recipe's name that a food in the name was replaced. */
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
