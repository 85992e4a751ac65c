/** The parameter of a screen for guests with the address that the login leads to (rule A13). */
const NEXT = 'next';

/** The address that a screen leads to after the login; empty where that is the search. What it is worth, the login judges. */
export const nextIn = (search: string): string => new URLSearchParams(search).get(NEXT) ?? '';

/** A screen for guests that leads to an address after the login. @param next may be empty */
export const withNext = (path: string, next: string): string =>
  next === '' ? path : `${path}?${new URLSearchParams({ [NEXT]: next }).toString()}`;
