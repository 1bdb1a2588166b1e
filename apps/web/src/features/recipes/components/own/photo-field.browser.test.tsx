import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../../../../accessible.test-support.ts';
import { speakLanguage } from '../../../../shared/locale/language.ts';
import { PhotoField } from './photo-field.tsx';

beforeEach(() => speakLanguage('en'));

/** Returns a photo of 400 by 200 pixels whose left half is red and whose right half is blue. */
async function redAndBlue(): Promise<File> {
  const canvas = new OffscreenCanvas(400, 200);
  const brush = canvas.getContext('2d')!;
  brush.fillStyle = '#f00';
  brush.fillRect(0, 0, 200, 200);
  brush.fillStyle = '#00f';
  brush.fillRect(200, 0, 200, 200);
  return new File([await canvas.convertToBlob()], 'photo.png', { type: 'image/png' });
}

/** Returns the size of a picture in the page, and the share of its middle row that is red. */
async function measure(picture: HTMLImageElement) {
  await picture.decode();
  const { naturalWidth: width, naturalHeight: height } = picture;
  const canvas = new OffscreenCanvas(width, height);
  const brush = canvas.getContext('2d')!;
  brush.drawImage(picture, 0, 0);
  const row = brush.getImageData(0, Math.floor(height / 2), width, 1).data;
  const reds = Array.from({ length: width }, (_, at) => row[at * 4]!).filter((red) => red > 127).length;
  return { width, height, red: reds / width };
}

function Field() {
  const [image, setImage] = useState<string | null>(null);
  return <PhotoField image={image} onChange={setImage} />;
}

const use = page.getByRole('button', { name: 'Use photo' });
const zoom = page.getByRole('slider', { name: 'Zoom' });
const chosen = page.getByAltText('Photo of this recipe');

async function choose(file: File) {
  await expect.element(page.getByRole('button', { name: /^Choose (a|another) photo$/ })).toBeVisible();
  await userEvent.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, file);
}

async function used() {
  await use.click();
  await expect.element(use).not.toBeInTheDocument();
  return measure(chosen.element() as HTMLImageElement);
}

it('a chosen photo is cropped to its middle, and can be cropped again by keyboard', async () => {
  await render(<Field />);
  await choose(await redAndBlue());
  await expect.element(zoom).toBeVisible();
  await expect.element(use).toBeEnabled();
  await expectAccessible();
  expect(await used()).toEqual({ width: 267, height: 200, red: expect.closeTo(0.5, 1) });

  await page.getByRole('button', { name: 'Crop photo' }).click();
  await expect.element(use).toBeEnabled();
  (zoom.element() as HTMLElement).focus();
  await userEvent.keyboard('{End}');
  const frame = page.getByRole('group', { name: /arrow keys/ });
  (frame.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight>60/}');
  const { width, height, red } = await used();
  expect(width / height).toBeCloseTo(4 / 3, 1);
  expect(width).toBeLessThan(70);
  expect(red).toBe(1);
});

it('a cancelled crop changes nothing', async () => {
  await render(<Field />);
  await choose(await redAndBlue());
  await expect.element(use).toBeEnabled();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(use).not.toBeInTheDocument();
  await expect.element(chosen).not.toBeInTheDocument();
});

it('refuses a file that is not a photo, and keeps the previous photo', async () => {
  await render(<Field />);
  await choose(await redAndBlue());
  await expect.element(use).toBeEnabled();
  await used();
  await choose(new File(['no photo'], 'photo.png', { type: 'image/png' }));
  await expect.element(page.getByText(/can’t read this photo/)).toBeVisible();
  await expect.element(chosen).toBeVisible();
});
