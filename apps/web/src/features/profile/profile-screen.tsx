'use client';

import { useGetCustomerProfile } from '@bazaar/api/hooks/customers';
import { toPersianDigits } from '@bazaar/domain/persian/digits';
import { useEffect } from 'react';
import { SharedQueries } from '@/lib/data/shared-queries';
import { goToLogin } from '@/lib/session/go-to-login';
import { FavouritesView } from './favourites-view';
import { favouritesProps, personState } from './profile-presentation';
import { ProfileView } from './profile-view';
import { RequestsNote } from './requests-notice';
import { useFavourites } from './use-favourites';
import { useLogout } from './use-logout';

/** P01. All data is one person's: it is read in the browser and never stored by a cache. */
export function ProfileScreen() {
  return (
    <SharedQueries>
      <Profile />
    </SharedQueries>
  );
}

function Profile() {
  const person = useGetCustomerProfile();
  const { query, remove } = useFavourites();
  const { isLeaving, logout } = useLogout();
  const isRefused = person.error?.status === 401 || query.error?.status === 401;
  useEffect(() => {
    if (isRefused) goToLogin();
  }, [isRefused]);
  const count = query.data?.totalCount;
  return (
    <ProfileView
      person={personState(person)}
      favourites={<FavouritesView {...favouritesProps(query, (id) => void remove(id))} />}
      favouritesCount={count ? toPersianDigits(count) : undefined}
      requests={<RequestsNote />}
      isLeaving={isLeaving}
      onLogout={() => void logout()}
    />
  );
}
