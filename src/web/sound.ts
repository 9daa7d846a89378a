/** A few soft sounds, made here, and only for those who want them. */
import { preferences } from './preferences.ts';

export type Sound = 'move' | 'turn' | 'end' | 'refused' | 'arrival';

/** Tones one after the other, in hertz. */
const tunes: Readonly<Record<Sound, readonly number[]>> = {
  move: [330],
  turn: [440, 587],
  end: [392, 494, 587],
  refused: [196],
  arrival: [523, 659],
};

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!preferences().sound || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  for (const [at, tone] of tunes[sound].entries()) knock(context, tone, context.currentTime + at * 0.11);
}

/** Like a piece put down on wood: a short tone that dies at once. */
function knock(audio: AudioContext, tone: number, at: number): void {
  const oscillator = audio.createOscillator();
  const loudness = audio.createGain();
  oscillator.type = 'triangle';
  oscillator.frequency.value = tone;
  loudness.gain.setValueAtTime(0.12, at);
  loudness.gain.exponentialRampToValueAtTime(0.001, at + 0.18);
  oscillator.connect(loudness).connect(audio.destination);
  oscillator.start(at);
  oscillator.stop(at + 0.2);
}
