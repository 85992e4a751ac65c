const HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE, OPTIONS',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, Accept, Range',
  'Access-Control-Expose-Headers': 'Content-Range, Accept-Ranges',
  'Access-Control-Max-Age': '600',
};

/** Returns a response, or null to break the connection. */
export type Answer = (request: Request) => Promise<Response | null>;

/**
 * Lets apps of every origin call a server of the fake backend: adds CORS headers to the responses of `answer`, and
 * responds to preflight requests.
 */
export function withOrigins(answer: Answer): Answer {
  return async (request) => {
    const response = request.method === 'OPTIONS' ? new Response(null, { status: 204 }) : await answer(request);
    if (response === null || response.type === 'error') return response;
    const { body, status } = response;
    return new Response(body, { status, headers: { ...HEADERS, ...Object.fromEntries(response.headers) } });
  };
}
