/** Whether this device may show messages. `never`: it cannot, or the player has refused. */
export type Permission = 'granted' | 'unasked' | 'never';

/** Browsers get no push messages. An open page has database listeners instead. */
export const permission = async (): Promise<Permission> => 'never';

export type ChannelNames = Readonly<Record<string, string>>;
export const nameChannels = async (_names: ChannelNames): Promise<void> => undefined;

/** Reports a changed push token. Returns a stop function. */
export const watchAddress =
  (_tell: () => void): (() => void) =>
  () =>
    undefined;

export const setBadge = async (_count: number): Promise<void> => undefined;
