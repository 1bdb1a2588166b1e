import { dismissAlert, showAlert } from '../../../../shared/alerts/alerts.ts';
import { phrasesOf } from '../../../../shared/phrases/use-phrases.ts';
import { currentTimers, stopTimer, type Timer, whenTimerEnds } from './timers.ts';

/** The beeps of one ring: when each starts, in seconds, and its pitch in hertz. */
const BEEPS = [
  { at: 0, pitch: 880 },
  { at: 0.25, pitch: 880 },
  { at: 0.5, pitch: 1175 },
] as const;
const BEEP_SECONDS = 0.2;
const LOUDNESS = 0.4;
const VIBRATION_MS = [400, 200, 400, 200, 400];
/** How many times a timer rings unless it is stopped. */
const RINGS = 5;
/** The milliseconds between two rings. */
const AGAIN_MS = 3000;

let sound: AudioContext | undefined;

/** Rings for each timer that ends, with a sound, a vibration and a message, whichever screen is open. */
export function ringTimers(): void {
  whenTimerEnds((timer) => void ringFor(timer));
}

/** Unlocks sound. Browsers allow that only in response to a press. */
export function allowSound(): void {
  try {
    sound ??= new AudioContext();
    void sound.resume();
  } catch {
    // Ignored: without an audio device, the vibration and the message remain.
  }
}

async function ringFor(timer: Timer): Promise<void> {
  ringAgain(timer, RINGS);
  const say = await phrasesOf('cooking');
  let alert: number | undefined;
  const stop = () => {
    stopTimer(timer.id);
    if (alert !== undefined) dismissAlert(alert);
  };
  const { step, name } = timer;
  alert = showAlert(say('timerDone', { step, name }), { stays: true, action: { label: say('stop'), onPress: stop } });
}

function ringAgain({ id, endsAt }: Pick<Timer, 'id' | 'endsAt'>, times: number): void {
  const isWanted = currentTimers().some((timer) => timer.id === id && timer.endsAt === endsAt);
  if (times === 0 || !isWanted) return;
  beep();
  if ('vibrate' in navigator) navigator.vibrate(VIBRATION_MS);
  setTimeout(() => ringAgain({ id, endsAt }, times - 1), AGAIN_MS);
}

function beep(): void {
  allowSound();
  if (sound === undefined) return;
  for (const { at, pitch } of BEEPS) {
    const tone = new OscillatorNode(sound, { frequency: pitch });
    const volume = new GainNode(sound, { gain: LOUDNESS });
    tone.connect(volume).connect(sound.destination);
    tone.start(sound.currentTime + at);
    tone.stop(sound.currentTime + at + BEEP_SECONDS);
  }
}
