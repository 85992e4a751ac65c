import { afterEach, expect, test, vi } from 'vitest';
import {
  addLeaveConfirmation,
  type LeaveConfirmation,
  confirmNavigation,
  confirmThenLeave,
} from './leaveConfirmations.ts';

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

/** A confirmation that the test answers. */
function ask(keeps = false) {
  const question = vi.fn<LeaveConfirmation>();
  const giveUp = vi.fn<() => void>();
  stops.push(addLeaveConfirmation(question, keeps));
  return { question, giveUp, goOn: () => question.mock.lastCall?.[0](giveUp) };
}

test('nobody asks: it is done at once', () => {
  const leave = vi.fn<() => void>();
  confirmThenLeave('navigation', leave);
  expect(leave).toHaveBeenCalledOnce();
});

test('questions are asked one after the other; only then is anything given up, and it is done', () => {
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

test('what is stopped asks no more', () => {
  const { question } = ask();
  stops.splice(0).forEach((stop) => stop());
  confirmThenLeave('logout', () => undefined);
  expect(question).not.toHaveBeenCalled();
});

test('work that another screen keeps is asked about at the logout alone', () => {
  const [kept, lost] = [ask(true), ask()];
  const navigate = vi.fn<() => void>();
  confirmNavigation(navigate, '/search');
  expect([kept.question.mock.calls.length, lost.question.mock.calls.length]).toEqual([0, 1]);
  lost.goOn();
  expect(navigate).toHaveBeenCalledOnce();
  expect(kept.giveUp).not.toHaveBeenCalled();
  confirmThenLeave('logout', () => undefined);
  expect(kept.question).toHaveBeenCalledOnce();
});

test('what replaces the address is never held up', () => {
  const { question } = ask();
  const navigate = vi.fn<() => void>();
  confirmNavigation(navigate, '/login', { replace: true });
  expect(navigate.mock.calls).toEqual([['/login', { replace: true }]]);
  expect(question).not.toHaveBeenCalled();
});
