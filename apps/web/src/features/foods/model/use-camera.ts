import { useEffect, useState } from 'react';
import { report } from '../../../shared/report.ts';
import { type CameraFault, CameraRefused, type CameraSource, type OpenCamera } from './camera.ts';

type CameraState = Readonly<{ camera: OpenCamera } | { fault: CameraFault } | { isAsking: true }>;

const ASKING: CameraState = { isAsking: true };

/** A camera that is on while the screen is visible, and off when the user leaves the screen or the page is hidden. */
export function useCamera(source: CameraSource): CameraState {
  const isInSight = useInSight();
  const [state, setState] = useState<CameraState>(ASKING);
  useEffect(() => {
    if (!isInSight) return;
    let isLeft = false;
    let opened: OpenCamera | undefined;
    const open = async () => {
      try {
        const camera = await source();
        if (isLeft) return camera.close();
        opened = camera;
        setState({ camera });
      } catch (error) {
        const fault = error instanceof CameraRefused ? error.fault : 'failed';
        if (fault === 'failed') report('The camera did not start', error);
        if (!isLeft) setState({ fault });
      }
    };
    void open();
    return () => {
      isLeft = true;
      opened?.close();
      setState(ASKING);
    };
  }, [source, isInSight]);
  return state;
}

function useInSight(): boolean {
  const [isInSight, setInSight] = useState(() => document.visibilityState === 'visible');
  useEffect(() => {
    const look = () => setInSight(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return isInSight;
}
