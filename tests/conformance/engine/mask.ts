/** No finding and no report holds a token or a password. */
export function mask(text: string): string {
  return text
    .replaceAll(/(Bearer )(?!\$TOKEN)[^\s"']+/g, '$1•••')
    .replaceAll(/("(?:access_token|token|password|new_password)"\s*:\s*)"(?!•••)[^"]*"/g, '$1"•••"')
    .replaceAll(/([?&]token=)[^&\s"']+/g, '$1•••');
}
