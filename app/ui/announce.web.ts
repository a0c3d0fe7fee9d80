let region: HTMLElement | null = null;

/** An invisible element that screen readers read out when it changes. */
function liveRegion(): HTMLElement {
  if (region?.isConnected) return region;
  region = document.createElement('div');
  region.setAttribute('role', 'log');
  region.setAttribute('aria-live', 'polite');
  Object.assign(region.style, {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  });
  document.body.append(region);
  return region;
}

/** Number of lines kept. Older ones have been read out. */
const KEPT = 8;

/** Queues a text for screen readers. */
export function announce(text: string): void {
  const line = document.createElement('p');
  line.textContent = text;
  const live = liveRegion();
  live.append(line);
  while (live.childElementCount > KEPT) live.firstElementChild?.remove();
}
