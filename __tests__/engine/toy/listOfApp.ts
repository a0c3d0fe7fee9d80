import type { GameModule } from '#engine/modules/base/rules';
import { ROOT, MODULES as SHIPPED } from '#engine/modules/list';
import { toy } from './module';

/** Everything that the app ships, and the toy before it: only a build that a test makes has this list. */
export { ROOT };
export const MODULES: readonly GameModule[] = [toy, ...SHIPPED];
