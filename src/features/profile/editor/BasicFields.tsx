import { tagLabel } from '../../../scoring/comparisonKey.ts';
import { tagGroupOptions, type TagGroupOptions } from '../../../tags/tagCatalogue.ts';
import { textLimit } from '../../../ui/copy.ts';
import { isNearLimit, sentLength } from '../../../ui/Field/textLimit.ts';
import { Select } from '../../../ui/Select/Select.tsx';
import { TextArea } from '../../../ui/TextArea/TextArea.tsx';
import { TextField } from '../../../ui/TextField/TextField.tsx';
import { basic, edit } from '../copy.ts';
import { beyondLimits, nearLimits } from '../form/checkProfile.ts';
import { FocusTarget } from '../form/FocusTarget.tsx';
import { type FieldOf, profileFields } from '../form/profileFields.ts';
import { chooseValue } from '../form/tagChoice.ts';
import { type ProfileForm, TabForm } from '../form/useProfileForm.tsx';
import * as css from './ProfileEditor.css.ts';
import { LinkFieldRow } from './LinksTab.tsx';

interface BasicFieldsProps {
  form: ProfileForm;
  tagGroups: readonly TagGroupOptions[] | null;
  /** Whether only the display name is shown, as in the first-time path. */
  nameOnly?: boolean;
}

/** Renders the fields for names, texts, numbers and single choices. */
export function BasicFields({ form, tagGroups, nameOnly = false }: BasicFieldsProps) {
  const { field, values, errors } = form;
  const beyond = beyondLimits(values);
  const near = nearLimits(values);
  /** Returns the error of a field, else the hint about its limit when the value is near it. */
  const notes = (name: 'displayName' | 'years') => {
    const error = errors[name] ?? beyond[name];
    return error === undefined ? { help: near[name] } : { error };
  };
  return (
    <TabForm form={form}>
      <FocusTarget name="displayName">
        <TextField
          {...field('displayName')}
          label={profileFields.displayName.label}
          placeholder={basic.displayNamePlaceholder}
          autoComplete="nickname"
          required
          mark={edit.required}
          {...notes('displayName')}
        />
      </FocusTarget>
      {!nameOnly && (
        <>
          <FocusTarget name="bio">
            <TextArea
              {...field('bio')}
              label={profileFields.bio.label}
              placeholder={basic.bioPlaceholder}
              minRows={5}
              counter={bioCounter(values.bio)}
              error={errors.bio ?? beyond.bio}
            />
          </FocusTarget>
          <div className={css.fieldRow}>
            <FocusTarget name="ageRange">
              <TagSelect form={form} field="ageRange" tagGroups={tagGroups} />
            </FocusTarget>
            <FocusTarget name="activityLevel">
              <TagSelect form={form} field="activityLevel" tagGroups={tagGroups} />
            </FocusTarget>
            <FocusTarget name="years">
              <TextField
                {...field('years')}
                label={profileFields.years.label}
                inputMode="numeric"
                autoComplete="off"
                end={<span className={css.fieldUnit}>{basic.yearsUnit}</span>}
                {...notes('years')}
              />
            </FocusTarget>
          </div>
          <LinkFieldRow form={form} field="websiteUrl" />
        </>
      )}
    </TabForm>
  );
}

/** Says how long a text is, and how long it may be when it is nearly that long (rule C3c). */
function bioCounter(text: string): string {
  const { limit } = profileFields.bio;
  const length = sentLength(text);
  return isNearLimit(text, limit) ? textLimit.counter(length, limit) : basic.bioCounter(length);
}

interface TagSelectProps {
  form: ProfileForm;
  field: FieldOf<'choice'>;
  tagGroups: readonly TagGroupOptions[] | null;
}

/** Renders the tags of a group as a select. A value without a tag remains and is shown unchanged. */
function TagSelect({ form: { values, errors, change }, field, tagGroups }: TagSelectProps) {
  const { label, group: name } = profileFields[field];
  const group = tagGroups?.find((candidate) => candidate.group === name) ?? tagGroupOptions(undefined, name);
  const value = values[field];
  const isKnown = value === '' || group.tags.some((tag) => tag.value === value);
  return (
    <Select
      name={field}
      label={label}
      value={value}
      onChange={(next) => change(chooseValue(values, group, next))}
      options={[
        { value: '', label: basic.unselected },
        ...(isKnown ? [] : [{ value, label: value }]),
        ...group.tags.map((tag) => ({ value: tag.value, label: tagLabel(tag) })),
      ]}
      error={errors[field]}
    />
  );
}
