import { FormSummary } from '@bazaar/ui/form-summary';

export function Example() {
  return (
    <FormSummary
      id="summary"
      title="فرم فرستاده نشد. این موارد را درست کنید:"
      attempt={0}
      errors={[
        { fieldId: 'city', message: 'شهر را بنویسید.' },
        { fieldId: 'plate', message: 'پلاک را بنویسید.' },
      ]}
    />
  );
}
