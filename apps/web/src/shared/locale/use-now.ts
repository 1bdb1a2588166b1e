import { useEffect, useState } from 'react';

const LOOK_EVERY_MS = 30_000;

/** The current result of `read`, which reads the local clock. Updates while the app is open. */
export function useNow<Read extends string | number>(read: () => Read): Read {
  const [now, setNow] = useState(read);
  useEffect(() => {
    const look = () => setNow(read());
    look();
    const timer = setInterval(look, LOOK_EVERY_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [read]);
  return now;
}
