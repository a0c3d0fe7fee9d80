const { cleanupAsync, configure } = require('@testing-library/react-native/pure');

require('react-native-reanimated').setUpTests();

// Before the library's own hook, which lets timers run first: on a busy machine what is still on
// the screen would move then, with nobody watching.
afterEach(cleanupAsync);

// A phone as the design has it; what is drawn for other windows says so itself.
const phone = { width: 390, height: 844, scale: 3, fontScale: 1 };
require('react-native').Dimensions.set({ window: phone, screen: phone });

// Drawing the app takes its time on a busy machine.
configure({ asyncUtilTimeout: 60_000 });
