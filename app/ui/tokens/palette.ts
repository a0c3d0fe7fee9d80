/**
 * Colours of drawings. In the dark theme `ink` is cream, so that drawn windows look lit, and
 * `paper` is dark. `shade` stays dark and `chalk` stays light in both themes, for shadows and
 * highlights. `lime` is whitewash, which the dark theme turns blue.
 */
export type InkName =
  | 'ink'
  | 'paper'
  | 'shade'
  | 'chalk'
  | 'lime'
  | 'indigo'
  | 'clay'
  | 'sea'
  | 'gold'
  | 'leaf'
  | 'bark'
  | 'roast'
  | 'cream'
  | 'stone'
  | 'sky'
  | 'plum';

export type Inks = Readonly<Record<InkName, string>>;

export const dayInks: Inks = {
  ink: '#2b1f1a',
  paper: '#fbf4e3',
  shade: '#2b1f1a',
  chalk: '#fffaf0',
  lime: '#fffaf0',
  indigo: '#3d5290',
  clay: '#c4603a',
  sea: '#3f9483',
  gold: '#e3a92f',
  leaf: '#7d9145',
  bark: '#b17f45',
  roast: '#6b3f2a',
  cream: '#f0dfb8',
  stone: '#b7a98f',
  sky: '#c9dcd3',
  plum: '#9a4469',
};

export const nightInks: Inks = {
  ink: '#f5ead2',
  paper: '#232633',
  shade: '#1b1a20',
  chalk: '#f0e4c8',
  lime: '#737b95',
  indigo: '#5f78c4',
  clay: '#d06a43',
  sea: '#3f9484',
  gold: '#d99a1f',
  leaf: '#7c9440',
  bark: '#a5733c',
  roast: '#84503a',
  cream: '#6d6450',
  stone: '#6a6b74',
  sky: '#2f3d52',
  plum: '#b35680',
};
