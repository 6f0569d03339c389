// Keeps all files of one build, so that the page works without a network. files.js, which `make web`
// writes, has their names and a hash of what is in them.
importScripts("files.js");

const CACHE = "reeve-" + self.BUILD.version;

self.addEventListener("install", (event) => event.waitUntil(
  caches.open(CACHE).then((cache) => cache.addAll(self.BUILD.files.map((name) => new Request(name, { cache: "reload" }))))
    .then(() => self.skipWaiting())));

self.addEventListener("activate", (event) => event.waitUntil(
  caches.keys()
    .then((names) => Promise.all(names.filter((name) => name.startsWith("reeve-") && name !== CACHE).map((name) => caches.delete(name))))
    .then(() => self.clients.claim())));

self.addEventListener("fetch", (event) => {
  if (event.request.method !== "GET") return;
  event.respondWith(caches.open(CACHE)
    .then((cache) => cache.match(event.request, { ignoreSearch: true }))
    .then((found) => found || fetch(event.request)));
});
