// Worklets run on the main thread on the web, so the source for the native side is left out.
module.exports = (api) => {
  const isWeb = api.caller((caller) => caller?.platform === 'web');
  return {
    presets: [['babel-preset-expo', isWeb ? { worklets: false, reanimated: false } : {}]],
    plugins: isWeb
      ? [['react-native-worklets/plugin', { omitNativeOnlyData: true, disableSourceMaps: true }]]
      : [],
  };
};
