/** An installed app has no web server. Its config is built in. */
export async function hostedConfig(): Promise<unknown> {
  return null;
}
