import { SearchBox } from '@bazaar/ui/patterns/search-box';

export function Example() {
  return (
    <SearchBox
      action="#"
      inputId="story-search-box"
      label="جستجو"
      placeholder="جستجوی کالا، کد یا نام علمی"
      buttonLabel="جستجو"
    />
  );
}
