import { useState } from 'react';
import { appBase } from '../../../lib/browser/history/appBase.ts';
import { paths } from '../../../navigation/paths.ts';
import { Checkbox } from '../../../ui/Checkbox/Checkbox.tsx';
import { common } from '../../../ui/copy.ts';
import { register, registerRules } from './copy.ts';
import * as css from './ConsentField.css.ts';

interface ConsentFieldProps {
  given: boolean;
  onChange: (given: boolean) => void;
}

/**
 * Renders the checkbox of the consent to the privacy policy, which a registration requires. An error appears when it is
 * cleared or skipped (rule A5).
 */
export function ConsentField({ given, onChange }: ConsentFieldProps) {
  const [asked, setAsked] = useState(false);
  const label = (
    <>
      {/* Opens a new tab, so that the values of this form are not lost. */}
      <a href={appBase + paths.privacy} target="_blank" rel="noopener" title={common.openInNewTab} className={css.link}>
        {register.consentLink}
      </a>
      <span>{register.consentRest}</span>
    </>
  );
  return (
    <div className={css.root}>
      <Checkbox
        name="consent"
        label={label}
        required
        checked={given}
        error={asked && !given ? registerRules.consent : undefined}
        onChange={(event) => {
          setAsked(true);
          onChange(event.target.checked);
        }}
        onBlur={() => setAsked(true)}
      />
    </div>
  );
}
