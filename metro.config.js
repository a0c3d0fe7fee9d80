const { getDefaultConfig } = require('expo/metro-config');

const config = getDefaultConfig(__dirname);

// Outputs and other programs' folders are never part of the app; not reading them keeps a build
// quick and its cache valid.
const apart = ['.cache', '.git', 'dist', 'functions', 'tools', '__tests__', 'docs'];
const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
const isApart = new RegExp(`^${escaped(__dirname)}/(${apart.map(escaped).join('|')})/.*`);

config.resolver.blockList = [config.resolver.blockList ?? [], isApart].flat();

module.exports = config;
