/**
 * Reads the project's config from Firebase Hosting or the local server; null if there is none.
 * Throws if the server cannot be reached.
 */
export async function hostedConfig(): Promise<unknown> {
  const answer = await fetch('/__/firebase/init.json');
  if (answer.status >= 500) throw new Error(`the server answered ${answer.status}`);
  return answer.ok ? answer.json().catch(() => null) : null;
}
