import { tagLabel } from '../../../scoring/comparisonKey.ts';
import { Select } from '../../../ui/Select/Select.tsx';
import { TextArea } from '../../../ui/TextArea/TextArea.tsx';
import { TextField } from '../../../ui/TextField/TextField.tsx';
import { basic, edit } from '../copy.ts';
import { FieldAnchor } from '../editor/FieldAnchor.tsx';
import { chooseValue, type TagShelf } from '../form/tagChoice.ts';
import type { ProfileForm } from '../form/useProfileForm.ts';
import { LinkFieldRow } from '../links/LinkFieldRow.tsx';
import * as css from './BasicFields.css.ts';

interface BasicFieldsProps {
  form: ProfileForm;
  shelves: readonly TagShelf[] | null;
}

/** Name, words, and what can be said in a number or a choice (decision P11). */
export function BasicFields({ form, shelves }: BasicFieldsProps) {
  const { register, values, errors } = form;
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      <FieldAnchor name="displayName">
        <TextField
          {...register('displayName')}
          label={basic.displayName}
          placeholder={basic.displayNamePlaceholder}
          autoComplete="nickname"
          required
          error={errors.displayName?.message}
        />
      </FieldAnchor>
      <FieldAnchor name="bio">
        <TextArea
          {...register('bio')}
          label={basic.bio}
          placeholder={basic.bioPlaceholder}
          minRows={5}
          counter={basic.bioCounter([...values.bio].length)}
          error={errors.bio?.message}
        />
      </FieldAnchor>
      <div className={css.row}>
        <FieldAnchor name="ageRange">
          <TagSelect form={form} field="ageRange" label={basic.ageRange} shelf={shelfOf(shelves, 'ages')} />
        </FieldAnchor>
        <FieldAnchor name="activityLevel">
          <TagSelect
            form={form}
            field="activityLevel"
            label={basic.activityLevel}
            shelf={shelfOf(shelves, 'activity_frequency')}
          />
        </FieldAnchor>
        <FieldAnchor name="years">
          <TextField
            {...register('years')}
            label={basic.years}
            inputMode="numeric"
            autoComplete="off"
            end={<span className={css.unit}>{basic.yearsUnit}</span>}
            error={errors.years?.message}
          />
        </FieldAnchor>
      </div>
      <LinkFieldRow form={form} field="websiteUrl" />
      <button type="submit" hidden>
        {edit.save}
      </button>
    </form>
  );
}

interface TagSelectProps {
  form: ProfileForm;
  field: 'ageRange' | 'activityLevel';
  label: string;
  shelf: TagShelf;
}

/** The tags of a group as a select (decision P5). A value that is no tag stays and is shown as it is. */
function TagSelect({ form: { values, errors, change }, field, label, shelf }: TagSelectProps) {
  const value = values[field];
  const isKnown = value === '' || shelf.tags.some((tag) => tag.value === value);
  return (
    <Select
      name={field}
      label={label}
      value={value}
      onChange={(next) => change(chooseValue(values, shelf, next))}
      options={[
        { value: '', label: basic.unselected },
        ...(isKnown ? [] : [{ value, label: value }]),
        ...shelf.tags.map((tag) => ({ value: tag.value, label: tagLabel(tag) })),
      ]}
      error={errors[field]?.message}
    />
  );
}

function shelfOf(shelves: readonly TagShelf[] | null, group: TagShelf['group']): TagShelf {
  return shelves?.find((shelf) => shelf.group === group) ?? { group, tags: [] };
}
