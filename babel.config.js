// On the web worklets run on the one thread there is, so the source that the native side would
// need is left out of the bundle.
module.exports = (api) => {
  const isWeb = api.caller((caller) => caller?.platform === 'web');
  return {
    presets: [['babel-preset-expo', isWeb ? { worklets: false, reanimated: false } : {}]],
    plugins: isWeb
      ? [['react-native-worklets/plugin', { omitNativeOnlyData: true, disableSourceMaps: true }]]
      : [],
  };
};
