import { afterEach, expect, test, vi } from 'vitest';
import { addLeaveConfirmation, type LeaveConfirmation, confirmThenLeave } from './leaveConfirmations.ts';

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

/** A confirmation that the test answers. */
function ask() {
  const question = vi.fn<LeaveConfirmation>();
  const giveUp = vi.fn<() => void>();
  stops.push(addLeaveConfirmation(question));
  return { question, giveUp, goOn: () => question.mock.lastCall?.[0](giveUp) };
}

test('nobody asks: it is done at once', () => {
  const leave = vi.fn<() => void>();
  confirmThenLeave(leave);
  expect(leave).toHaveBeenCalledOnce();
});

test('questions are asked one after the other; only then is anything given up, and it is done', () => {
  const [first, second] = [ask(), ask()];
  const leave = vi.fn<() => void>();
  confirmThenLeave(leave);
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
  confirmThenLeave(() => undefined);
  expect(question).not.toHaveBeenCalled();
});
