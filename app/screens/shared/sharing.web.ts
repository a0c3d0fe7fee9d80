import type { ShareResult } from './sharing';

/** Uses the browser's sharing sheet if there is one, otherwise the clipboard. */
export async function shareText(text: string): Promise<ShareResult> {
  if (isShareable({ text })) return share({ text });
  await navigator.clipboard.writeText(text);
  return 'copied';
}

export async function shareTextFile(name: string, text: string): Promise<ShareResult> {
  return download(name, new Blob([text], { type: 'text/plain' }));
}

/** Shares an SVG as a PNG image, which every program can show. */
export async function sharePicture(name: string, svg: string): Promise<ShareResult> {
  const blob = await pngOf(svg);
  const files = [new File([blob], name, { type: blob.type })];
  return isShareable({ files }) ? share({ files }) : download(name, blob);
}

function isShareable(data: ShareData): boolean {
  return typeof navigator.canShare === 'function' && navigator.canShare(data);
}

async function share(data: ShareData): Promise<ShareResult> {
  try {
    await navigator.share(data);
    return 'shared';
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed';
    throw error;
  }
}

function download(name: string, blob: Blob): ShareResult {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // By then the browser has started to read it.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  return 'downloaded';
}

async function pngOf(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}

export function pickFile(): Promise<string | null> {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = '.txt,text/plain';
  return new Promise((resolve, reject) => {
    input.onchange = () => {
      const file = input.files?.[0];
      if (file === undefined) resolve(null);
      else file.text().then(resolve, reject);
    };
    input.oncancel = () => resolve(null);
    input.click();
  });
}
