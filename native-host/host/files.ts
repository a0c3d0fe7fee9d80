import type { HostPorts } from './reactNative';
import { SharedObject } from './shared';

const FOLDERS = { cacheDirectory: 'file:///cache/', documentDirectory: 'file:///documents/' };

/** Files in memory. The file picker picks the file that was shared last. */
export function fileModules({ recordCall }: HostPorts): Record<string, object> {
  const files = new Map<string, string>();
  let shared: string | null = null;

  class Entry extends SharedObject {
    constructor(readonly uri: string) {
      super();
    }
    validatePath(): void {}
  }
  class FileSystemFile extends Entry {
    create(): void {
      files.set(this.uri, '');
    }
    write(content: string): void {
      files.set(this.uri, content);
    }
    async text(): Promise<string> {
      return files.get(this.uri) ?? '';
    }
  }
  return {
    FileSystem: {
      ...FOLDERS,
      FileSystemFile,
      FileSystemDirectory: Entry,
      FileSystemUploadTask: Entry,
      FileSystemDownloadTask: Entry,
      FileSystemWatcher: Entry,
      async pickFileAsync() {
        if (shared === null) throw new Error('nothing was chosen');
        return new FileSystemFile(shared);
      },
    },
    ExpoSharing: {
      async shareAsync(uri: string, { mimeType }: { readonly mimeType: string }) {
        shared = uri;
        recordCall('shareFile', uri, mimeType, files.get(uri));
      },
    },
  };
}
