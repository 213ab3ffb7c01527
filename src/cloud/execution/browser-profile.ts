/** What the browser of an executor looks like to a page: the configuration of one executor, as data. */
export interface BrowserProfile {
  /** The executor's name, such as `chromium-desktop`. */
  readonly name: string;
  /** `DESKTOP`, `ANDROID`, `IOS` or another value of the service's `osType`. */
  readonly osType: string;
  /** Viewport size in CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Device pixels per CSS pixel. */
  readonly scale: number;
  /** Whether pages get a mobile viewport (the `viewport` meta tag counts). */
  readonly mobile: boolean;
  readonly touch: boolean;
  /** Sent instead of the browser's own, where the profile has one. */
  readonly userAgent?: string;
  /** The language that pages are asked for, such as `de-DE`; the browser's own without it. */
  readonly language?: string;
}
