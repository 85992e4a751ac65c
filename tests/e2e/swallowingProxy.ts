import { connect, createServer, type Socket } from 'node:net';

/**
 * A proxy in front of a server of this machine, whose sockets can die in silence as behind a NAT that forgot them: bytes
 * are swallowed in both directions and nothing closes. HTTP and new sockets pass.
 */
export async function startSwallowingProxy(to: number, port: number) {
  const open = new Set<Socket>();
  const sockets = new Set<{ isSilent: boolean }>();
  const server = createServer((client) => {
    const target = connect(to, 'localhost');
    const connection = { isSilent: false };
    const pass = (from: Socket, into: Socket) => {
      open.add(from);
      from.on('data', (bytes) => {
        if (!connection.isSilent) into.write(bytes);
      });
      // One side that closes or breaks off ends the other, unless the end is swallowed as well.
      from.on('error', () => {});
      from.on('close', () => {
        open.delete(from);
        if (!connection.isSilent) into.destroy();
      });
    };
    // The first bytes of a connection tell a socket from HTTP; a browser upgrades no connection that it has used before.
    client.once('data', (bytes) => {
      if (bytes.toString('latin1').startsWith('GET /ws/')) sockets.add(connection);
    });
    pass(client, target);
    pass(target, client);
  });
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  return {
    origin: `http://localhost:${port}`,
    /** From now on the open sockets swallow everything. */
    swallow(): void {
      for (const connection of sockets) connection.isSilent = true;
      sockets.clear();
    },
    /** How many sockets were opened since the others were swallowed. */
    opened: () => sockets.size,
    async close(): Promise<void> {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
