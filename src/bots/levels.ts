import type { Bot, BotName } from './bot';
import { easyBot } from './easy';
import { type ModelSource, modelFor } from './evaluation/models';
import { hardBot } from './hard';
import { mediumBot } from './medium';
import { random } from './random';

const MAKERS: Readonly<Record<BotName, (modelOf: ModelSource) => Bot>> = {
  random: () => random,
  easy: easyBot,
  medium: mediumBot,
  hard: hardBot,
};

/** A bot with another model, for learning and comparing. */
export function botWith(level: BotName, modelOf: ModelSource): Bot {
  return MAKERS[level](modelOf);
}

export function botFor(level: BotName): Bot {
  return botWith(level, modelFor);
}
