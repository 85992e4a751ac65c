/** What a screen passes to the fields of its form. */
export interface FormProps<Values> {
  /** Message about the last failed attempt. */
  error: string | null;
  pending: boolean;
  /** Receives the validated and normalized values. */
  onSubmit: (values: Values) => void;
}
