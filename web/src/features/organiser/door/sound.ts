import type { ScanDisplay } from './scan-display';

/** Pitches in hertz, one after the other: up for yes, level for seen before, down and rough for no. */
const tunes: Record<ScanDisplay['sound'], { wave: OscillatorType; pitches: number[] }> = {
  yes: { wave: 'sine', pitches: [880, 1320] },
  again: { wave: 'sine', pitches: [660, 660] },
  no: { wave: 'square', pitches: [220, 165] },
};
const NOTE_S = 0.12;
const LOUDNESS = 0.12;

let audio: AudioContext | undefined;

/** A short sound for whoever does not look at the screen. Silent where the browser has none or does not allow it yet. */
export function play(sound: ScanDisplay['sound']): void {
  try {
    const context = (audio ??= new AudioContext());
    void context.resume().catch(() => undefined);
    const { wave, pitches } = tunes[sound];
    const oscillator = context.createOscillator();
    const volume = context.createGain();
    oscillator.type = wave;
    volume.gain.value = LOUDNESS;
    pitches.forEach((pitch, at) =>
      oscillator.frequency.setValueAtTime(pitch, context.currentTime + at * NOTE_S),
    );
    oscillator.connect(volume).connect(context.destination);
    oscillator.start();
    oscillator.stop(context.currentTime + pitches.length * NOTE_S);
  } catch {
    // The words and the colour say it too.
  }
}
