/** Restores the wider forms of the inlined picture on high-density screens. */
export function widenPicture(): void {
  for (const picture of document.querySelectorAll<HTMLImageElement>('img[data-wider]')) {
    const { wider = '' } = picture.dataset;
    const isSharp = picture.clientWidth * devicePixelRatio <= picture.naturalWidth;
    delete picture.dataset.wider;
    if (!isSharp) picture.srcset = wider;
  }
}
