'use client';

export default function ErrorPage() {
  return <p>خطا</p>;
}
