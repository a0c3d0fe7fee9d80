import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import { connectFunctionsEmulator, getFunctions, httpsCallable } from 'firebase/functions';
import { REGION } from '#protocol/region';
import { addressesFromEnvironment } from '#scripts/dev/emulators/addresses';

describe('the referee in the local suite', () => {
  let app: FirebaseApp;
  afterEach(() => deleteApp(app));

  it('answers a client and says which release it is', async () => {
    const suite = addressesFromEnvironment();
    if (suite?.functions === undefined) throw new Error('the suite runs without functions');
    app = initializeApp({ projectId: suite.project, apiKey: 'local' });
    const functions = getFunctions(app, REGION);
    connectFunctionsEmulator(functions, suite.host, suite.functions);
    const { data } = await httpsCallable(functions, 'health')();
    expect(data).toEqual({
      status: 'ok',
      version: expect.stringMatching(/^\d+\.\d+\.\d+(?:-[\w.]+)?$/),
      now: expect.any(Number),
    });
  });
});
