import type { LucideIcon } from 'lucide-react';
import type { FoodPictureName } from './food-picture/food-picture-names.ts';
import { foodPictureAddress } from './food-picture/food-pictures.ts';

/** The illustration of a choice. */
export function FoodPicture({ name }: { name: FoodPictureName }) {
  return <img src={foodPictureAddress(name)} alt="" width={40} height={40} className="size-10" />;
}

/** The sign of a choice that is no food. */
export function IconPicture({ icon: Icon }: { icon: LucideIcon }) {
  return (
    <span className="grid size-12 place-items-center rounded-full bg-brand-soft text-brand-strong transition group-has-checked:bg-surface">
      <Icon aria-hidden="true" className="size-6" />
    </span>
  );
}
