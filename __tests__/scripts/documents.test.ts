import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { sourcesBelow } from '#scripts/lib/files';

const below = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name));

const DOCUMENTS = ['.', 'docs', 'docs/decisions', 'docs/lab'].flatMap(below);

const FOLDERS = ['app', 'src', 'functions/src', 'scripts', 'native-host', 'plugins', '__tests__'];
const SETTINGS = [
  'app.json',
  'eas.json',
  'firebase.json',
  'firestore.indexes.json',
  'firestore.rules',
  'package.json',
];
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

const sources = [...FOLDERS.flatMap(sourcesBelow), ...SETTINGS].map((file) =>
  readFileSync(file, 'utf8'),
);
const words = new Set(sources.flatMap((source) => source.match(/\w+/g) ?? []));

const codeIn = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

const TOP_FOLDER =
  /^(app|src|functions|scripts|native-host|plugins|tools|public|assets|docs|__tests__)\//;

/** Paths without placeholders: `src/engine/index.ts`. */
const pathsIn = (text: string) =>
  codeIn(text).filter((code) => TOP_FOLDER.test(code) && !/[\s*{}<>…]/.test(code));

/** Read by a deploy if it exists. */
const isOptional = (path: string) => path === 'functions/.env';

/** Links within the project: to a file, to a heading, or both. */
const linksIn = (text: string) =>
  [...text.matchAll(/\]\(([^)\s]+)\)|<img src="([^"]+)"/g)]
    .map(([, link, picture]) => link ?? picture ?? '')
    .filter((link) => !/^https?:/.test(link));

/** Anchors of headings as GitHub makes them. */
const anchorsOf = (text: string) =>
  [...text.matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );

function isBroken(document: string, link: string): boolean {
  const [file = '', anchor] = link.split('#');
  const path = file === '' ? document : join(dirname(document), file);
  if (!existsSync(path)) return true;
  return anchor !== undefined && !anchorsOf(readFileSync(path, 'utf8')).includes(anchor);
}

const commandsIn = (text: string) =>
  [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name);

/** Names of services and tools that this project's code does not mention. */
const OUTSIDE = [
  'googleServicesFile',
  'InvalidCredentials',
  'appleId',
  'ascAppId',
  'appleTeamId',
  'merged_manifest',
];

/** Names in code: `changeMatch`, `MAX_STEPS`, `state.frames`. */
const namesIn = (text: string) =>
  codeIn(text)
    .filter((code) => /^[\w.]+(\(.*\))?$/.test(code) && !/\.(ts|tsx|js|json|md|rules)$/.test(code))
    .flatMap((code) => code.replace(/\(.*/, '').split('.'));

/** Log messages that operators look for: log `a match could not be woken`. */
const messagesIn = (text: string) =>
  [...text.matchAll(/\blog `([^`]+)`/g)].map(([, message = '']) => message);

describe.each(DOCUMENTS)('%s', (document) => {
  // Recipes name files that they create.
  const text = readFileSync(document, 'utf8').replace(/^ *```[\s\S]*?^ *```$/gm, '');

  it('names files and folders that exist', () => {
    const missing = pathsIn(text).filter((path) => !isOptional(path) && !existsSync(path));
    expect(missing).toEqual([]);
  });

  it('links to files and headings that exist', () => {
    expect(linksIn(text).filter((link) => isBroken(document, link))).toEqual([]);
  });

  it('names commands that exist', () => {
    expect(commandsIn(text).filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  });

  it('names things that exist in the code', () => {
    expect(namesIn(text).filter((name) => !words.has(name) && !OUTSIDE.includes(name))).toEqual([]);
  });

  it('names messages that the code logs', () => {
    const isLogged = (message: string) => sources.some((source) => source.includes(message));
    expect(messagesIn(text).filter((message) => !isLogged(message))).toEqual([]);
  });
});
