import { Button } from '@weekbord/ui/button/button';
import { classes } from '@weekbord/ui/classes';
import { Notice } from '@weekbord/ui/notice/notice';
import { Spinner } from '@weekbord/ui/spinner/spinner';
import { Camera, ImagePlus, RotateCw, Trash2 } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { photoSources } from '../../../shared/dish-picture/photo-sources.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { usePhoto } from './use-photo.ts';
import { useFilePicker } from '../../../shared/form/use-file-picker.tsx';

interface PhotoFieldProps {
  /** The own recipe that it belongs to; null where there is none yet. */
  recipeId: number | null;
  /** The address of the photo, or a data URL where there is no recipe yet; null for none. */
  image: string | null;
  /** Called with another photo: its address, or a data URL to send once there is a recipe. */
  onChange: (image: string | null) => void;
}

/** The photo of an own recipe: chosen or taken, shown, replaced, and removed with a way back. */
export function PhotoField({ recipeId, image, onChange }: PhotoFieldProps) {
  const say = usePhrases('recipes');
  const sayShared = usePhrases('shared');
  const labelId = useId();
  const photo = usePhoto({ recipeId, image, onChange });
  const { shown, progress, problem } = photo;
  return (
    <div role="group" aria-labelledby={labelId} className="grid gap-2">
      <span id={labelId} className="text-small font-semibold text-ink">
        {say('photo')}
      </span>
      <div
        className={classes(
          'relative grid aspect-4/3 w-full place-items-center overflow-hidden rounded-card bg-sunken',
          shown === null && 'border-2 border-dashed border-line-strong',
        )}
      >
        {shown === null ? (
          <Invitation text={say('photoHint')} />
        ) : (
          <img {...photoSources(shown)} alt={say('photoAlt')} loading="lazy" className="size-full object-cover" />
        )}
        {progress !== null && (
          <div className="absolute inset-0 grid place-items-center bg-scrim text-heading text-white">
            <Spinner />
          </div>
        )}
      </div>
      <p role="status" className="sr-only">
        {progress === null ? '' : say(progress)}
      </p>
      {problem !== null && (
        <Notice tone="bad">
          <p>{problem.text}</p>
          {problem.retry !== null && (
            <Button
              tone="quiet"
              size="small"
              icon={<RotateCw aria-hidden="true" className="size-4.5" />}
              onClick={problem.retry}
            >
              {sayShared('retry')}
            </Button>
          )}
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        <PickButton
          label={shown === null ? say('photoChoose') : say('photoReplace')}
          icon={<ImagePlus aria-hidden="true" className="size-5" />}
          isBusy={progress !== null}
          onPick={photo.choose}
        />
        <PickButton
          label={say('photoTake')}
          icon={<Camera aria-hidden="true" className="size-5" />}
          isBusy={progress !== null}
          isCamera
          className="pointer-fine:hidden"
          onPick={photo.choose}
        />
        {shown !== null && progress === null && (
          <Button
            tone="quiet"
            size="medium"
            icon={<Trash2 aria-hidden="true" className="size-5" />}
            onClick={photo.remove}
          >
            {say('photoRemove')}
          </Button>
        )}
      </div>
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
  /** Opens the camera where there is one. */
  isCamera?: boolean;
  className?: string;
  onPick: (file: File) => void;
}

/** A button that asks for a picture. */
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
