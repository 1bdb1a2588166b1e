import { IconButton } from '@weekbord/ui/icon-button/icon-button';
import { Spinner } from '@weekbord/ui/spinner/spinner';
import { CameraOff, Flashlight, FlashlightOff } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Say, usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { report } from '../../../shared/report.ts';
import { browserCamera, type CameraFault, type CameraSource, type OpenCamera } from '../model/camera.ts';
import { useCamera } from '../model/use-camera.ts';
import { watchForBarcode } from '../model/watch-for-barcode.ts';

/** How long the device vibrates, in milliseconds: long enough to be felt. */
const BUZZ_MS = 60;
const BOX = 'relative aspect-4/3 w-full overflow-hidden rounded-card bg-[#191511] text-[#fbf7f0]';

interface BarcodeScannerProps {
  /** Receives the digits of the first barcode; scanning then stops. */
  onScan: (digits: string) => void;
  camera?: CameraSource;
}

/** Shows the camera's picture until it contains a barcode. */
export function BarcodeScanner({ onScan, camera: source = browserCamera }: BarcodeScannerProps) {
  const say = usePhrases('foods');
  const state = useCamera(source);
  if ('camera' in state) return <CameraView camera={state.camera} onScan={onScan} />;
  // Without a camera the number has to be typed, so this stays small: the field must remain visible above a phone's
  // keyboard.
  if ('fault' in state)
    return (
      <p role="status" className="flex items-center gap-3 rounded-card bg-sunken p-4 text-small dark:bg-line/40">
        <CameraOff aria-hidden="true" className="size-6 shrink-0 text-ink-soft" />
        {faultText(state.fault, say)}
      </p>
    );
  return (
    <div className={BOX}>
      <div
        role="status"
        className="absolute inset-0 grid place-content-center justify-items-center gap-3 px-8 text-center text-small"
      >
        <Spinner className="text-title" />
        <p>{say('asking')}</p>
      </div>
    </div>
  );
}

function CameraView({ camera, onScan }: { camera: OpenCamera; onScan: (digits: string) => void }) {
  const say = usePhrases('foods');
  const video = useRef<HTMLVideoElement>(null);
  const [isLit, setLit] = useState(false);
  const scanned = useEffectEvent((digits: string) => {
    navigator.vibrate?.(BUZZ_MS);
    onScan(digits);
  });
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    const looking = new AbortController();
    element.srcObject = camera.stream;
    element.play().catch(() => undefined);
    watchForBarcode(element, looking.signal)
      .then((digits) => digits !== null && scanned(digits))
      .catch((error: unknown) => report('Barcodes cannot be read here', error));
    return () => {
      looking.abort();
      element.srcObject = null;
    };
  }, [camera]);
  const { setLight } = camera;
  const Icon = isLit ? FlashlightOff : Flashlight;
  return (
    <>
      <div className={BOX}>
        <video ref={video} aria-label={say('camera')} muted playsInline className="size-full object-cover" />
        <div
          aria-hidden="true"
          className="pointer-events-none absolute inset-x-[12%] inset-y-[26%] rounded-2xl border-3 border-white/90 shadow-[0_0_0_100vmax_rgb(0_0_0/38%)]"
        />
        {setLight && (
          <IconButton
            label={say(isLit ? 'lightOff' : 'lightOn')}
            tone="onPicture"
            aria-pressed={isLit}
            icon={<Icon aria-hidden="true" className="size-5.5" />}
            onClick={() =>
              void setLight(!isLit).then(
                () => setLit(!isLit),
                () => undefined,
              )
            }
            className="absolute bottom-3 right-3"
          />
        )}
      </div>
      <p className="mt-3 text-center text-small text-ink-soft">{say('aim')}</p>
    </>
  );
}

function faultText(fault: CameraFault, say: Say<'foods'>): string {
  switch (fault) {
    case 'denied':
      return say('denied');
    case 'missing':
      return say('noCamera');
    case 'failed':
      return say('cameraFailed');
  }
}
