import { generateSW } from 'workbox-build';

/** Larger than any piece of the app; what is left out would be missing without a connection. */
const LARGEST_PIECE = 10_000_000;

/**
 * Puts a service worker beside the exported app: after the first visit all of it is there without a
 * connection. A new one waits until nobody plays with the old one any more (app/web/updates.web.ts).
 */
export async function addServiceWorker(folder: string): Promise<void> {
  const { warnings } = await generateSW({
    globDirectory: folder,
    globPatterns: ['**/*.{js,html,png,ico,svg,wav,ttf,json,webmanifest}'],
    globIgnores: ['metadata.json', '.well-known/**', 'preview.png', '**/*.map'],
    swDest: `${folder}/sw.js`,
    // Their names carry a hash of what is in them.
    dontCacheBustURLsMatching: /\/_expo\/static\/|[.-][0-9a-f]{32}\./,
    navigateFallback: '/index.html',
    // Firebase Hosting answers there.
    navigateFallbackDenylist: [/^\/__\//, /\.[a-z]+$/],
    maximumFileSizeToCacheInBytes: LARGEST_PIECE,
    cleanupOutdatedCaches: true,
    inlineWorkboxRuntime: true,
    sourcemap: false,
    mode: 'production',
  });
  if (warnings.length > 0) throw new Error(`the service worker lacks something: ${warnings}`);
}
