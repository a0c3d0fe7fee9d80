import { readConfig } from '#online/config';

const sound = { projectId: 'demo', apiKey: 'key', appId: 'app' };

describe('which server the app talks to', () => {
  it('is read from what it was told, and nothing else of it', () => {
    expect(readConfig({ ...sound, authDomain: 'demo.web.app', measurementId: 'x' })).toEqual({
      ...sound,
      authDomain: 'demo.web.app',
    });
    const emulators = { host: 'localhost', auth: 1, firestore: 2, functions: 3 };
    expect(readConfig({ ...sound, emulators })).toEqual({ ...sound, emulators });
  });

  it.each([
    null,
    undefined,
    'text',
    {},
    { ...sound, projectId: '' },
    { ...sound, apiKey: 7 },
    { ...sound, emulators: { host: 'localhost', auth: 1, firestore: 2 } },
  ])('%j is no server', (json) => {
    expect(readConfig(json)).toBeNull();
  });
});
