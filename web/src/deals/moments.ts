/** Times of a deal, as people write them. */

import { language } from '$lib/fluent.svelte';

/** Seconds since 1970 as a day and an hour, where one is. */
export const moment = (seconds: number): string =>
  new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeStyle: 'short' }).format(seconds * 1000);

/** The hour alone. */
export const hour = (seconds: number): string =>
  new Intl.DateTimeFormat(language(), { timeStyle: 'short' }).format(seconds * 1000);

/** A day by UTC, such as 2026-11-18; the same words everywhere. */
export const day = (date: string): string =>
  new Intl.DateTimeFormat(language(), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T12:00:00Z`),
  );

/** 0.75 as 75 %. */
export const percent = (share: number): string =>
  new Intl.NumberFormat(language(), { style: 'percent', maximumFractionDigits: 0 }).format(share);
