/** Where the house is, if it has only a part of its address: the page that it serves says so. */

const said = (): string =>
  typeof document === 'undefined'
    ? ''
    : (document.querySelector<HTMLMetaElement>('meta[name="base"]')?.content ?? '');

/** A path of ours as the browser has to ask for it. */
export const at = (path: string): string => said() + path;

/** A path that the browser is at, as one of ours. */
export function within(pathname: string): string {
  const base = said();
  return `${pathname}/`.startsWith(`${base}/`) ? pathname.slice(base.length) || '/' : pathname;
}
