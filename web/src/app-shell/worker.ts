/// <reference lib="webworker" />
/**
 * The page without a network. A version of it is kept whole, and whoever comes gets that one at once; a newer one
 * is fetched beside it and waits until a page says that nothing is under way. It keeps nothing that the house says
 * of anybody: only the page itself.
 */

export {};
declare const self: ServiceWorkerGlobalScope;

const { version, files } = JSON.parse('__SHELL__') as { version: string; files: string[] };
const BASE = new URL(self.registration.scope).pathname;
const PREFIX = `tortuga-${BASE}-`;
const MINE = PREFIX + version;
/** What the client itself shows; everything else is for the house. */
const PAGES = /^($|me$|puzzles|replay$|(t|new|rules|how|learn|u)\/)/;
const BESIDE = ['icon.svg', 'app.webmanifest', 'icons/192.png'];

async function fetchAll(): Promise<void> {
  const cache = await caches.open(MINE);
  const page = await fetch(BASE, { cache: 'reload' });
  const written = await page.clone().text();
  const named = [...written.matchAll(/assets\/[\w.-]+/g)].map(([name]) => name);
  if (!page.ok || named.some((name) => !files.includes(name))) throw new Error('another version');
  await Promise.all([cache.put(BASE, page), cache.addAll([...files, ...BESIDE].map((name) => BASE + name))]);
}

/** The version before stays for windows that have it open; those before that go. */
async function tidy(): Promise<void> {
  const ours = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== MINE);
  await Promise.all(ours.slice(0, -1).map((name) => caches.delete(name)));
}

async function keptFirst(request: Request, kept: string = request.url): Promise<Response> {
  const own = await (await caches.open(MINE)).match(kept);
  return own ?? (await caches.match(kept)) ?? fetch(request);
}

self.addEventListener('install', (event) => event.waitUntil(fetchAll()));
self.addEventListener('activate', (event) => event.waitUntil(tidy().then(() => self.clients.claim())));
self.addEventListener('message', (event) => {
  if (event.data === 'take-over') void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || !pathname.startsWith(BASE)) return;
  const path = pathname.slice(BASE.length);
  if (request.mode === 'navigate' && PAGES.test(path)) event.respondWith(keptFirst(request, BASE));
  else if (files.includes(path) || path.startsWith('assets/') || BESIDE.includes(path))
    event.respondWith(keptFirst(request));
});

// Being called

interface Call {
  title: string;
  body: string;
  path: string;
}

async function show({ title, body, path }: Call): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window' });
  if (windows.some(({ visibilityState }) => visibilityState === 'visible')) return;
  const icon = `${BASE}icons/192.png`;
  await self.registration.showNotification(title, { body, icon, tag: 'waiting', data: path });
}

async function open(path: string): Promise<void> {
  const address = new URL(BASE.slice(0, -1) + path, self.location.origin).href;
  const windows = await self.clients.matchAll({ type: 'window' });
  const there = windows.find(({ url }) => url === address);
  await (there ? there.focus() : self.clients.openWindow(address));
}

self.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(show(event.data.json() as Call));
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(String(event.notification.data)));
});
