/** Returns the token that the benchmark has stored in the page's local storage. */
export const token = () => localStorage.getItem('token') ?? '';

/** Returns the body of a GET request to the fake backend. */
export async function bodyOf<Body>(path: string): Promise<Body> {
  const response = await fetch(path, { headers: { Authorization: `Bearer ${token()}` } });
  return (await response.json()) as Body;
}
