import type { Surroundings } from './engine.ts';
import { findProgram, run, type Running } from './processes.ts';

/** The programs of this machine. */
export const available = () => ({
  hasDisplay: findProgram('Xvfb') !== null,
  hasSound: findProgram('pulseaudio') !== null,
});

/**
 * Starts a virtual display and a virtual sound device for the browsers of a walk. What is not installed is left out.
 */
export async function surround(): Promise<Surroundings & { end: () => void }> {
  const running: Running[] = [];
  const environment: NodeJS.ProcessEnv = {
    ...process.env,
    // With the locale `C` a browser on Linux opens no file in a folder with Japanese letters.
    LC_ALL: 'C.UTF-8',
    TZ: 'Asia/Tokyo',
    // No desktop bus and no assistive technology: both would be started and keep running.
    DBUS_SESSION_BUS_ADDRESS: 'disabled:',
    NO_AT_BRIDGE: '1',
  };
  delete environment.DISPLAY;
  delete environment.WAYLAND_DISPLAY;

  const end = () => running.forEach((program) => program.end());
  try {
    const display = findProgram('Xvfb');
    if (display !== null) {
      const server = run(display, environment, () => ({
        // Without a reset, which begins when the last window closes and lets nobody connect meanwhile.
        args: ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp', '-noreset'],
      }));
      running.push(server);
      environment.DISPLAY = `:${await server.printed(/^(\d+)$/)}`;
    }
    const sound = findProgram('pulseaudio');
    if (sound !== null) {
      const server = run(sound, environment, (folder) => {
        environment.PULSE_SERVER = `unix:${folder}/socket`;
        const modules = ['module-null-sink', `module-native-protocol-unix auth-anonymous=1 socket=${folder}/socket`];
        const options = ['-n', '--daemonize=no', '--use-pid-file=no', '--exit-idle-time=-1', '--log-level=info'];
        return {
          args: [...options, ...modules.map((module) => `--load=${module}`)],
          variables: { HOME: folder, XDG_RUNTIME_DIR: folder, XDG_CONFIG_HOME: folder, XDG_STATE_HOME: folder },
        };
      });
      running.push(server);
      await server.printed(/(Daemon startup complete)/);
    }
  } catch (error) {
    end();
    throw error;
  }
  return {
    environment,
    ...available(),
    end,
  };
}
