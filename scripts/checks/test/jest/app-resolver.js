const reactNativeResolver = require('@react-native/jest-preset/jest/resolver');

// The native files of worklets need a device. The web files run in plain JavaScript.
const isWorklets = (request, options) =>
  request.includes('react-native-worklets') || options.basedir.includes('react-native-worklets');

module.exports = (request, options) =>
  reactNativeResolver(
    request,
    isWorklets(request, options)
      ? { ...options, extensions: options.extensions.filter((end) => !end.includes('native')) }
      : options,
  );
