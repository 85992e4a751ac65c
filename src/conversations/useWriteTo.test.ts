import type { QueryClient } from '@tanstack/react-query';
import { createElement, type PropsWithChildren } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubWindow } from '../../tests/support/fakeWindow.ts';
import { act, renderHook, until } from '../../tests/support/renderHook.ts';
import { inSession, startTestSession } from '../../tests/support/testSession.tsx';
import { getListConversationsQueryKey } from '../api/generated/messages/messages.ts';
import type { Session } from '../session/session.ts';
import { snackbars } from '../ui/Snackbar/snackbars.ts';
import { useWriteTo } from './useWriteTo.ts';

/** The server's responses by method and path. */
let answers: Record<string, unknown>;
let session: Session;
let client: QueryClient;

beforeEach(() => {
  answers = {};
  stubWindow();
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => Response.json(answers[`${method} ${url}`]));
  ({ session, client } = startTestSession());
});
afterEach(() => {
  client.clear();
  snackbars.clear();
});

/** Renders the hook for れん, in a router whose history starts at the search. */
async function startButton() {
  const { hook, history } = memoryLocation({ path: '/search', record: true });
  const RouterInMemory = ({ children }: PropsWithChildren) => Router({ hook, children });
  const button = await renderHook(useWriteTo, 'user-れん', (children) =>
    inSession(session)(createElement(RouterInMemory, null, children)),
  );
  return { button, history };
}

describe('a conversation that a button starts', () => {
  const OPEN = 'POST /api/messages/conversations';
  const data = {
    id: 'conversation-1',
    other_user: { id: 'user-れん', username: 'ren', created_at: '2026-11-20T09:00:00Z', profile: null },
    last_message: null,
    updated_at: '2026-11-20T09:00:00Z',
    unread_count: 0,
    messages: [],
  };

  test('causes a reload of the list', async () => {
    answers[OPEN] = { success: true, data };
    client.setQueryData(getListConversationsQueryKey(), { data: [] });
    const { button } = await startButton();
    const before = vi.fn<(id: string) => void>();
    await act(async () => button.current().write(before));
    await until(() => before.mock.calls.length > 0);
    expect(button.current().isStarting).toBe(false);
    expect(before.mock.calls).toEqual([['conversation-1']]);
    expect(client.getQueryState(getListConversationsQueryKey())?.isInvalidated).toBe(true);
  });

  test('F15: a refusal with 200 is a failure, and logged', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    answers[OPEN] = { success: false, data };
    const { button } = await startButton();
    const before = vi.fn<(id: string) => void>();
    await act(async () => button.current().write(before));
    await until(() => warn.mock.calls.length > 0);
    expect(button.current().isStarting).toBe(false);
    expect(client.getMutationCache().getAll()).toMatchObject([{ state: { error: { kind: 'contract', status: 200 } } }]);
    expect(warn).toHaveBeenCalledOnce();
    expect(before).not.toHaveBeenCalled();
  });

  test('F15: a success removes the message about an earlier failure', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    snackbars.clear();
    answers[OPEN] = { success: false, data };
    const { button, history } = await startButton();
    await act(async () => button.current().write());
    await until(() => snackbars.store.getState().current?.text === 'メッセージの開始に失敗しました');
    answers[OPEN] = { success: true, data };
    await act(async () => button.current().write());
    await until(() => history.length > 1);
    expect(button.current().isStarting).toBe(false);
    expect(history).toEqual(['/search', '/messages?c=conversation-1']);
    expect(snackbars.store.getState().current).toBeNull();
  });
});
