const { cleanupAsync, configure } = require('@testing-library/react-native/pure');

require('react-native-reanimated').setUpTests();

// Runs before the library's own hook. That one runs timers first, which would still move mounted
// views on a slow machine.
afterEach(cleanupAsync);

// The phone of the design. Tests for other windows set their own size.
const phone = { width: 390, height: 844, scale: 3, fontScale: 1 };
require('react-native').Dimensions.set({ window: phone, screen: phone });

// Rendering the app is slow on a busy machine.
configure({ asyncUtilTimeout: 60_000 });
