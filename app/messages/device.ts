/** Whether this device may show messages; `never`: it cannot, or the person has said no. */
export type Permission = 'granted' | 'unasked' | 'never';

/** Browsers get no push messages: the open page is told by the database itself. */
export const permission = async (): Promise<Permission> => 'never';

export type ChannelNames = Readonly<Record<string, string>>;
export const nameChannels = async (_names: ChannelNames): Promise<void> => undefined;

/** Tells when the address of this device has changed; the answer stops it. */
export const watchAddress =
  (_tell: () => void): (() => void) =>
  () =>
    undefined;

export const setBadge = async (_count: number): Promise<void> => undefined;
