import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { OverlaysPage } from './overlays-page';

const log = window as unknown as { hydrationErrors: string[] };
log.hydrationErrors = [];

hydrateRoot(document.querySelector('#root') as Element, createElement(OverlaysPage), {
  onRecoverableError: (error) => log.hydrationErrors.push(String(error)),
});
