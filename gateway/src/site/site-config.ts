import type { RenderTimes } from './rendered-pages.ts';

export interface SiteConfig {
  /** Folder of the built site. */
  webDist: string;
  /** Folder that gateways of several releases share, for files of the site; null where there is none. */
  assetsDir: string | null;
  /** The site's code for servers; without it every page is made in the browser. */
  webServer: string;
  /** Where the site stands, like https://fair.example; null: as the browser names it. */
  siteOrigin: string | null;
  render: RenderTimes & {
    /** Pages that are not kept yet and that one client may have rendered in a minute; 0: without a limit. */
    perClient: number;
  };
}
