import { Share } from 'react-native';

/** What a phone's sharing sheet can do without further libraries: it takes texts, and no pictures or files. */

/** `given`: somebody took it; `left`: nobody did. */
export type Handed = 'given' | 'copied' | 'downloaded' | 'left';

export const canGivePictures = false;
export const canPickFiles = false;

/** Hands a text to another app. */
export async function giveText(text: string): Promise<Handed> {
  const { action } = await Share.share({ message: text });
  return action === Share.dismissedAction ? 'left' : 'given';
}

/** A text to be kept: where there are no files, as a text. */
export const giveFile = (_name: string, text: string): Promise<Handed> => giveText(text);

export const givePicture = (_name: string, _svg: string): Promise<Handed> =>
  Promise.reject(new Error('pictures cannot be shared here'));

/** The text of a file that the person chooses; null if none was. */
export const pickFile = (): Promise<string | null> => Promise.resolve(null);
