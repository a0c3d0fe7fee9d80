/** Firebase Hosting, and the local server, tell the app which project it belongs to. */
export async function hostedConfig(): Promise<unknown> {
  try {
    const answer = await fetch('/__/firebase/init.json');
    return answer.ok ? await answer.json() : null;
  } catch {
    return null;
  }
}
