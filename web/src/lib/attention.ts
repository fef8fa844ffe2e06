/** "It is your turn": a short soft sound and a notification, for those who asked for them. */

import { settings } from './settings.svelte';

let audio: AudioContext | null = null;
const NOTES = [523.25, 659.25];
const NOTE = 0.16;

function chime(): void {
  audio ??= new AudioContext();
  const now = audio.currentTime;
  NOTES.forEach((pitch, index) => {
    if (!audio) return;
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    const begin = now + index * NOTE;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, begin);
    volume.gain.linearRampToValueAtTime(0.08, begin + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, begin + NOTE * 2);
    tone.connect(volume).connect(audio.destination);
    tone.start(begin);
    tone.stop(begin + NOTE * 2);
  });
}

export function callAttention(sentence: string): void {
  if (settings.sound) chime();
  if (
    settings.notify &&
    document.hidden &&
    'Notification' in window &&
    Notification.permission === 'granted'
  ) {
    new Notification('Tortuga', { body: sentence, tag: 'tortuga-turn' });
  }
}

/** Whether notifications may be shown; asks the person if nobody has yet. */
export async function mayNotify(): Promise<boolean> {
  return 'Notification' in window && (await Notification.requestPermission()) === 'granted';
}
