import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../stored.ts';
import { brandColours } from '@weekbord/domain/organisations/brand-colours';

export type ThemeChoice = 'system' | 'light' | 'dark';

const systemTheme = () => matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();
let colour: string | undefined;

/** Follows the system's light or dark theme from now on, unless the person chose one. */
export function followTheme(): void {
  systemTheme().addEventListener('change', draw);
  draw();
}

export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, readChoice);
}

/** Stores and applies a choice. */
export function chooseTheme(choice: ThemeChoice): void {
  writeStored('theme', choice === 'system' ? null : choice);
  draw();
  for (const listener of listeners) listener();
}

/** Colours the app with an organisation's colour, `#rrggbb`. */
export function showBrandColour(next: string): void {
  colour = next;
  draw();
}

function readChoice(): ThemeChoice {
  const stored = readStored('theme');
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

function draw(): void {
  const choice = readChoice();
  const isDark = choice === 'dark' || (choice === 'system' && systemTheme().matches);
  const root = document.documentElement;
  root.dataset['theme'] = isDark ? 'dark' : 'light';
  if (colour === undefined) return;
  const { brand, onBrand, strongOnLight, strongOnDark } = brandColours(colour);
  root.style.setProperty('--brand', brand);
  root.style.setProperty('--on-brand', onBrand);
  root.style.setProperty('--brand-strong', isDark ? strongOnDark : strongOnLight);
}
