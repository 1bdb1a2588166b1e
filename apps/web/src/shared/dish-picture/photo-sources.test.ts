import { expect, it } from 'vitest';
import { photoSources } from './photo-sources.ts';

it('offers the small copy of a photo that the server stores', () => {
  const place = `/uploads/${'0a'.repeat(16)}`;
  expect(photoSources(`${place}.webp`)).toEqual({
    src: `${place}.webp`,
    srcSet: `${place}-480.webp 480w, ${place}.webp 1600w`,
    sizes: 'auto, 100vw',
  });
});

it.each(['https://pictures.example/1.webp', 'data:image/webp;base64,AAAA', '/uploads/x.webp'])(
  'leaves %s unchanged',
  (image) => expect(photoSources(image)).toEqual({ src: image }),
);
