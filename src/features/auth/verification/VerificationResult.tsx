import { useEffect, useRef, type ReactNode } from 'react';
import { paths } from '../../../lib/paths.ts';
import { Banner } from '../../../ui/Banner/Banner.tsx';
import { ButtonLink } from '../../../ui/Button/ButtonLink.tsx';
import { RetryButton } from '../../../ui/Button/RetryButton.tsx';
import { verify } from './copy.ts';
import { verifyHint } from './verifyErrorMessage.ts';
import * as css from './Verification.css.ts';

export function VerificationSuccess() {
  return (
    <Result heading={verify.success.heading}>
      <Banner kind="ok">{verify.success.message}</Banner>
      <p>{verify.success.body}</p>
      <ButtonLink href={paths.login} variant="primary" wide>
        {verify.success.toLogin}
      </ButtonLink>
    </Result>
  );
}

interface VerificationFailureProps {
  message: string;
  /** Given where another try can help. */
  onRetry: (() => void) | undefined;
}

export function VerificationFailure({ message, onRetry }: VerificationFailureProps) {
  const hint = verifyHint(message);
  return (
    <Result heading={verify.error.heading}>
      <Banner kind="error">{message}</Banner>
      {hint !== null && <Banner kind={hint.kind}>{hint.text}</Banner>}
      <div className={css.ways}>
        {onRetry && <RetryButton variant="primary" wide onRetry={onRetry} />}
        <ButtonLink href={paths.login} variant={onRetry ? 'plain' : 'primary'} wide>
          {verify.error.toLogin}
        </ButtonLink>
        <ButtonLink href={paths.register} wide>
          {verify.error.toRegister}
        </ButtonLink>
      </div>
    </Result>
  );
}

/** What came of it takes the place of the wait, and the focus: reading goes on there. */
function Result({ heading, children }: { heading: string; children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <div className={css.result}>
      <h2 ref={title} tabIndex={-1} className={css.heading}>
        {heading}
      </h2>
      {children}
    </div>
  );
}
