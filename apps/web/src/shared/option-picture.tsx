import type { LucideIcon } from 'lucide-react';
import { DishPicture } from './dish-picture/dish-picture.tsx';
import type { FixedPicture } from './dish-picture/fixed-picture-names.ts';
import { fixedPicture } from './dish-picture/fixed-pictures.ts';

/** The picture of an option that is a food. */
export function FixedFood({ name }: { name: FixedPicture }) {
  return <DishPicture picture={fixedPicture(name)} size="crop" className="size-12 rounded-full" />;
}

/** The icon of an option that is not a food. */
export function IconPicture({ icon: Icon }: { icon: LucideIcon }) {
  return (
    <span className="grid size-12 place-items-center rounded-full bg-brand-soft text-brand-strong transition group-has-checked:bg-surface">
      <Icon aria-hidden="true" className="size-6" />
    </span>
  );
}
