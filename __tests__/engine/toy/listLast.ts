import { base } from '#engine/modules/base/module';
import type { GameModule } from '#engine/modules/base/rules';
import { newBuildings } from '#engine/modules/newBuildings/module';
import { nobles } from '#engine/modules/nobles/module';
import { toy } from './module';

/** The same modules in another order: a name is the same thing, a number is not. */
export const ROOT = base;
export const MODULES: readonly GameModule[] = [nobles, newBuildings, toy];
