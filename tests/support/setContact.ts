/**
 * Sets the operator's address, which the page contains before the app starts.
 * @returns undoes it
 */
export function setContact(contact: string): () => void {
  const root = document.createElement('div');
  root.id = 'root';
  root.dataset.contact = contact;
  document.body.append(root);
  return () => root.remove();
}
