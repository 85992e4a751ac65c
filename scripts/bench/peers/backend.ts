/** The login is the one that the bench has put into the storage of the page. */
export const token = () => localStorage.getItem('token') ?? '';

/** Returns the body of a GET call of the fake backend. */
export async function bodyOf<Body>(path: string): Promise<Body> {
  const response = await fetch(path, { headers: { Authorization: `Bearer ${token()}` } });
  return (await response.json()) as Body;
}
