import { classes } from '@weekbord/ui/classes';
import { useEffect, useState } from 'react';
import { composeCover, type Cover, COVER_HEIGHT, COVER_WIDTH, type PlacedPicture } from './compose-cover.ts';
import { foodPictureAddress } from './food-pictures.ts';
import { photoSources } from './photo-sources.ts';

interface FoodPictureProps {
  cover: Cover;
  /** An uploaded photo, where there is one. */
  image?: string | null;
  /** What it shows, where no text beside it says so already. */
  alt?: string;
  /** Gives the size; the picture fills it. */
  className?: string;
}

/** What a meal looks like: its photo, else a composed cover. Never a grey box, never a broken image. */
export function FoodPicture({ cover, image, alt = '', className }: FoodPictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (image && image !== broken) {
    return (
      <img
        {...photoSources(image)}
        alt={alt}
        loading="lazy"
        decoding="async"
        onError={() => setBroken(image)}
        className={classes('object-cover', className)}
      />
    );
  }
  return <ComposedPicture cover={cover} alt={alt} className={className} />;
}

function ComposedPicture({ cover, alt, className }: { cover: Cover; alt: string; className?: string }) {
  const { from, to, angle, circles, pictures } = composeCover(cover);
  return (
    <svg
      viewBox={`0 0 ${COVER_WIDTH} ${COVER_HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      role={alt ? 'img' : undefined}
      aria-label={alt || undefined}
      aria-hidden={alt ? undefined : true}
      className={classes('dark:brightness-88', className)}
      style={{ background: `linear-gradient(${angle}deg, ${from}, ${to})` }}
    >
      {circles.map(({ x, y, radius }) => (
        <circle key={x} cx={x} cy={y} r={radius} fill="#fff" opacity=".28" />
      ))}
      {pictures.map(({ name, x, y, size, turn }) => (
        <g key={name}>
          <ellipse cx={x} cy={y + size * 0.45} rx={size * 0.38} ry={size * 0.085} fill="#4a2c10" opacity=".16" />
          <Illustration name={name} x={x} y={y} size={size} turn={turn} />
        </g>
      ))}
    </svg>
  );
}

/** One illustration; one that did not come is left out, and asked for again once there is a network. */
function Illustration({ name, x, y, size, turn }: PlacedPicture) {
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    if (!isMissing) return;
    const askAgain = () => setMissing(false);
    addEventListener('online', askAgain);
    return () => removeEventListener('online', askAgain);
  }, [isMissing]);
  if (isMissing) return null;
  return (
    <image
      href={foodPictureAddress(name)}
      x={x - size / 2}
      y={y - size / 2}
      width={size}
      height={size}
      transform={`rotate(${turn} ${x} ${y})`}
      onError={() => setMissing(true)}
    />
  );
}
