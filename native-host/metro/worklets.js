// A resolver for Metro. Worklets and Reanimated need a second, native thread. Their web files work
// on one thread. All other modules are those of a phone.
const isWorklets = /react-native-worklets/;
const isPlatform = /^(react-native|expo|react)(\/|$)/;

module.exports = (context, name, platform) => {
  const concerns = isWorklets.test(name) || isWorklets.test(context.originModulePath);
  if (!concerns || isPlatform.test(name)) return context.resolveRequest(context, name, platform);
  return context.resolveRequest({ ...context, preferNativePlatform: false }, name, 'web');
};
