/** Separate engines, each with another list of modules, like releases of the app. */

type Engine = typeof import('#engine');
type Random = typeof import('#tests/engine/support/random');
type Tables = typeof import('./tables');
export type Loaded = Engine & Random & Tables;

const LIST = '../../../src/engine/modules/list';

/** The toy in the middle, the toy last, or no toy at all. */
export type List = 'list' | 'listLast' | 'shipped';

export function engineWith(list: List): Loaded {
  let loaded: Loaded | undefined;
  jest.isolateModules(() => {
    if (list === 'shipped') jest.dontMock(LIST);
    else jest.doMock(LIST, () => jest.requireActual(`./${list}`));
    loaded = {
      ...jest.requireActual<Engine>('#engine'),
      ...jest.requireActual<Random>('#tests/engine/support/random'),
      ...jest.requireActual<Tables>('./tables'),
    };
  });
  if (loaded === undefined) throw new Error(`no engine with ${list}`);
  return loaded;
}
