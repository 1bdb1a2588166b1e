import { classes } from '@weekbord/ui/classes';
import { imageOrigin, SERVER } from '../http/site.ts';

const ADDRESS = `${SERVER}/dish-pictures/dish.yoghurt-strawberries-granola.${__PAINTER__}-hero`;

/** A dish on a round plate: the only picture on the screens before login, so that they load quickly. */
export function EntryPicture({ className }: { className: string }) {
  return (
    <picture className="contents">
      <source className="hidden" type="image/avif" srcSet={`${ADDRESS}.avif`} />
      <img
        src={`${ADDRESS}.webp`}
        alt=""
        crossOrigin={imageOrigin}
        width={640}
        height={640}
        fetchPriority="high"
        className={classes('aspect-square rounded-full bg-sunken object-cover shadow-raised', className)}
      />
    </picture>
  );
}
