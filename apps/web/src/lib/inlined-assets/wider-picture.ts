/** Gives the picture that came inside the page back its wider forms where the screen shows more points than it has. */
export function widenPicture(): void {
  for (const picture of document.querySelectorAll<HTMLImageElement>('img[data-wider]')) {
    const { wider = '' } = picture.dataset;
    const isSharp = picture.clientWidth * devicePixelRatio <= picture.naturalWidth;
    delete picture.dataset.wider;
    if (!isSharp) picture.srcset = wider;
  }
}
