const { join } = require('node:path');
const { getDefaultConfig } = require('expo/metro-config');

const config = getDefaultConfig(__dirname);

// Outputs and other programs' folders are never part of the app; not reading them keeps a build
// quick and its cache valid.
const apart = [
  '.cache',
  '.git',
  'dist',
  'functions',
  'tools',
  '__tests__',
  'docs',
  'native-host',
  'plugins',
];
const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
const patterns = apart.map((folder) => new RegExp(`^${escaped(join(__dirname, folder))}/.*`));

config.resolver.blockList = [config.resolver.blockList ?? [], patterns].flat();

// What libraries bring along for ways of using them that we never take.
const unused = {
  // Regular expressions in Firestore's pipelines.
  re2js: join(__dirname, 'scripts/build/web/unused/re2js.js'),
};

// Reanimated's ready-made animations; each carries its source for the second thread. We show the fading ones.
const unusedAnimations = new Set(
  ['Bounce', 'Flip', 'Lightspeed', 'Pinwheel', 'Roll', 'Rotate', 'Slide', 'Stretch', 'Zoom'].map(
    (name) => `./${name}`,
  ),
);
const listOfAnimations = /react-native-reanimated\/.+\/defaultAnimations\/index\.\w+$/;

const resolvers = [
  (context, name, platform) =>
    name in unused
      ? { type: 'sourceFile', filePath: unused[name] }
      : context.resolveRequest(context, name, platform),
  (context, name, platform) =>
    unusedAnimations.has(name) && listOfAnimations.test(context.originModulePath)
      ? { type: 'empty' }
      : context.resolveRequest(context, name, platform),
];

// The native part of `npm test` runs its bundles in Node (native-host), on one thread.
if (process.env.BORINQUEN_HEADLESS) resolvers.push(require('./native-host/metro/worklets.js'));

// Each resolver asks the one before it, and the first one asks Metro.
config.resolver.resolveRequest = resolvers.reduce(
  (before, resolver) =>
    before === null
      ? resolver
      : (context, name, platform) =>
          resolver(
            {
              ...context,
              resolveRequest: (inner, wanted, on) =>
                before({ ...inner, resolveRequest: context.resolveRequest }, wanted, on),
            },
            name,
            platform,
          ),
  null,
);

module.exports = config;
