import { generateSW } from 'workbox-build';

/** Larger than any file of the app. A file above this size would be missing offline. */
const LARGEST_PIECE = 10_000_000;

/**
 * Adds a service worker to the exported app, so that it works offline after the first visit. A new
 * version waits until no game uses the old one (app/web/updates.web.ts).
 */
export async function addServiceWorker(folder: string): Promise<void> {
  const { warnings } = await generateSW({
    globDirectory: folder,
    globPatterns: ['**/*.{js,html,png,ico,svg,wav,ttf,json,webmanifest}'],
    globIgnores: ['metadata.json', '.well-known/**', 'preview.png', '**/*.map'],
    swDest: `${folder}/sw.js`,
    // Their names contain a hash of their content.
    dontCacheBustURLsMatching: /\/_expo\/static\/|[.-][0-9a-f]{32}\./,
    navigateFallback: '/index.html',
    // Firebase Hosting answers these paths.
    navigateFallbackDenylist: [/^\/__\//, /\.[a-z]+$/],
    maximumFileSizeToCacheInBytes: LARGEST_PIECE,
    cleanupOutdatedCaches: true,
    inlineWorkboxRuntime: true,
    sourcemap: false,
    mode: 'production',
  });
  if (warnings.length > 0) throw new Error(`the service worker lacks something: ${warnings}`);
}
