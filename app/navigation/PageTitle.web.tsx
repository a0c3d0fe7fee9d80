import { useEffect, useState } from 'react';
import { useOnlineState } from '#app/services/useOnline';
import { waitingCount } from '#session/online/matchList';
import type { PageTitleProps } from './PageTitle';

const APP_NAME = 'Borinquen';

/** The title of the browser's tab: waiting matches, the screen or the player to act. */
export function PageTitle({ container }: PageTitleProps) {
  const { matches, account } = useOnlineState();
  const [screen, setScreen] = useState<string>();
  useEffect(() => {
    const note = () => setScreen(titleIn(container.getCurrentOptions()));
    note();
    const stops = [container.addListener('options', note), container.addListener('state', note)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [container]);
  const waiting = account === null ? 0 : waitingCount(matches ?? [], account.uid);
  useEffect(() => {
    document.title = pageTitle(screen, waiting);
  }, [screen, waiting]);
  return null;
}

function titleIn(options: object | undefined): string | undefined {
  return options && 'title' in options && typeof options.title === 'string'
    ? options.title
    : undefined;
}

export function pageTitle(screen: string | undefined, waiting: number): string {
  const name = screen ? `${screen} · ${APP_NAME}` : APP_NAME;
  return waiting > 0 ? `(${waiting}) ${name}` : name;
}
