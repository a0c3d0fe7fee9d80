import { readConfig } from '#online/config';

const sound = { projectId: 'demo', apiKey: 'key', appId: 'app' };

describe('the server settings', () => {
  it('are read without any other fields', () => {
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
  ])('do not come from %j', (json) => {
    expect(readConfig(json)).toBeNull();
  });
});
