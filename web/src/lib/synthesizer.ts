/** Short and soft sounds, made of sines and a little noise. */

import type { Sound } from './sound';

/** A part of a sound: a tone that may glide, or noise around a pitch. Seconds and hertz. */
interface Part {
  kind: 'tone' | 'noise';
  at: number;
  length: number;
  pitch: number;
  glide?: number;
  loud: number;
}

const tone = (at: number, length: number, pitch: number, loud: number, glide = pitch): Part => ({
  kind: 'tone',
  at,
  length,
  pitch,
  glide,
  loud,
});
const noise = (at: number, length: number, pitch: number, loud: number): Part => ({
  kind: 'noise',
  at,
  length,
  pitch,
  loud,
});

export const SCORE: Record<Sound, readonly Part[]> = {
  /* A piece is set down: wood on wood. */
  move: [tone(0, 0.09, 300, 0.16, 140), noise(0, 0.03, 1800, 0.05)],
  /* Five dice come to rest. */
  dice: [0, 0.07, 0.13, 0.2, 0.29].map((at, index) => noise(at, 0.05, 2600 - 300 * index, 0.14)),
  /* A card is laid down, and another. */
  vote: [noise(0, 0.12, 900, 0.1), noise(0.16, 0.12, 1200, 0.1), tone(0.16, 0.22, 220, 0.08)],
  turn: [tone(0, 0.32, 523.25, 0.16), tone(0.16, 0.32, 659.25, 0.16)],
  end: [392, 523.25, 659.25, 783.99].map((pitch, index) => tone(index * 0.17, 0.55, pitch, 0.13)),
};

const ATTACK = 0.012;
const SILENCE = 0.0001;
let audio: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

export function play(which: Sound, volume: number): void {
  audio ??= new AudioContext();
  void audio.resume();
  const whole = audio.createGain();
  whole.gain.value = volume;
  whole.connect(audio.destination);
  for (const part of SCORE[which]) perform(audio, part, whole);
}

function perform(context: AudioContext, part: Part, into: AudioNode): void {
  const begin = context.currentTime + part.at;
  const swell = context.createGain();
  swell.gain.setValueAtTime(SILENCE, begin);
  swell.gain.linearRampToValueAtTime(part.loud, begin + ATTACK);
  swell.gain.exponentialRampToValueAtTime(SILENCE, begin + part.length);
  const source = part.kind === 'tone' ? singing(context, part, begin) : hissing(context);
  if (part.kind === 'tone') source.connect(swell);
  else source.connect(around(context, part.pitch)).connect(swell);
  swell.connect(into);
  source.start(begin);
  source.stop(begin + part.length);
}

function singing(context: AudioContext, part: Part, begin: number): OscillatorNode {
  const voice = context.createOscillator();
  voice.frequency.setValueAtTime(part.pitch, begin);
  voice.frequency.exponentialRampToValueAtTime(part.glide ?? part.pitch, begin + part.length);
  return voice;
}

function hissing(context: AudioContext): AudioBufferSourceNode {
  if (!hiss) {
    hiss = context.createBuffer(1, context.sampleRate / 4, context.sampleRate);
    hiss.getChannelData(0).forEach((_, index, data) => (data[index] = Math.random() * 2 - 1));
  }
  const source = context.createBufferSource();
  source.buffer = hiss;
  return source;
}

function around(context: AudioContext, pitch: number): BiquadFilterNode {
  const filter = context.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  filter.Q.value = 1.4;
  return filter;
}
