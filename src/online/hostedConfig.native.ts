/** An installed app is served by nobody: its project is built in. */
export async function hostedConfig(): Promise<unknown> {
  return null;
}
