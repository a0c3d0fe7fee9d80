import { File, Paths } from 'expo-file-system';
import { shareAsync } from 'expo-sharing';
import { Share } from 'react-native';

export type ShareResult = 'shared' | 'copied' | 'downloaded' | 'dismissed';

/** Opens the system's sharing sheet with a text. */
export async function shareText(text: string): Promise<ShareResult> {
  const { action } = await Share.share({ message: text });
  return action === Share.dismissedAction ? 'dismissed' : 'shared';
}

/** Shares a text as a file. */
export function shareTextFile(name: string, text: string): Promise<ShareResult> {
  return shareCached(name, { content: text, encoding: 'utf8', type: 'text/plain' });
}

/** Shares a PNG image, given in base 64. */
export function sharePng(name: string, base64: string): Promise<ShareResult> {
  return shareCached(name, { content: base64, encoding: 'base64', type: 'image/png' });
}

type FileContent = Readonly<{ content: string; encoding: 'utf8' | 'base64'; type: string }>;

/** Shares a file. The sharing sheet does not report whether it was dismissed. */
async function shareCached(
  name: string,
  { content, encoding, type }: FileContent,
): Promise<ShareResult> {
  const file = new File(Paths.cache, name);
  file.create({ overwrite: true });
  file.write(content, { encoding });
  await shareAsync(file.uri, { mimeType: type });
  return 'shared';
}

/** The text of a file that the player picks; null if none was picked. */
export async function pickFile(): Promise<string | null> {
  const { result } = await File.pickFileAsync({ mimeTypes: 'text/plain' });
  return result === null ? null : result.text();
}
