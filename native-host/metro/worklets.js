// Worklets and Reanimated want a second, native thread. Without a phone their web half does the
// same work on the one thread there is; everything else stays what a phone gets.
const isWorklets = /react-native-worklets/;
const isPlatform = /^(react-native|expo|react)(\/|$)/;

module.exports = (context, name, platform) => {
  const concerns = isWorklets.test(name) || isWorklets.test(context.originModulePath);
  if (!concerns || isPlatform.test(name)) return context.resolveRequest(context, name, platform);
  return context.resolveRequest({ ...context, preferNativePlatform: false }, name, 'web');
};
