import { type ReactNode, useState } from 'react';
import { definePreviewAddon } from 'storybook/internal/csf';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { useStore } from 'zustand';
import { confirmNavigation } from '../src/lib/forms/leaveConfirmations.ts';
import { SessionProvider } from '../src/session/SessionScope.tsx';
import { sessions } from '../src/session/sessions.ts';

export interface RouteParameters {
  parameters: {
    /** Where the story stands, `/messages?c=conversation-1` for example; `/` unless given. */
    path?: string;
  };
}

/** Renders every story within the session of its user and a router in memory, as the app renders its screens. */
export const providersAddon = () =>
  definePreviewAddon<RouteParameters>({
    decorators: [
      (Story, { id, globals, parameters }) => (
        <Providers key={`${id} ${globals.scenario}`} path={parameters.path ?? '/'}>
          <Story />
        </Providers>
      ),
    ],
  });

function Providers({ path, children }: { path: string; children: ReactNode }) {
  const session = useStore(sessions);
  const [location] = useState(() => {
    const [pathname = '/', searchPath = ''] = path.split('?');
    return memoryLocation({ path: pathname, searchPath });
  });
  return (
    <SessionProvider session={session}>
      <Router hook={location.hook} searchHook={location.searchHook} aroundNav={confirmNavigation}>
        {children}
      </Router>
    </SessionProvider>
  );
}
