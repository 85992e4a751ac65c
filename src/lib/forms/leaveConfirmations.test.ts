import { afterEach, expect, test, vi } from 'vitest';
import {
  addLeaveConfirmation,
  type LeaveConfirmation,
  confirmNavigation,
  confirmThenLeave,
} from './leaveConfirmations.ts';

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

/** Registers a confirmation that the test answers. */
function ask(survivesNavigation = false) {
  const question = vi.fn<LeaveConfirmation>();
  const giveUp = vi.fn<() => void>();
  stops.push(addLeaveConfirmation(question, survivesNavigation));
  return { question, giveUp, goOn: () => question.mock.lastCall?.[0](giveUp) };
}

test('without registered confirmations the action runs at once', () => {
  const leave = vi.fn<() => void>();
  confirmThenLeave('navigation', leave);
  expect(leave).toHaveBeenCalledOnce();
});

test('confirmations are shown one after the other; work is discarded and the action runs after the last one', () => {
  const [first, second] = [ask(), ask()];
  const leave = vi.fn<() => void>();
  confirmThenLeave('navigation', leave);
  expect(first.question).toHaveBeenCalledOnce();
  expect(second.question).not.toHaveBeenCalled();
  first.goOn();
  expect(second.question).toHaveBeenCalledOnce();
  expect(first.giveUp).not.toHaveBeenCalled();
  expect(leave).not.toHaveBeenCalled();
  second.goOn();
  expect(first.giveUp).toHaveBeenCalledBefore(leave);
  expect(second.giveUp).toHaveBeenCalledBefore(leave);
  expect(leave).toHaveBeenCalledOnce();
});

test('an unregistered confirmation is not shown', () => {
  const { question } = ask();
  stops.splice(0).forEach((stop) => stop());
  confirmThenLeave('logout', () => undefined);
  expect(question).not.toHaveBeenCalled();
});

test('work that another screen does not discard is asked about at the logout only', () => {
  const [surviving, lost] = [ask(true), ask()];
  const navigate = vi.fn<() => void>();
  confirmNavigation(navigate, '/search');
  expect([surviving.question.mock.calls.length, lost.question.mock.calls.length]).toEqual([0, 1]);
  lost.goOn();
  expect(navigate).toHaveBeenCalledOnce();
  expect(surviving.giveUp).not.toHaveBeenCalled();
  confirmThenLeave('logout', () => undefined);
  expect(surviving.question).toHaveBeenCalledOnce();
});

test('a navigation that replaces the address is never blocked', () => {
  const { question } = ask();
  const navigate = vi.fn<() => void>();
  confirmNavigation(navigate, '/login', { replace: true });
  expect(navigate.mock.calls).toEqual([['/login', { replace: true }]]);
  expect(question).not.toHaveBeenCalled();
});
