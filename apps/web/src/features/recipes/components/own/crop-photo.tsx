import { Button } from '@weekbord/ui/button/button';
import { DialogWindow } from '@weekbord/ui/dialog/dialog-window';
import { ZoomIn, ZoomOut } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import type { PhotoArea } from '../../model/prepare-photo.ts';

/** The aspect ratio of photos on cards and recipes. */
const ASPECT = 4 / 3;
const ZOOM_MAX = 4;
const ZOOM_STEP = 0.1;
/** How far an arrow key moves the photo, in screen pixels. */
const KEY_STEP = 12;

interface CropPhotoProps {
  /** The URL of the uncropped photo. */
  photo: string;
  /** Called with the chosen area. */
  onUse: (area: PhotoArea) => Promise<void>;
  onClose: () => void;
}

/** Crops a photo: it is moved by finger, mouse or arrow keys, and zoomed. */
export function CropPhoto({ photo, onUse, onClose }: CropPhotoProps) {
  const say = usePhrases('recipes');
  const sayShared = usePhrases('shared');
  const [position, setPosition] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<PhotoArea | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const isAtRest = useIsAtRest(frame);
  const use = async () => {
    if (area === null) return;
    setIsBusy(true);
    await onUse(area);
  };
  return (
    <DialogWindow
      title={say('photoCrop')}
      closeLabel={sayShared('close')}
      onClose={onClose}
      footer={
        <div className="flex gap-3">
          <Button tone="secondary" className="flex-1" onClick={onClose}>
            {sayShared('cancel')}
          </Button>
          <Button className="flex-1" isBusy={isBusy} isDisabled={area === null} onClick={() => void use()}>
            {say('photoUse')}
          </Button>
        </div>
      }
    >
      <p className="pb-3 text-small text-ink-soft">{say('photoCropHint')}</p>
      <div ref={frame} className="relative aspect-4/3 overflow-hidden rounded-card bg-sunken">
        {isAtRest && (
          <Cropper
            image={photo}
            crop={position}
            zoom={zoom}
            maxZoom={ZOOM_MAX}
            aspect={ASPECT}
            objectFit="cover"
            keyboardStep={KEY_STEP}
            disableAutomaticStylesInjection
            mediaProps={{ alt: '' }}
            cropperProps={{ role: 'group', 'aria-label': say('photoFrame') }}
            classes={{ cropAreaClassName: '-outline-offset-3!' }}
            onCropChange={setPosition}
            onZoomChange={setZoom}
            onCropAreaChange={(_, pixels) => setArea(pixels)}
          />
        )}
      </div>
      <label className="flex items-center gap-3 pt-4">
        <ZoomOut aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
        <span className="sr-only">{say('photoZoom')}</span>
        <input
          type="range"
          min={1}
          max={ZOOM_MAX}
          step={ZOOM_STEP}
          value={zoom}
          onChange={(event) => setZoom(Number(event.currentTarget.value))}
          className="h-11 min-w-0 flex-1 accent-brand-strong"
        />
        <ZoomIn aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
      </label>
    </DialogWindow>
  );
}

/**
 * Whether the dialog around an element has finished opening: during its animation, sizes measured inside it are too
 * small.
 */
function useIsAtRest(inside: RefObject<HTMLElement | null>): boolean {
  const [isAtRest, setIsAtRest] = useState(false);
  useEffect(() => {
    const animations = inside.current?.closest('[role=dialog]')?.getAnimations() ?? [];
    void Promise.allSettled(animations.map(({ finished }) => finished)).then(() => setIsAtRest(true));
  }, [inside]);
  return isAtRest;
}
