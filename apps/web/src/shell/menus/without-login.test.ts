import { expect, it } from 'vitest';
import { withoutLogin } from './without-login';

it('leaves out the links that log in, wherever they return to, and nothing else', () => {
  const profile = { title: 'پروفایل', href: '/profile' };
  const links = [
    { title: 'ورود یا ثبت‌نام', href: '/users/login' },
    { title: 'ورود', href: '/users/login?returnUrl=%2Fprofile' },
    profile,
  ];
  expect(withoutLogin([{ title: 'حساب', links }])).toEqual([{ title: 'حساب', links: [profile] }]);
});
