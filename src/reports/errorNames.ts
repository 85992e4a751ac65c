/** The classes of errors that the language, the platform and the app define. */
const names: ReadonlySet<string> = new Set([
  'AggregateError',
  'ApiError',
  'Error',
  'EvalError',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
  'TypeError',
  'URIError',
  // DOMException
  'AbortError',
  'ConstraintError',
  'DataCloneError',
  'DataError',
  'EncodingError',
  'HierarchyRequestError',
  'InvalidAccessError',
  'InvalidCharacterError',
  'InvalidModificationError',
  'InvalidNodeTypeError',
  'InvalidStateError',
  'NamespaceError',
  'NetworkError',
  'NotAllowedError',
  'NotFoundError',
  'NotReadableError',
  'NotSupportedError',
  'OperationError',
  'QuotaExceededError',
  'ReadOnlyError',
  'SecurityError',
  'TimeoutError',
  'TransactionInactiveError',
  'UnknownError',
  'VersionError',
]);

/**
 * Returns the class of a thrown value for a crash report; `Error` for a name that is not listed, since it may contain
 * personal data.
 */
export function errorName(error: unknown): string {
  const name: unknown = error instanceof Error ? error.name : '';
  return typeof name === 'string' && names.has(name) ? name : 'Error';
}
