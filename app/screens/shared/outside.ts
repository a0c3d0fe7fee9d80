import { File, Paths } from 'expo-file-system';
import { shareAsync } from 'expo-sharing';
import { Share } from 'react-native';

/** `given`: somebody took it; `left`: nobody did. */
export type Handed = 'given' | 'copied' | 'downloaded' | 'left';

/** Hands a text to another app. */
export async function giveText(text: string): Promise<Handed> {
  const { action } = await Share.share({ message: text });
  return action === Share.dismissedAction ? 'left' : 'given';
}

/** A text to be kept, as a file. */
export function giveFile(name: string, text: string): Promise<Handed> {
  return shareFile(name, { content: text, encoding: 'utf8', type: 'text/plain' });
}

/** A picture made of points, in base 64. */
export function givePoints(name: string, points: string): Promise<Handed> {
  return shareFile(name, { content: points, encoding: 'base64', type: 'image/png' });
}

type Made = Readonly<{ content: string; encoding: 'utf8' | 'base64'; type: string }>;

/** The sharing sheet doesn't tell whether anybody took it. */
async function shareFile(name: string, { content, encoding, type }: Made): Promise<Handed> {
  const file = new File(Paths.cache, name);
  file.create({ overwrite: true });
  file.write(content, { encoding });
  await shareAsync(file.uri, { mimeType: type });
  return 'given';
}

/** The text of a file that the person chooses; null if none was. */
export async function pickFile(): Promise<string | null> {
  const { result } = await File.pickFileAsync({ mimeTypes: 'text/plain' });
  return result === null ? null : result.text();
}
