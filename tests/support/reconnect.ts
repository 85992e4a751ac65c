import { onlineManager } from '@tanstack/react-query';

/** The browser reports that it is offline, and online again. */
export function reconnect(): void {
  onlineManager.setOnline(false);
  onlineManager.setOnline(true);
}
