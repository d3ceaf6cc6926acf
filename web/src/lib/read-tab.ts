/** `?tab=` of an address; the first tab where it is missing or no tab of the page. */
export function readTab<Tab extends string>(request: Request, tabs: readonly [Tab, ...Tab[]]): Tab {
  const asked = new URL(request.url).searchParams.get('tab');
  return tabs.find((tab) => tab === asked) ?? tabs[0];
}
