/**
 * Firebase Hosting, and the local server, tell the app which project it belongs to; null: none.
 * Without a connection nobody knows, and that is an error.
 */
export async function hostedConfig(): Promise<unknown> {
  const answer = await fetch('/__/firebase/init.json');
  if (answer.status >= 500) throw new Error(`the server answered ${answer.status}`);
  return answer.ok ? answer.json().catch(() => null) : null;
}
