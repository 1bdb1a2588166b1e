/** A camera that is switched on. */
export interface OpenCamera {
  readonly stream: MediaStream;
  /** Switches the camera's light on or off; null if it has none. */
  readonly setLight: ((isOn: boolean) => Promise<void>) | null;
  readonly close: () => void;
}

/** Switches a camera on, or throws `CameraRefused`. An app that wraps the web app supplies its own source. */
export type CameraSource = () => Promise<OpenCamera>;

export type CameraFault = 'denied' | 'missing' | 'failed';

/** Why the camera cannot be used. */
export class CameraRefused extends Error {
  readonly fault: CameraFault;

  constructor(fault: CameraFault) {
    super(`The camera is ${fault}`);
    this.name = 'CameraRefused';
    this.fault = fault;
  }
}

/** The requested resolution is high enough for the narrowest bars at a distance of about 10 cm. */
const WANTED: MediaTrackConstraints = { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } };

const FAULTS: Readonly<Record<string, CameraFault>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
};

/** This browser's rear camera. */
export const browserCamera: CameraSource = async () => {
  // Undefined on insecure pages, where browsers do not provide it.
  const devices = (navigator as Partial<Navigator>).mediaDevices;
  if (!devices) throw new CameraRefused('missing');
  const stream = await devices.getUserMedia({ video: WANTED, audio: false }).catch((error: unknown) => {
    throw new CameraRefused(FAULTS[error instanceof Error ? error.name : ''] ?? 'failed');
  });
  const [track] = stream.getVideoTracks();
  return {
    stream,
    setLight: track && hasLight(track) ? (isOn) => track.applyConstraints({ advanced: [light(isOn)] }) : null,
    close: () => {
      for (const each of stream.getTracks()) each.stop();
    },
  };
};

/** The torch is part of the Image Capture standard, which the DOM types lack. */
function hasLight(track: MediaStreamTrack): boolean {
  const abilities: MediaTrackCapabilities & { torch?: boolean } = track.getCapabilities?.() ?? {};
  return abilities.torch === true;
}

function light(torch: boolean): MediaTrackConstraintSet & { torch: boolean } {
  return { torch };
}
