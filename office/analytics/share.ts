/** For a bar: its part of the longest, from 0 to 1, as `--share`. The policy of the pages allows no style attributes. */
export function setShare(share: number) {
  return (element: HTMLElement | null): void => element?.style.setProperty('--share', share.toFixed(4))
}
