import { Button } from '@weekbord/ui/button/button';
import { classes } from '@weekbord/ui/classes';
import { lazyPart } from '@weekbord/ui/lazy-part/lazy-part';
import { Notice } from '@weekbord/ui/notice/notice';
import { Spinner } from '@weekbord/ui/spinner/spinner';
import { Camera, Crop, ImagePlus, Trash2 } from 'lucide-react';
import { type ReactNode, Suspense, useId } from 'react';
import { imageOrigin } from '../../../../shared/http/site.ts';
import { photoSources } from '../../../../shared/dish-picture/photo-sources.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { usePhoto } from './use-photo.ts';
import { useFilePicker } from '../../../../shared/form/use-file-picker.tsx';

const CropPhoto = lazyPart(async () => (await import('./crop-photo.tsx')).CropPhoto);

interface PhotoFieldProps {
  /** The URL of the photo, or a data URL of one that is not sent yet; null for none. */
  image: string | null;
  /** Called with the data URL of a new photo; null if it was removed. */
  onChange: (image: string | null) => void;
}

/** Lets the user choose or take the photo of a custom recipe, crop it, and remove it with undo. */
export function PhotoField({ image, onChange }: PhotoFieldProps) {
  const say = usePhrases('recipes');
  const labelId = useId();
  const photo = usePhoto(image, onChange);
  return (
    <div role="group" aria-labelledby={labelId} className="grid gap-2">
      <span id={labelId} className="text-small font-semibold text-ink">
        {say('photo')}
      </span>
      <div
        className={classes(
          'relative grid aspect-4/3 w-full place-items-center overflow-hidden rounded-card bg-sunken',
          image === null && 'border-2 border-dashed border-line-strong',
        )}
      >
        {image === null ? (
          <Invitation text={say('photoHint')} />
        ) : (
          <img
            {...photoSources(image)}
            crossOrigin={imageOrigin}
            alt={say('photoAlt')}
            loading="lazy"
            className="size-full object-cover"
          />
        )}
        {photo.isOpening && (
          <div className="absolute inset-0 grid place-items-center bg-scrim text-heading text-white">
            <Spinner />
          </div>
        )}
      </div>
      <p role="status" className="sr-only">
        {photo.isOpening ? say('photoPreparing') : ''}
      </p>
      {photo.problem !== null && (
        <Notice tone="bad">
          <p>{photo.problem}</p>
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        <PickButton
          label={image === null ? say('photoChoose') : say('photoReplace')}
          icon={<ImagePlus aria-hidden="true" className="size-5" />}
          isBusy={photo.isOpening}
          onPick={photo.choose}
        />
        <PickButton
          label={say('photoTake')}
          icon={<Camera aria-hidden="true" className="size-5" />}
          isBusy={photo.isOpening}
          isCamera
          className="pointer-fine:hidden"
          onPick={photo.choose}
        />
        {image !== null && !photo.isOpening && (
          <>
            <Button
              tone="quiet"
              size="medium"
              icon={<Crop aria-hidden="true" className="size-5" />}
              onClick={photo.cropAgain}
            >
              {say('photoCrop')}
            </Button>
            <Button
              tone="quiet"
              size="medium"
              icon={<Trash2 aria-hidden="true" className="size-5" />}
              onClick={photo.remove}
            >
              {say('photoRemove')}
            </Button>
          </>
        )}
      </div>
      {photo.cropped !== null && (
        <Suspense>
          <CropPhoto photo={photo.cropped} onUse={photo.use} onClose={photo.cancel} />
        </Suspense>
      )}
    </div>
  );
}

function Invitation({ text }: { text: string }) {
  return (
    <div className="grid max-w-64 justify-items-center gap-2 p-4 text-center text-small text-ink-soft">
      <Camera aria-hidden="true" className="size-8" />
      {text}
    </div>
  );
}

interface PickButtonProps {
  label: string;
  icon: ReactNode;
  isBusy: boolean;
  /** Whether to open the camera if there is one. */
  isCamera?: boolean;
  className?: string;
  onPick: (file: File) => void;
}

/** A button that picks a picture. */
function PickButton({ label, icon, isBusy, isCamera = false, className, onPick }: PickButtonProps) {
  const { input, open } = useFilePicker({ accept: 'image/*', isCamera, onPick });
  return (
    <>
      {input}
      <Button tone="secondary" size="medium" icon={icon} isBusy={isBusy} className={className} onClick={open}>
        {label}
      </Button>
    </>
  );
}
