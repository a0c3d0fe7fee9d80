const { join } = require('node:path');
const { getDefaultConfig } = require('expo/metro-config');

const config = getDefaultConfig(__dirname);

// Folders that are never part of the app. Skipping them keeps builds fast and the cache valid.
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

// Modules that libraries import for features that the app does not use.
const unused = {
  // Regular expressions in Firestore's pipelines.
  re2js: join(__dirname, 'scripts/build/web/unused/re2js.js'),
};

// Reanimated's predefined animations, which carry their source for the second thread. Only the
// fading ones are used.
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

// The native tests run the bundles in Node on one thread (native-host).
if (process.env.BORINQUEN_HEADLESS) resolvers.push(require('./native-host/metro/worklets.js'));

// Each resolver calls the one before it, and the first one calls Metro's.
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
